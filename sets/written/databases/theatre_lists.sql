CREATE TABLE tbl_surgeon (surg_id INTEGER PRIMARY KEY, surg_nm TEXT, specialty TEXT, grade_cd TEXT, pager TEXT, left_dt TEXT);
INSERT INTO tbl_surgeon VALUES (1,'Mr Achebe','orthopaedics','CONS','4410',NULL),
(2,'Miss Farrar','general','CONS','4411',NULL),
(3,'Mr Lowe','ENT','CONS',NULL,NULL),
(4,'Dr Sandhu','orthopaedics','REG','4419',NULL),
(5,'Mr Tate','urology','CONS','4422','2024-12-31'),
(6,'Ms Quist','general','REG','4425',NULL);
CREATE TABLE tbl_theatre (thr_cd TEXT PRIMARY KEY, thr_desc TEXT, laminar_flg TEXT);
INSERT INTO tbl_theatre VALUES ('T1','Main 1','Y'),
('T2','Main 2','N'),
('T3','Day surgery','N'),
('T4','Trauma','Y');
CREATE TABLE lkp_proc (proc_cd TEXT PRIMARY KEY, proc_desc TEXT, std_mins INTEGER, tariff REAL);
INSERT INTO lkp_proc VALUES ('HIP','hip replacement',110,6100),
('KNE','knee replacement',100,5900),
('HRN','hernia repair',60,1650),
('GBL','gallbladder removal',75,2700),
('TON','tonsillectomy',40,1100),
('CYS','cystoscopy',25,620),
('CRP','carpal tunnel',30,900),
('APX','appendix removal',60,2100);
CREATE TABLE tbl_patient (pat_no INTEGER PRIMARY KEY, pat_nm TEXT, dob TEXT, ward_cd TEXT, asa_grade INTEGER);
INSERT INTO tbl_patient VALUES (81,'Olive Hart','1948-04-02','W3',3),
(82,'Ken Bligh','1961-09-15','W3',2),
(83,'Sonia Pell','1975-12-09','W1',1),
(84,'Luke Amery','2015-06-30','CH',1),
(85,'Rita Ono','1939-01-21','W3',4),
(86,'Dave Colley','1983-08-11','W1',2),
(87,'Mina Gupta','1990-02-17','DS',1),
(88,'Tom Speke','1955-10-05',NULL,2),
(89,'Amy Vale','2012-03-14','CH',1),
(90,'Joan Firth','1968-07-07','W1',2);
CREATE TABLE tbl_operation (op_id INTEGER PRIMARY KEY, pat_no INTEGER REFERENCES tbl_patient(pat_no), proc_cd TEXT REFERENCES lkp_proc(proc_cd), lead_surg INTEGER REFERENCES tbl_surgeon(surg_id), asst_surg INTEGER REFERENCES tbl_surgeon(surg_id), thr_cd TEXT REFERENCES tbl_theatre(thr_cd), sched_dt TEXT, knife_dt TEXT, close_dt TEXT, op_stat TEXT, urgency TEXT, canc_reason TEXT);
INSERT INTO tbl_operation VALUES (1,81,'HIP',1,4,'T1','2025-01-13 08:30','2025-01-13 08:55','2025-01-13 11:05','DONE','E',NULL),
(2,82,'KNE',1,4,'T1','2025-01-13 11:15','2025-01-13 11:40','2025-01-13 13:10','DONE','E',NULL),
(3,83,'GBL',2,6,'T2','2025-01-14 08:30','2025-01-14 08:35','2025-01-14 09:45','DONE','E',NULL),
(4,86,'HRN',2,6,'T2','2025-01-14 10:15','2025-01-14 10:50','2025-01-14 12:05','DONE','E',NULL),
(5,84,'TON',3,NULL,'T3','2025-01-15 08:30','2025-01-15 08:30','2025-01-15 09:00','DONE','E',NULL),
(6,89,'TON',3,NULL,'T3','2025-01-15 09:15',NULL,NULL,'CANC','E','fever'),
(7,85,'HIP',1,4,'T4','2025-01-18 14:00','2025-01-18 15:10','2025-01-18 17:25','DONE','U',NULL),
(8,87,'CRP',4,NULL,'T3','2025-01-20 08:30','2025-01-20 08:40','2025-01-20 09:05','DONE','E',NULL),
(9,88,'KNE',1,4,'T1','2025-01-20 08:30',NULL,NULL,'CANC','E','no bed'),
(10,90,'APX',6,NULL,'T4','2025-01-21 22:00','2025-01-21 22:20','2025-01-21 23:35','DONE','U',NULL),
(11,83,'HRN',2,6,'T2','2025-02-04 08:30','2025-02-04 08:50','2025-02-04 09:40','DONE','E',NULL),
(12,88,'KNE',1,4,'T1','2025-02-03 08:30','2025-02-03 08:45','2025-02-03 10:50','DONE','E',NULL);
INSERT INTO tbl_operation VALUES (13,89,'TON',3,NULL,'T3','2025-02-05 08:30','2025-02-05 08:45','2025-02-05 09:20','DONE','E',NULL),
(14,86,'CYS',5,NULL,'T3','2024-12-11 09:00','2024-12-11 09:10','2024-12-11 09:30','DONE','E',NULL),
(15,82,'CRP',4,NULL,'T3','2025-02-10 08:30',NULL,NULL,'CANC','E','patient did not attend'),
(16,81,'KNE',1,4,'T1','2025-02-17 08:30',NULL,NULL,'BOOK','E',NULL),
(17,90,'GBL',2,6,'T2','2025-02-18 08:30',NULL,NULL,'BOOK','E',NULL);
CREATE TABLE tbl_implant_used (op_id INTEGER REFERENCES tbl_operation(op_id), implant_nm TEXT, lot_no TEXT, unit_cost REAL, qty INTEGER);
INSERT INTO tbl_implant_used VALUES (1,'hip stem size 3','L881',1240,1),
(1,'bone cement','C114',64,2),
(2,'knee tray','L402',980,1),
(2,'bone cement','C114',64,1),
(4,'hernia mesh','M77',130,1),
(7,'hip stem size 2','L869',1240,1),
(11,'hernia mesh','M79',130,2),
(12,'knee tray','L410',1010,1),
(12,'bone cement','C120',66,2);
