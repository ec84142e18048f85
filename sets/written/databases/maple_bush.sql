CREATE TABLE stand (stand_id INTEGER PRIMARY KEY, stand_name TEXT, taps INTEGER, tubing INTEGER, slope_side TEXT);
INSERT INTO stand VALUES (1,'North ridge',420,1,'north'),
(2,'Home woods',150,0,'south'),
(3,'Swamp edge',90,0,'east'),
(4,'Uncle''s lot',300,1,'south'),
(5,'New lease',0,0,NULL);
CREATE TABLE collect (collect_id INTEGER PRIMARY KEY, stand_id INTEGER REFERENCES stand(stand_id), run_on TEXT, gallons REAL, sugar_pct REAL, low_f INTEGER, high_f INTEGER);
INSERT INTO collect VALUES (1,2,'2024-02-18',95,2.1,22,44),
(2,1,'2024-02-21',310,2.3,20,41),
(3,4,'2024-02-21',260,2,20,41),
(4,2,'2024-02-27',140,2.2,25,48),
(5,3,'2024-02-28',60,1.9,25,48),
(6,1,'2024-03-03',520,2.4,24,50),
(7,4,'2024-03-03',410,2.1,24,50),
(8,1,'2024-03-10',480,2,28,53),
(9,2,'2024-03-10',120,1.8,28,53),
(10,4,'2024-03-18',180,1.4,33,58),
(11,1,'2023-03-01',390,2.2,21,43),
(12,2,'2023-03-05',110,2,23,46);
INSERT INTO collect VALUES (13,4,'2023-03-12',330,1.9,26,49),
(14,1,'2023-03-19',450,1.7,29,52);
CREATE TABLE boil (boil_id INTEGER PRIMARY KEY, boiled_on TEXT, sap_gal REAL, syrup_gal REAL, grade TEXT, wood_cords REAL, boiler_man TEXT);
INSERT INTO boil VALUES (1,'2024-02-22',560,14.5,'golden',1.2,'Roy'),
(2,'2024-02-28',210,5.1,'golden',0.5,'Roy'),
(3,'2024-03-04',930,23.8,'amber',1.9,'Dot'),
(4,'2024-03-11',600,13.2,'dark',1.3,'Roy'),
(5,'2024-03-19',180,3,'very dark',0.5,'Dot'),
(6,'2023-03-02',390,9.7,'golden',0.9,'Roy'),
(7,'2023-03-13',440,10,'amber',1,'Dot'),
(8,'2023-03-20',450,8.9,'dark',1.1,NULL);
CREATE TABLE sale (sale_id INTEGER PRIMARY KEY, sold_on TEXT, buyer TEXT, grade TEXT, size TEXT, qty INTEGER, unit_price REAL, channel TEXT, paid INTEGER);
INSERT INTO sale VALUES (1,'2024-03-09','Farm stand','amber','pint',14,14,'stand',1),
(2,'2024-03-16','Hotel Birch','golden','gallon',5,62,'wholesale',1),
(3,'2024-03-17','Farm stand','golden','pint',9,15,'stand',1),
(4,'2024-03-23','Farm stand','amber','quart',12,24,'stand',1),
(5,'2024-03-25','Co-op','amber','quart',30,19,'wholesale',0),
(6,'2024-04-02','Co-op','dark','gallon',6,55,'wholesale',0),
(7,'2024-04-06','Mrs Lund','amber','gallon',1,68,'mail',1),
(8,'2024-04-10','Pancake house','dark','gallon',8,54,'wholesale',1),
(9,'2024-04-11','J. Ortiz','golden','quart',2,26,'mail',0),
(10,'2023-04-01','Co-op','amber','quart',24,18,'wholesale',1),
(11,'2023-04-08','Farm stand','amber','pint',20,13,'stand',1),
(12,'2023-04-15','Hotel Birch','golden','gallon',4,60,'wholesale',1);
