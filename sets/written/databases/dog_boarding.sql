CREATE TABLE families (family_id INTEGER PRIMARY KEY, family TEXT, phone TEXT, email TEXT, first_stay TEXT);
INSERT INTO families VALUES (1,'Okada','555-7001','okada@mail.com','2022-05-20'),
(2,'Brunner','555-7002',NULL,'2023-03-03'),
(3,'Sayeed',NULL,'sayeed@mail.com','2023-12-22'),
(4,'Lopes','555-7004','lopes@mail.com','2021-08-07'),
(5,'Whitt','555-7005',NULL,'2024-06-14'),
(6,'Chen','555-7006','chen@mail.com',NULL),
(7,'Dray','555-7007','dray@mail.com','2024-02-16');
CREATE TABLE dogs (dog_id INTEGER PRIMARY KEY, family_id INTEGER REFERENCES families(family_id), dog TEXT, breed TEXT, kg REAL, born TEXT, rabies_until TEXT, friendly INTEGER);
INSERT INTO dogs VALUES (1,1,'Miso','shiba',11,'2019-04-01','2024-11-30',1),
(2,1,'Tofu','shiba',10,'2021-02-02','2024-11-30',1),
(3,2,'Bruno','mastiff',68,'2018-07-09','2024-06-30',0),
(4,3,'Kiki','poodle',6,'2022-10-10','2025-10-10',1),
(5,4,'Sol','labrador',31,'2016-01-05','2024-05-15',1),
(6,5,'Rusty','mixed',22,'2020-09-30',NULL,1),
(7,6,'Bao','pug',8,'2023-06-06','2025-06-06',1),
(8,7,'Zip','border collie',19,'2021-11-11','2025-01-20',0),
(9,4,'Lua','labrador',28,'2023-03-03','2025-03-01',1);
CREATE TABLE runs (run_no INTEGER PRIMARY KEY, size TEXT, nightly REAL, heated INTEGER, closed_for_repair INTEGER);
INSERT INTO runs VALUES (1,'small',32,1,0),
(2,'small',32,1,0),
(3,'medium',38,1,0),
(4,'large',46,0,0),
(5,'large',46,1,1),
(6,'suite',70,1,0);
CREATE TABLE stays (stay_id INTEGER PRIMARY KEY, dog_id INTEGER REFERENCES dogs(dog_id), run_no INTEGER REFERENCES runs(run_no), check_in TEXT, check_out TEXT, total REAL, paid INTEGER, status TEXT);
INSERT INTO stays VALUES (1,1,1,'2024-03-01','2024-03-05',128,1,'done'),
(2,2,2,'2024-03-01','2024-03-05',128,1,'done'),
(3,5,3,'2024-03-15','2024-03-17',76,1,'done'),
(4,3,4,'2024-04-10','2024-04-20',460,1,'done'),
(5,4,1,'2024-04-26','2024-04-28',64,1,'done'),
(6,8,3,'2024-05-03','2024-05-10',266,0,'done'),
(7,6,4,'2024-06-14','2024-06-16',92,1,'done'),
(8,1,6,'2024-06-21','2024-06-30',630,1,'done'),
(9,2,2,'2024-06-21','2024-06-30',288,1,'done'),
(10,5,4,'2024-07-03','2024-07-07',184,0,'done'),
(11,9,3,'2024-07-03','2024-07-07',152,0,'done'),
(12,3,4,'2024-07-04','2024-07-06',NULL,0,'cancelled');
INSERT INTO stays VALUES (13,4,1,'2024-07-08','2024-07-14',192,0,'in house'),
(14,6,4,'2024-07-09','2024-07-12',138,1,'in house'),
(15,8,3,'2024-07-19','2024-07-22',114,0,'booked'),
(16,1,6,'2024-08-02','2024-08-11',630,0,'booked'),
(17,3,4,'2024-08-05','2024-08-09',184,0,'booked');
CREATE TABLE extras (extra_id INTEGER PRIMARY KEY, stay_id INTEGER REFERENCES stays(stay_id), what TEXT, given_on TEXT, price REAL);
INSERT INTO extras VALUES (1,1,'bath','2024-03-05',25),
(2,2,'bath','2024-03-05',25),
(3,4,'medication','2024-04-11',5),
(4,4,'medication','2024-04-12',5),
(5,4,'long walk','2024-04-15',18),
(6,6,'long walk','2024-05-05',18),
(7,6,'long walk','2024-05-07',18),
(8,8,'bath','2024-06-30',25),
(9,8,'nail trim','2024-06-30',15),
(10,10,'medication','2024-07-04',5),
(11,13,'long walk','2024-07-09',18),
(12,14,'nail trim','2024-07-10',15);
