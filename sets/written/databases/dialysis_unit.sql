CREATE TABLE patients (mrn INTEGER PRIMARY KEY, last_name TEXT, first_name TEXT, dob TEXT, access_type TEXT, dry_weight REAL, transplant_list INTEGER, hep_b_status TEXT, deceased_on TEXT);
INSERT INTO patients VALUES (4401,'Bauman','Ruth','1944-03-12','fistula',62.5,0,'neg',NULL),
(4402,'Castillo','Hector','1959-08-30','fistula',84,1,'neg',NULL),
(4403,'Dunn','Theo','1971-01-17','catheter',77.2,1,'neg',NULL),
(4404,'Egan','Maura','1938-11-05','catheter',51,0,'neg','2024-03-19'),
(4405,'Farouk','Salma','1980-05-22','graft',69.4,1,'pos',NULL),
(4406,'Gill','Harpreet','1955-12-01','fistula',90.1,0,'neg',NULL),
(4407,'Hobbs','Lena','1966-07-14','catheter',58.8,0,'neg',NULL),
(4408,'Ito','Kenji','1949-02-27','fistula',60,0,'neg',NULL),
(4409,'Jarvis','Dot','1952-09-09','graft',73.3,0,'neg',NULL),
(4410,'Kruger','Anton','1988-04-03','catheter',95.6,1,'neg',NULL);
CREATE TABLE nurses (nurse_id INTEGER PRIMARY KEY, nurse TEXT, band INTEGER, trainee INTEGER, phone TEXT);
INSERT INTO nurses VALUES (1,'Abigail Stone',6,0,'2101'),
(2,'Marco Pinto',5,0,'2104'),
(3,'Sheila Cho',5,0,NULL),
(4,'Wes Tully',7,0,'2109'),
(5,'Zara Beg',4,1,'2111');
CREATE TABLE stations (station TEXT PRIMARY KEY, machine_model TEXT, isolation INTEGER, last_service TEXT);
INSERT INTO stations VALUES ('A1','5008S',0,'2024-01-15'),
('A2','5008S',0,'2024-02-20'),
('A3','5008S',0,'2023-08-01'),
('B1','Dialog+',1,'2024-03-05'),
('B2','Dialog+',0,NULL);
CREATE TABLE slots (slot_cd TEXT PRIMARY KEY, days TEXT, starts TEXT);
INSERT INTO slots VALUES ('M1','Mon/Wed/Fri','07:00'),
('M2','Mon/Wed/Fri','12:30'),
('T1','Tue/Thu/Sat','07:00'),
('T2','Tue/Thu/Sat','12:30');
CREATE TABLE schedule (mrn INTEGER REFERENCES patients(mrn), slot_cd TEXT REFERENCES slots(slot_cd), station TEXT REFERENCES stations(station), valid_from TEXT, valid_to TEXT);
INSERT INTO schedule VALUES (4401,'M1','A1','2022-05-01',NULL),
(4402,'M1','A2','2021-01-04',NULL),
(4403,'M2','A1','2023-09-11',NULL),
(4404,'T1','A1','2020-03-02','2024-03-19'),
(4405,'T1','B1','2022-10-10',NULL),
(4406,'T2','A2','2021-07-05',NULL),
(4407,'M2','A3','2024-02-12',NULL),
(4408,'T1','A2','2019-06-03',NULL),
(4409,'T2','A1','2023-01-16',NULL),
(4410,'M1','A3','2023-11-01','2024-02-29'),
(4410,'T2','A3','2024-03-01',NULL);
CREATE TABLE sessions (sess_id INTEGER PRIMARY KEY, mrn INTEGER REFERENCES patients(mrn), station TEXT REFERENCES stations(station), nurse_id INTEGER REFERENCES nurses(nurse_id), started_at TEXT, ended_at TEXT, pre_wt REAL, post_wt REAL, status TEXT, hypotension INTEGER);
INSERT INTO sessions VALUES (1,4401,'A1',1,'2024-04-01 07:05','2024-04-01 11:02',64.9,62.6,'done',0),
(2,4402,'A2',1,'2024-04-01 07:10','2024-04-01 11:15',87.2,84.3,'done',1),
(3,4403,'A1',2,'2024-04-01 12:40','2024-04-01 15:10',79.5,78.4,'cut short',0),
(4,4407,'A3',3,'2024-04-01 12:35',NULL,NULL,NULL,'no show',0),
(5,4405,'B1',4,'2024-04-02 07:00','2024-04-02 11:00',72,69.5,'done',0),
(6,4408,'A2',2,'2024-04-02 07:15','2024-04-02 11:05',62.1,60.2,'done',1),
(7,4406,'A2',3,'2024-04-02 12:50','2024-04-02 16:55',94,90.4,'done',0),
(8,4409,'A1',1,'2024-04-02 12:45','2024-04-02 16:30',75.1,73.3,'done',0),
(9,4410,'A3',3,'2024-04-02 12:55','2024-04-02 15:20',100.2,98.1,'cut short',1),
(10,4401,'A1',2,'2024-04-03 07:03','2024-04-03 11:00',64.4,62.4,'done',0),
(11,4402,'A2',2,'2024-04-03 07:08','2024-04-03 11:10',86.8,84.1,'done',0),
(12,4403,'A1',1,'2024-04-03 12:30','2024-04-03 16:35',80.3,77.5,'done',1);
INSERT INTO sessions VALUES (13,4407,'A3',1,'2024-04-03 12:40','2024-04-03 16:20',61.9,59.3,'done',0),
(14,4405,'B1',4,'2024-04-04 07:05',NULL,NULL,NULL,'no show',0),
(15,4408,'A2',3,'2024-04-04 07:12','2024-04-04 11:00',61.8,60.1,'done',0),
(16,4410,'A3',2,'2024-04-04 12:50','2024-04-04 17:00',101,96.4,'done',1),
(17,4407,'A3',2,'2024-03-29 12:35',NULL,NULL,NULL,'no show',0),
(18,4404,'A1',1,'2024-03-14 07:10','2024-03-14 10:40',53.2,51.5,'done',1);
CREATE TABLE labs (lab_id INTEGER PRIMARY KEY, mrn INTEGER REFERENCES patients(mrn), drawn_on TEXT, test TEXT, result REAL);
INSERT INTO labs VALUES (1,4401,'2024-03-04','potassium',5.1),
(2,4402,'2024-03-04','potassium',5.9),
(3,4403,'2024-03-04','potassium',6.3),
(4,4405,'2024-03-05','potassium',4.8),
(5,4410,'2024-03-05','potassium',6.6),
(6,4401,'2024-03-04','haemoglobin',108),
(7,4402,'2024-03-04','haemoglobin',96),
(8,4403,'2024-03-04','haemoglobin',101),
(9,4408,'2024-03-05','haemoglobin',89),
(10,4401,'2024-04-01','potassium',5),
(11,4402,'2024-04-01','potassium',5.4),
(12,4403,'2024-04-01','potassium',6.1);
INSERT INTO labs VALUES (13,4409,'2024-04-02','potassium',5.2),
(14,4408,'2024-04-02','haemoglobin',94),
(15,4406,'2024-04-02','phosphate',1.9),
(16,4410,'2024-04-02','phosphate',2.4);
