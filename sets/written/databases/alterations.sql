CREATE TABLE seamstress (id INTEGER PRIMARY KEY, name TEXT, workplace_days INTEGER, started TEXT, left_on TEXT);
INSERT INTO seamstress VALUES (1,'Halina',5,'2011-05-02',NULL),
(2,'Bożena',4,'2016-09-05',NULL),
(3,'Carmen',3,'2020-02-17',NULL),
(4,'Odile',5,'2022-08-01','2024-06-30'),
(5,'Nour',2,'2025-01-13',NULL);
CREATE TABLE client (id INTEGER PRIMARY KEY, name TEXT, mobile TEXT, vip INTEGER, first_visit TEXT);
INSERT INTO client VALUES (1,'Agnes Thorne','07700 900101',1,'2018-04-10'),
(2,'Bridget Lyle','07700 900114',0,'2021-06-19'),
(3,'Colm Daly',NULL,0,'2023-02-02'),
(4,'Deepa Rao','07700 900121',0,'2023-03-15'),
(5,'Erin Voss','07700 900177',1,'2019-11-23'),
(6,'Farah Aziz',NULL,0,'2024-09-08'),
(7,'Gus Palmer','07700 900160',0,'2024-10-11'),
(8,'Hetty Moss','07700 900183',0,'2025-01-20'),
(9,'Ivo Brandt','07700 900139',0,'2025-02-03'),
(10,'Jo Quill','07700 900152',0,'2025-02-27'),
(11,'Kit Norris',NULL,0,'2025-03-01');
CREATE TABLE job (id INTEGER PRIMARY KEY, client_id INTEGER REFERENCES client(id), seamstress_id INTEGER REFERENCES seamstress(id), garment TEXT, work TEXT, price REAL, deposit REAL, brought_in TEXT, promised_for TEXT, finished_on TEXT, collected_on TEXT, rush INTEGER);
INSERT INTO job VALUES (1,1,1,'wedding dress','take in waist',180,90,'2024-02-03','2024-03-20','2024-03-15','2024-03-18',0),
(2,2,2,'trousers','hem',14,0,'2024-03-11','2024-03-16','2024-03-16','2024-03-20',0),
(3,3,1,'suit','let out jacket',65,20,'2024-04-02','2024-04-12','2024-04-17','2024-04-18',0),
(4,4,4,'prom dress','hem',48,20,'2024-05-06','2024-05-25','2024-05-20','2024-05-24',0),
(5,5,2,'coat','new lining',120,60,'2024-09-15','2024-10-10','2024-10-22','2024-10-25',0),
(6,6,3,'trousers','hem',14,0,'2024-09-20','2024-09-27','2024-09-26','2024-10-30',0),
(7,1,3,'evening gown','shorten straps',38,0,'2024-11-04','2024-11-15','2024-11-12','2024-11-14',0),
(8,7,2,'suit','taper legs',42,10,'2024-11-20','2024-12-01','2024-11-30',NULL,0),
(9,5,1,'wedding dress','bustle',95,50,'2025-01-07','2025-02-20','2025-02-18','2025-02-21',0),
(10,8,3,'skirt','new zip',22,0,'2025-01-20','2025-01-27','2025-01-27',NULL,0),
(11,9,1,'wedding dress','take in waist',210,100,'2025-02-03','2025-04-10',NULL,NULL,0),
(12,2,5,'jeans','hem',12,0,'2025-02-10','2025-02-14','2025-02-20','2025-02-28',0);
INSERT INTO job VALUES (13,10,2,'bridesmaid dress','hem',55,25,'2025-02-27','2025-03-12',NULL,NULL,1),
(14,10,2,'bridesmaid dress','let out bust',60,25,'2025-02-27','2025-03-12',NULL,NULL,1),
(15,4,3,'blouse','new buttons',16,0,'2025-03-01','2025-03-08','2025-03-07','2025-03-08',0),
(16,5,5,'coat','new lining',130,60,'2025-03-03','2025-03-24',NULL,NULL,0),
(17,11,1,'kilt','move straps',35,0,'2025-03-05','2025-03-08','2025-03-07',NULL,1),
(18,7,3,'shirt','shorten sleeves',18,0,'2025-03-08','2025-03-20',NULL,NULL,0),
(19,6,5,'trousers','taper legs',24,0,'2025-03-09','2025-03-11',NULL,NULL,0);
CREATE TABLE fitting (id INTEGER PRIMARY KEY, job_id INTEGER REFERENCES job(id), fitted_at TEXT, turned_up INTEGER);
INSERT INTO fitting VALUES (1,1,'2024-02-17 10:00',1),
(2,1,'2024-03-09 11:00',1),
(3,4,'2024-05-14 16:30',1),
(4,5,'2024-09-28 10:30',0),
(5,5,'2024-10-05 10:30',1),
(6,9,'2025-01-25 14:00',1),
(7,9,'2025-02-11 17:00',1),
(8,11,'2025-02-22 10:00',1),
(9,11,'2025-03-15 10:00',NULL),
(10,13,'2025-03-06 17:30',0),
(11,14,'2025-03-06 18:00',0),
(12,16,'2025-03-17 12:00',NULL);
INSERT INTO fitting VALUES (13,8,'2024-11-25 09:30',0);
