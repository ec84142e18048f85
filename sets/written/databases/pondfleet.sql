CREATE TABLE boats (boat_id INTEGER PRIMARY KEY, boat_name TEXT, kind TEXT, seats INTEGER, price_half_hour REAL, built INTEGER, leaky INTEGER);
CREATE TABLE attendants (att_id INTEGER PRIMARY KEY, name TEXT, age INTEGER, can_swim INTEGER, since DATE);
CREATE TABLE hires (hire_id INTEGER PRIMARY KEY, boat_id INTEGER REFERENCES boats(boat_id), att_id INTEGER REFERENCES attendants(att_id), out_at DATETIME, minutes INTEGER, adults INTEGER, children INTEGER, paid REAL, deposit_back INTEGER);
CREATE TABLE mishaps (mishap_id INTEGER PRIMARY KEY, hire_id INTEGER REFERENCES hires(hire_id), what TEXT, cost REAL);
INSERT INTO boats VALUES (1,'Swanhilde','pedalo',4,9,2016,0),(2,'Duckie','pedalo',2,7,2011,1),(3,'Old Oak','rowing boat',3,8,1988,0),(4,'Whisper','electric',6,19,2022,0),(5,'Pea Pod','kayak',1,5.5,2019,0),(6,'Tandem','kayak',2,7.5,2020,0);
INSERT INTO attendants VALUES (1,'Jasper',19,1,'2023-05-01'),(2,'Annegret',63,1,'2004-04-15'),(3,'Milo',17,0,'2024-04-27'),(4,'Dunja',31,1,'2019-06-01');
INSERT INTO hires VALUES (1,1,2,'2024-04-28 11:00',30,2,2,9,1),(2,4,1,'2024-04-28 13:30',90,4,1,57,1),(3,3,2,'2024-05-01 10:15',60,2,0,16,1),(4,1,3,'2024-05-01 14:00',60,2,1,18,0),(5,5,1,'2024-05-09 15:20',45,1,0,11,1),(6,4,2,'2024-05-12 12:00',120,5,0,76,1),(7,1,3,'2024-05-12 16:10',30,1,3,9,1),(8,6,1,'2024-05-19 11:40',90,2,0,22.5,0),(9,3,2,'2024-06-02 17:00',30,1,2,8,1);
INSERT INTO mishaps VALUES (1,4,'lost oar',35),(2,8,'capsized',0),(3,7,'torn seat',20);
