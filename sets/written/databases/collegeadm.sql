CREATE TABLE campus (campus_id INTEGER PRIMARY KEY, campus_name TEXT, town TEXT);
CREATE TABLE programme (prog_id INTEGER PRIMARY KEY, prog_name TEXT, campus_id INTEGER REFERENCES campus(campus_id), yearly_fee REAL);
CREATE TABLE teacher (teacher_id INTEGER PRIMARY KEY, first_nm TEXT, last_nm TEXT, hired TEXT, salary REAL, campus_id INTEGER REFERENCES campus(campus_id));
CREATE TABLE subject (subject_id INTEGER PRIMARY KEY, subject_nm TEXT, prog_id INTEGER REFERENCES programme(prog_id), credits INTEGER);
CREATE TABLE class_group (group_id INTEGER PRIMARY KEY, subject_id INTEGER REFERENCES subject(subject_id), teacher_id INTEGER REFERENCES teacher(teacher_id), term TEXT, start_dt TEXT, max_size INTEGER);
CREATE TABLE student (student_id INTEGER PRIMARY KEY, first_nm TEXT, last_nm TEXT, email TEXT, birth_dt TEXT, town TEXT, prog_id INTEGER REFERENCES programme(prog_id), enrolled_dt TEXT, left_dt TEXT);
CREATE TABLE grade (student_id INTEGER REFERENCES student(student_id), group_id INTEGER REFERENCES class_group(group_id), mark INTEGER, absences INTEGER);
CREATE TABLE fee_invoice (inv_no INTEGER PRIMARY KEY, student_id INTEGER REFERENCES student(student_id), inv_dt TEXT, due_dt TEXT, paid_dt TEXT, amount REAL);
INSERT INTO campus VALUES (1,'Riverbank','Ashby'),(2,'Hilltop','Denham'),(3,'Old Mint','Ashby');
INSERT INTO programme VALUES (1,'Nursing',1,4200),(2,'Carpentry',2,3100),(3,'Accounting',1,3600),(4,'Graphic Design',2,3900),(5,'Baking',3,2800);
INSERT INTO teacher VALUES (1,'Helen','Orr','2009-09-01',52000,1),(2,'Vikram','Das','2014-01-06',47500,1),(3,'Joan','Pike','2017-08-28',43900,2),(4,'Otto','Lenz','2019-09-02',41200,2),(5,'Carys','Bevan','2021-09-06',38800,1),(6,'Dean','Mosley','2024-01-08',36500,3);
INSERT INTO subject VALUES (1,'Anatomy',1,10),(2,'Patient Care',1,8),(3,'Joinery',2,9),(4,'Timber Science',2,6),(5,'Bookkeeping',3,7),(6,'Tax Law',3,8),(7,'Typography',4,6),(8,'Print Layout',4,5),(9,'Sourdough',5,4);
INSERT INTO class_group VALUES (1,1,1,'Autumn 2022','2022-09-12',20),(2,3,3,'Autumn 2022','2022-09-13',12),(3,5,2,'Autumn 2022','2022-09-14',18),(4,2,1,'Spring 2023','2023-01-16',20),(5,7,4,'Spring 2023','2023-01-17',15),(6,6,2,'Autumn 2023','2023-09-11',18),(7,1,5,'Autumn 2023','2023-09-12',16),(8,4,3,'Autumn 2023','2023-09-13',12),(9,8,4,'Spring 2024','2024-01-15',15),(10,2,5,'Spring 2024','2024-01-16',16);
INSERT INTO student VALUES
  (1, 'Amy', 'Stead', 'amy.stead@college.org', '1999-05-11', 'Ashby', 1, '2022-08-15', NULL),
  (2, 'Ben', 'Okoye', 'ben.okoye@college.org', '1997-07-09', 'Denham', 2, '2022-08-17', NULL),
  (3, 'Cora', 'Lund', 'cora.lund@college.org', '1998-01-14', 'Ashby', 3, '2022-08-22', NULL),
  (4, 'Dylan', 'Frame', 'dylan.frame@college.org', '2006-01-14', 'Corley', 1, '2022-08-30', '2023-06-30'),
  (5, 'Esme', 'Patel', 'esme.patel@college.org', '2001-03-07', 'Denham', 2, '2022-09-02', NULL),
  (6, 'Fraser', 'Gunn', 'fraser.gunn@college.org', '2002-09-16', 'Denham', 4, '2022-12-05', NULL),
  (7, 'Gwen', 'Tate', 'gwen.tate@college.org', '2000-04-27', 'Ashby', 4, '2022-12-19', NULL),
  (8, 'Harun', 'Said', 'harun.said@college.org', '1997-07-27', 'Corley', 1, '2023-08-14', NULL),
  (9, 'Isobel', 'Rowe', 'isobel.rowe@college.org', '2003-05-22', 'Ashby', 3, '2023-08-21', NULL),
  (10, 'Jake', 'Mills', 'jake.mills@college.org', '2005-05-11', 'Ashby', 1, '2023-08-28', '2024-02-16'),
  (11, 'Kira', 'Novak', 'kira.novak@college.org', '2001-10-07', 'Denham', 3, '2023-09-01', NULL),
  (12, 'Liam', 'Pugh', 'liam.pugh@college.org', '2001-05-27', 'Corley', 4, '2023-12-11', NULL),
  (13, 'Maya', 'Singh', 'maya.singh@college.org', '2005-11-03', 'Ashby', 1, '2024-01-04', NULL),
  (14, 'Noel', 'Carr', 'noel.carr@college.org', '2002-04-27', 'Denham', 2, '2024-05-20', NULL);
INSERT INTO grade VALUES
  (1, 1, 70, 6),
  (1, 4, 54, 0),
  (1, 10, 61, 5),
  (2, 2, 38, 2),
  (2, 8, 77, 1),
  (3, 3, 59, 1),
  (3, 6, 73, 4),
  (4, 1, 65, 2),
  (4, 4, 46, 8),
  (5, 2, 64, 8),
  (5, 8, 40, 2),
  (6, 5, 38, 6),
  (6, 9, 84, 5),
  (7, 5, 46, 4),
  (7, 9, 40, 7),
  (8, 7, 28, 5),
  (8, 10, 51, 1),
  (9, 6, 37, 8),
  (10, 7, 52, 5),
  (10, 10, 34, 8),
  (11, 6, 35, 2),
  (12, 9, 47, 8),
  (13, 10, NULL, 8);
INSERT INTO fee_invoice VALUES
  (1, 1, '2022-09-20', '2022-10-20', '2022-11-29', 2100.0),
  (2, 2, '2022-09-20', '2022-10-20', '2022-09-27', 1540.0),
  (3, 3, '2022-09-20', '2022-10-20', '2022-10-01', 1780.0),
  (4, 4, '2022-09-20', '2022-10-20', '2022-10-10', 2070.0),
  (5, 5, '2022-09-20', '2022-10-20', '2022-11-21', 1510.0),
  (6, 1, '2023-01-20', '2023-02-19', '2023-02-07', 2100.0),
  (7, 2, '2023-01-20', '2023-02-19', NULL, 1540.0),
  (8, 3, '2023-01-20', '2023-02-19', '2023-01-27', 1780.0),
  (9, 4, '2023-01-20', '2023-02-19', '2023-02-23', 2070.0),
  (10, 5, '2023-01-20', '2023-02-19', '2023-02-05', 1510.0),
  (11, 6, '2023-01-20', '2023-02-19', '2023-02-05', 1900.0),
  (12, 7, '2023-01-20', '2023-02-19', '2023-01-24', 1890.0),
  (13, 1, '2023-09-20', '2023-10-20', '2023-11-25', 2100.0),
  (14, 2, '2023-09-20', '2023-10-20', NULL, 1540.0),
  (15, 3, '2023-09-20', '2023-10-20', '2023-10-06', 1780.0),
  (16, 5, '2023-09-20', '2023-10-20', '2023-10-01', 1510.0),
  (17, 6, '2023-09-20', '2023-10-20', '2023-11-15', 1900.0),
  (18, 7, '2023-09-20', '2023-10-20', '2023-10-12', 1890.0),
  (19, 8, '2023-09-20', '2023-10-20', '2023-09-24', 2030.0),
  (20, 9, '2023-09-20', '2023-10-20', '2023-10-08', 1720.0),
  (21, 10, '2023-09-20', '2023-10-20', NULL, 2010.0),
  (22, 11, '2023-09-20', '2023-10-20', '2023-10-13', 1700.0),
  (23, 1, '2024-01-20', '2024-02-19', '2024-01-31', 2100.0),
  (24, 2, '2024-01-20', '2024-02-19', '2024-02-04', 1540.0),
  (25, 3, '2024-01-20', '2024-02-19', '2024-03-09', 1780.0),
  (26, 5, '2024-01-20', '2024-02-19', '2024-01-25', 1510.0),
  (27, 6, '2024-01-20', '2024-02-19', '2024-02-04', 1900.0),
  (28, 7, '2024-01-20', '2024-02-19', NULL, 1890.0),
  (29, 8, '2024-01-20', '2024-02-19', '2024-03-08', 2030.0),
  (30, 9, '2024-01-20', '2024-02-19', '2024-02-13', 1720.0),
  (31, 10, '2024-01-20', '2024-02-19', '2024-02-08', 2010.0),
  (32, 11, '2024-01-20', '2024-02-19', '2024-02-03', 1700.0),
  (33, 12, '2024-01-20', '2024-02-19', '2024-03-03', 1840.0),
  (34, 13, '2024-01-20', '2024-02-19', '2024-02-05', 1980.0);
