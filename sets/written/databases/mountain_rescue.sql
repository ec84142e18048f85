CREATE TABLE base (base_id INTEGER PRIMARY KEY, base_name TEXT, valley TEXT, helicopters INTEGER);
CREATE TABLE rescuer (rescuer_id INTEGER PRIMARY KEY, full_name TEXT, base_id INTEGER, speciality TEXT, joined INTEGER, FOREIGN KEY (base_id) REFERENCES base(base_id));
CREATE TABLE rescue (rescue_id INTEGER PRIMARY KEY, base_id INTEGER, rescue_date DATE, reason TEXT, people_saved INTEGER, duration_h REAL, FOREIGN KEY (base_id) REFERENCES base(base_id));
CREATE TABLE took_part (rescue_id INTEGER, rescuer_id INTEGER, FOREIGN KEY (rescue_id) REFERENCES rescue(rescue_id), FOREIGN KEY (rescuer_id) REFERENCES rescuer(rescuer_id));
INSERT INTO base VALUES (1,'Eagle Post','Arn',2),(2,'Low Cross','Arn',0),(3,'Glacier Hut','Veld',1),(4,'South Pass','Tosa',1);
INSERT INTO rescuer VALUES (1,'Vera Lenk',1,'doctor',2006),(2,'Jan Rust',1,'pilot',2012),(3,'Odd Berg',3,'climber',1999),(4,'Sue Platt',2,'dog handler',2018),(5,'Leo Tanner',3,'pilot',2016),(6,'Mia Koch',1,'climber',2020);
INSERT INTO rescue VALUES (1,1,'2022-01-15','avalanche',3,6.5),(2,1,'2022-02-20','fall',1,2),(3,3,'2022-07-08','fall',2,4.2),(4,2,'2022-08-30','lost',5,9),(5,3,'2023-01-03','avalanche',0,11.5),(6,1,'2023-06-17','lost',2,3.1);
INSERT INTO took_part VALUES (1,1),(1,2),(1,6),(2,1),(2,2),(3,3),(3,5),(4,4),(5,3),(6,1),(5,6);
