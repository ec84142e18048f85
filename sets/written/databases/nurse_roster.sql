CREATE TABLE units (unit_cd TEXT PRIMARY KEY, unit_nm TEXT, beds INTEGER, min_rn_day INTEGER, min_rn_night INTEGER);
INSERT INTO units VALUES ('ICU','intensive care',10,5,5),
('MED','medical ward',28,4,2),
('SUR','surgical ward',24,4,2),
('PED','children',14,3,2),
('ER','emergency',NULL,6,4);
CREATE TABLE staff_nurse (emp_no INTEGER PRIMARY KEY, nurse_nm TEXT, home_unit TEXT REFERENCES units(unit_cd), grade_cd TEXT, contract_hrs REAL, agency INTEGER, hired_dt TEXT, left_dt TEXT, mobile TEXT);
INSERT INTO staff_nurse VALUES (501,'Adaeze Obi','ICU','RN',36,0,'2016-05-02',NULL,'070 1'),
(502,'Brett Coles','MED','RN',36,0,'2019-09-09',NULL,'070 2'),
(503,'Chidi Eze','MED','HCA',30,0,'2022-01-17',NULL,NULL),
(504,'Dora Vance','SUR','RN',24,0,'2012-03-05',NULL,'070 4'),
(505,'Elise Marin','ICU','RN',36,1,'2024-08-01',NULL,'070 5'),
(506,'Faye Low','PED','RN',36,0,'2018-10-22','2024-10-31','070 6'),
(507,'Gareth Pym','ER','RN',36,0,'2015-06-15',NULL,'070 7'),
(508,'Hua Li','ER','HCA',36,0,'2023-04-03',NULL,'070 8'),
(509,'Ines Cruz','SUR','TR',36,0,'2024-09-02',NULL,NULL),
(510,'Jo Brand','MED','RN',18,0,'2009-02-23',NULL,'070 10');
CREATE TABLE shift_type (sh_cd TEXT PRIMARY KEY, sh_nm TEXT, paid_hrs REAL, night INTEGER);
INSERT INTO shift_type VALUES ('E','early',7.5,0),
('L','late',7.5,0),
('LD','long day',11.5,0),
('N','night',11.5,1);
CREATE TABLE roster (ros_no INTEGER PRIMARY KEY, emp_no INTEGER REFERENCES staff_nurse(emp_no), unit_cd TEXT REFERENCES units(unit_cd), sh_cd TEXT REFERENCES shift_type(sh_cd), work_dt TEXT, stat TEXT, overtime INTEGER);
INSERT INTO roster VALUES (1,501,'ICU','LD','2024-11-04','W',0),
(2,501,'ICU','LD','2024-11-05','W',0),
(3,501,'ICU','N','2024-11-08','W',0),
(4,502,'MED','E','2024-11-04','W',0),
(5,502,'MED','L','2024-11-05','S',0),
(6,502,'MED','LD','2024-11-09','W',1),
(7,503,'MED','E','2024-11-04','W',0),
(8,503,'MED','E','2024-11-06','W',0),
(9,503,'ER','N','2024-11-07','W',1),
(10,504,'SUR','LD','2024-11-05','W',0),
(11,504,'SUR','LD','2024-11-06','S',0),
(12,505,'ICU','N','2024-11-04','W',0);
INSERT INTO roster VALUES (13,505,'ICU','N','2024-11-05','W',0),
(14,505,'ICU','N','2024-11-06','W',0),
(15,505,'ICU','N','2024-11-07','W',0),
(16,507,'ER','LD','2024-11-04','W',0),
(17,507,'ER','LD','2024-11-06','N',0),
(18,507,'ER','N','2024-11-09','W',1),
(19,508,'ER','E','2024-11-05','W',0),
(20,508,'ER','L','2024-11-07','W',0),
(21,509,'SUR','E','2024-11-04','W',0),
(22,509,'SUR','E','2024-11-05','W',0),
(23,510,'MED','N','2024-11-05','W',0),
(24,510,'SUR','E','2024-11-06','W',1);
INSERT INTO roster VALUES (25,501,'ICU','LD','2024-10-28','W',0),
(26,506,'PED','LD','2024-10-29','W',0),
(27,502,'MED','E','2024-10-30','W',0),
(28,504,'SUR','LD','2024-11-13','P',0),
(29,501,'ICU','LD','2024-11-13','P',0),
(30,509,'SUR','E','2024-11-12','P',0);
CREATE TABLE leave_req (lv_no INTEGER PRIMARY KEY, emp_no INTEGER REFERENCES staff_nurse(emp_no), from_dt TEXT, to_dt TEXT, kind TEXT, approved_by INTEGER REFERENCES staff_nurse(emp_no), decided TEXT);
INSERT INTO leave_req VALUES (1,502,'2024-12-23','2024-12-29','annual',510,'yes'),
(2,503,'2024-12-24','2024-12-27','annual',NULL,NULL),
(3,504,'2024-11-18','2024-11-22','annual',510,'yes'),
(4,507,'2024-12-24','2025-01-02','annual',501,'no'),
(5,508,'2024-11-25','2024-11-26','study',501,'yes'),
(6,509,'2024-12-30','2025-01-05','annual',NULL,NULL),
(7,501,'2024-08-05','2024-08-16','annual',510,'yes');
CREATE TABLE skill (emp_no INTEGER REFERENCES staff_nurse(emp_no), course TEXT, valid_to TEXT);
INSERT INTO skill VALUES (501,'ALS','2025-06-30'),
(502,'ALS','2024-09-30'),
(503,'manual handling','2025-01-31'),
(504,'manual handling','2024-10-15'),
(505,'ALS','2026-02-28'),
(507,'ALS','2024-12-31'),
(507,'triage','2025-08-31'),
(508,'manual handling','2025-11-30'),
(510,'manual handling','2025-03-31'),
(504,'ALS','2025-05-31');
