CREATE TABLE accounts (acct_id INTEGER PRIMARY KEY, acct_name TEXT, acct_type TEXT, city TEXT, contact_phone TEXT, contact_email TEXT, monthly_fee REAL, started TEXT, cancelled TEXT);
INSERT INTO accounts VALUES (1,'Lucky Dragon','restaurant','Reno','775-1001','hq@luckydragon.com',140,'2021-02-01',NULL),
(2,'Sierra Apartments','housing','Reno','775-1002',NULL,310,'2019-06-01',NULL),
(3,'Pine Elementary','school','Sparks','775-1003','office@pine.edu',95,'2022-08-15',NULL),
(4,'Dolan Residence','home','Carson City',NULL,'dolan@mail.com',45,'2023-03-01','2024-04-30'),
(5,'Big Sky Storage','warehouse','Sparks','775-1005','ops@bigsky.com',180,'2020-01-15',NULL),
(6,'Tino''s Pizza','restaurant','Sparks','775-1006',NULL,120,'2023-10-01',NULL),
(7,'Abbey Residence','home','Reno','775-1007','abbey@mail.com',45,'2024-05-01',NULL),
(8,'Desert Grill','restaurant','Carson City','775-1008','grill@mail.com',125,'2022-01-01','2023-12-31'),
(9,'Holly Motel','housing','Reno','775-1009',NULL,160,'2024-06-01',NULL);
CREATE TABLE exterminators (ext_id INTEGER PRIMARY KEY, ext_name TEXT, licence_exp TEXT, van_no INTEGER, trainee TEXT);
INSERT INTO exterminators VALUES (1,'Duane Fry','2025-02-28',7,'N'),
(2,'Marta Silva','2024-05-31',3,'N'),
(3,'Koji Abe','2026-01-31',5,'N'),
(4,'Rex Poole',NULL,7,'Y');
CREATE TABLE pests (pest_id INTEGER PRIMARY KEY, pest TEXT, category TEXT);
INSERT INTO pests VALUES (1,'german cockroach','insect'),
(2,'bed bug','insect'),
(3,'house mouse','rodent'),
(4,'roof rat','rodent'),
(5,'black widow','spider'),
(6,'pigeon','bird'),
(7,'carpenter ant','insect'),
(8,'scorpion','spider');
CREATE TABLE calls (call_id INTEGER PRIMARY KEY, acct_id INTEGER REFERENCES accounts(acct_id), ext_id INTEGER REFERENCES exterminators(ext_id), pest_id INTEGER REFERENCES pests(pest_id), reported TEXT, treated TEXT, severity INTEGER, callback INTEGER, charge REAL);
INSERT INTO calls VALUES (1,1,1,1,'2024-01-08','2024-01-09',3,0,85),
(2,2,2,2,'2024-01-15','2024-01-22',4,0,420),
(3,2,2,2,'2024-02-05','2024-02-07',3,1,0),
(4,5,3,3,'2024-02-11','2024-02-12',2,0,60),
(5,8,1,1,'2023-11-20','2023-11-21',5,0,130),
(6,4,4,5,'2024-03-02','2024-03-05',2,0,75),
(7,1,1,1,'2024-03-14','2024-03-15',4,1,0),
(8,6,3,3,'2024-03-20','2024-03-20',3,0,90),
(9,5,3,4,'2024-04-08','2024-04-12',4,0,240),
(10,2,2,2,'2024-04-16','2024-04-26',5,0,480),
(11,3,1,7,'2024-04-22','2024-04-23',1,0,50),
(12,7,3,5,'2024-05-06','2024-05-08',3,0,75);
INSERT INTO calls VALUES (13,6,1,1,'2024-05-13','2024-05-13',4,0,110),
(14,6,1,1,'2024-05-27','2024-05-28',3,1,0),
(15,2,NULL,6,'2024-06-03',NULL,2,0,NULL),
(16,5,3,4,'2024-06-05',NULL,3,1,NULL),
(17,1,NULL,3,'2024-06-06',NULL,2,0,NULL),
(18,9,2,2,'2024-06-02','2024-06-04',4,0,390);
CREATE TABLE baits (call_id INTEGER REFERENCES calls(call_id), product TEXT, grams REAL, epa_no TEXT);
INSERT INTO baits VALUES (1,'Advion gel',30,'100-1484'),
(2,'CrossFire',900,'1021-2776'),
(3,'CrossFire',400,'1021-2776'),
(4,'Contrac blox',450,'12455-79'),
(7,'Advion gel',60,'100-1484'),
(8,'Contrac blox',300,'12455-79'),
(9,'Contrac blox',1200,'12455-79'),
(10,'CrossFire',1100,'1021-2776'),
(11,'Advance granules',80,'499-370'),
(13,'Advion gel',45,'100-1484'),
(14,'Advion gel',45,'100-1484'),
(18,'CrossFire',800,'1021-2776');
