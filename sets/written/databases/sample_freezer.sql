CREATE TABLE freezer (freezer_code TEXT PRIMARY KEY, room TEXT, temp_c INTEGER, installed_on TEXT);
INSERT INTO freezer VALUES ('F-01','B110',-80,'2016-03-01'),
('F-02','B110',-80,'2019-08-15'),
('F-03','C204',-20,'2012-05-20'),
('F-04','C204',-150,'2022-11-02'),
('F-05','B112',-80,'2024-01-08');
CREATE TABLE donor (donor_id INTEGER PRIMARY KEY, donor_code TEXT, sex TEXT, birth_year INTEGER, consent_until TEXT);
INSERT INTO donor VALUES (1,'DN-017','F',1958,'2027-12-31'),
(2,'DN-018','M',1963,'2025-06-30'),
(3,'DN-021','F',1971,'2030-12-31'),
(4,'DN-022','M',1949,'2024-12-31'),
(5,'DN-030','F',1985,NULL),
(6,'DN-031','F',1990,'2029-06-30'),
(7,'DN-040','M',1977,'2026-03-31');
CREATE TABLE project (project_id INTEGER PRIMARY KEY, acronym TEXT, pi_name TEXT, starts_on TEXT, ends_on TEXT);
INSERT INTO project VALUES (1,'COLDHEART','Ines Baumann','2021-01-01','2024-12-31'),
(2,'MARROW2','Tomasz Rek','2022-06-01','2026-05-31'),
(3,'PILOT-X','Ines Baumann','2024-09-01','2025-08-31'),
(4,'LIPIDOME','Ada Koroma','2025-01-01','2027-12-31');
CREATE TABLE specimen (specimen_id INTEGER PRIMARY KEY, donor_id INTEGER REFERENCES donor(donor_id), project_id INTEGER REFERENCES project(project_id), material TEXT, collected_at TEXT, freezer_code TEXT REFERENCES freezer(freezer_code));
INSERT INTO specimen VALUES (1,1,1,'plasma','2021-04-12 09:10','F-01'),
(2,1,1,'serum','2021-04-12 09:10','F-01'),
(3,2,1,'plasma','2021-09-30 14:25','F-01'),
(4,2,2,'bone marrow','2022-07-19 11:00','F-04'),
(5,3,2,'bone marrow','2022-10-05 08:45','F-04'),
(6,3,1,'plasma','2023-02-14 10:05','F-02'),
(7,4,1,'serum','2023-05-22 13:30','F-02'),
(8,4,2,'bone marrow','2023-05-22 13:55',NULL),
(9,5,2,'plasma','2024-03-07 09:40','F-05'),
(10,5,3,'saliva','2024-10-11 15:20','F-03'),
(11,6,3,'saliva','2024-11-04 08:30','F-03'),
(12,6,3,'plasma','2024-11-04 08:35','F-05');
INSERT INTO specimen VALUES (13,7,2,'plasma','2025-02-18 10:50','F-05'),
(14,7,4,'serum','2025-02-18 10:50','F-02'),
(15,1,4,'serum','2025-03-05 09:15','F-02');
CREATE TABLE aliquot (aliquot_id INTEGER PRIMARY KEY, specimen_id INTEGER REFERENCES specimen(specimen_id), volume_ul INTEGER, thawed INTEGER, used_up_on TEXT);
INSERT INTO aliquot VALUES (1,1,500,0,NULL),
(2,1,500,1,'2022-02-10'),
(3,1,250,2,NULL),
(4,2,500,0,NULL),
(5,2,500,1,NULL),
(6,3,300,0,'2021-12-01'),
(7,3,300,0,'2022-03-15'),
(8,4,1000,0,NULL),
(9,4,1000,1,NULL),
(10,5,800,0,NULL),
(11,6,500,3,NULL),
(12,6,500,0,NULL);
INSERT INTO aliquot VALUES (13,7,250,0,NULL),
(14,7,250,0,'2024-01-20'),
(15,8,900,0,NULL),
(16,9,500,0,NULL),
(17,9,500,0,NULL),
(18,10,1500,0,NULL),
(19,11,1500,1,NULL),
(20,12,400,0,NULL),
(21,12,400,0,NULL),
(22,13,500,0,NULL),
(23,15,350,0,NULL);
CREATE TABLE request (request_id INTEGER PRIMARY KEY, scientist TEXT, specimen_id INTEGER REFERENCES specimen(specimen_id), asked_on TEXT, shipped_on TEXT, purpose TEXT);
INSERT INTO request VALUES (1,'Yara Dell',1,'2022-01-25','2022-02-08','ELISA'),
(2,'Kofi Mensah',3,'2021-11-15','2021-11-29','ELISA'),
(3,'Kofi Mensah',3,'2022-03-01','2022-03-14','mass spec'),
(4,'Lin Zhao',7,'2024-01-08','2024-01-18','sequencing'),
(5,'Yara Dell',4,'2025-02-03','2025-02-20','flow cytometry'),
(6,'Lin Zhao',9,'2025-03-10',NULL,'sequencing'),
(7,'Otis Hale',6,'2025-03-24',NULL,'mass spec'),
(8,'Yara Dell',12,'2025-01-13','2025-01-15','ELISA'),
(9,'Lin Zhao',10,'2025-04-01',NULL,'sequencing');
