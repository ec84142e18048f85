CREATE TABLE premises (prem_id INTEGER PRIMARY KEY, prem_name TEXT, town TEXT, contact TEXT, phone TEXT, contract INTEGER, renewal_on TEXT);
INSERT INTO premises VALUES (1,'Corn Exchange','Stroud','Mrs Tilley','01453 1',1,'2025-03-31'),
(2,'Ashby Mill','Stroud','T. Gale','01453 2',1,'2024-11-30'),
(3,'Bus Depot','Dursley',NULL,'01453 3',1,'2024-09-30'),
(4,'Village Hall','Nympsfield','J. Peel',NULL,0,NULL),
(5,'Orchard Care Home','Dursley','Matron','01453 5',1,'2026-01-31'),
(6,'Lamb Inn','Nailsworth','Ky','01453 6',0,NULL);
CREATE TABLE unit (tag TEXT PRIMARY KEY, prem_id INTEGER REFERENCES premises(prem_id), kind TEXT, kg REAL, floor INTEGER, made_year INTEGER, condemned_on TEXT);
INSERT INTO unit VALUES ('X01',1,'water',9,0,2016,NULL),
('X02',1,'co2',2,0,2012,NULL),
('X03',1,'foam',6,1,2019,NULL),
('X04',2,'powder',9,0,2009,NULL),
('X05',2,'co2',5,1,2021,NULL),
('X06',2,'water',9,2,2015,'2024-05-14'),
('X07',3,'powder',9,0,2018,NULL),
('X08',3,'foam',9,0,2018,NULL),
('X09',5,'water',6,0,2020,NULL),
('X10',5,'co2',2,1,2020,NULL),
('X11',5,'wet chemical',6,0,2020,NULL),
('X12',6,'wet chemical',6,0,2014,NULL);
INSERT INTO unit VALUES ('X13',4,'water',9,0,2005,NULL);
CREATE TABLE engineer (eng_id INTEGER PRIMARY KEY, eng TEXT, cert_until TEXT);
INSERT INTO engineer VALUES (1,'Dai','2025-06-30'),
(2,'Lorna','2024-08-31'),
(3,'Mick',NULL);
CREATE TABLE inspection (insp_id INTEGER PRIMARY KEY, tag TEXT REFERENCES unit(tag), eng_id INTEGER REFERENCES engineer(eng_id), seen_on TEXT, passed INTEGER, fault TEXT, charge REAL);
INSERT INTO inspection VALUES (1,'X01',1,'2023-05-10',1,NULL,12),
(2,'X02',1,'2023-05-10',1,NULL,12),
(3,'X03',1,'2023-05-10',0,'low pressure',38),
(4,'X04',2,'2023-06-02',1,NULL,12),
(5,'X05',2,'2023-06-02',1,NULL,12),
(6,'X06',2,'2023-06-02',1,NULL,12),
(7,'X07',1,'2023-09-19',1,NULL,12),
(8,'X08',1,'2023-09-19',0,'hose split',29),
(9,'X09',2,'2024-01-25',1,NULL,10),
(10,'X10',2,'2024-01-25',1,NULL,10),
(11,'X11',2,'2024-01-25',0,'pin missing',14),
(12,'X01',1,'2024-05-13',1,NULL,13);
INSERT INTO inspection VALUES (13,'X02',1,'2024-05-13',0,'out of test',44),
(14,'X03',1,'2024-05-13',1,NULL,13),
(15,'X04',2,'2024-05-14',1,NULL,13),
(16,'X06',2,'2024-05-14',0,'corroded',13),
(17,'X12',2,'2022-11-08',1,NULL,18);
