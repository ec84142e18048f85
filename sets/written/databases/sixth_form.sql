CREATE TABLE tutor_group (tg TEXT PRIMARY KEY, tutor_id INTEGER REFERENCES teacher(teacher_id), base_room TEXT);
CREATE TABLE teacher (teacher_id INTEGER PRIMARY KEY, title TEXT, surname TEXT, dept TEXT, start_year INTEGER);
CREATE TABLE student (student_id INTEGER PRIMARY KEY, forename TEXT, surname TEXT, tg TEXT REFERENCES tutor_group(tg), dob TEXT, feeder_school TEXT, bursary INTEGER);
CREATE TABLE course (course_code TEXT PRIMARY KEY, course_name TEXT, level TEXT, weekly_hours REAL);
CREATE TABLE class_set (set_id INTEGER PRIMARY KEY, course_code TEXT REFERENCES course(course_code), teacher_id INTEGER REFERENCES teacher(teacher_id), room TEXT, school_year INTEGER);
CREATE TABLE enrolment (enrol_id INTEGER PRIMARY KEY, set_id INTEGER REFERENCES class_set(set_id), student_id INTEGER REFERENCES student(student_id), enrolled_on TEXT, dropped_on TEXT);
CREATE TABLE assessment (assess_id INTEGER PRIMARY KEY, enrol_id INTEGER REFERENCES enrolment(enrol_id), sat_on TEXT, kind TEXT, mark INTEGER);
CREATE TABLE absence (absence_id INTEGER PRIMARY KEY, student_id INTEGER REFERENCES student(student_id), day TEXT, lessons_missed INTEGER, authorised INTEGER);
INSERT INTO teacher VALUES (1,'Ms','Okonjo','Science',2012),(2,'Mr','Beddoes','Maths',2006),(3,'Dr','Lindqvist','Science',2018),(4,'Mrs','Farouk','Languages',2015),(5,'Mr','Tait','Humanities',2020),(6,'Ms','Penrose','Arts',2022),(7,'Mr','Ilves','Maths',2024);
INSERT INTO tutor_group VALUES ('12A',1,'S3'),('12B',5,'H1'),('13A',2,'M2'),('13B',4,'L4');
INSERT INTO student VALUES (1,'Amira','Said','12A','2008-01-14','Park Lane',0),(2,'Joe','Tranter','12A','2007-10-02','St Giles',1),(3,'Megan','Holloway','12A','2008-05-30','Park Lane',0),(4,'Kwame','Boateng','12B','2007-12-19','Riverside',1),(5,'Lily','Eastman','12B','2008-03-08','St Giles',0),(6,'Oscar','Quayle','12B','2008-08-21','Riverside',0),(7,'Priti','Desai','13A','2006-11-11','Park Lane',0),(8,'Sam','Underhill','13A','2007-02-26','Riverside',1),(9,'Freya','Nash','13A','2007-07-04','Abbey Road',0),(10,'Callum','Irvine','13B','2006-09-29','St Giles',0),(11,'Hana','Mori','13B','2007-04-17','Abbey Road',0),(12,'Dylan','Rowe','13B','2007-06-06','Park Lane',1);
INSERT INTO course VALUES ('BIO','Biology','A level',5),('CHE','Chemistry','A level',5),('MAT','Mathematics','A level',5.5),('SPA','Spanish','A level',4.5),('HIS','History','A level',4.5),('ART','Fine Art','A level',6),('EPQ','Extended Project','level 3',1.5),('LAT','Latin','AS',3);
INSERT INTO class_set VALUES (1,'BIO',1,'S3',2023),(2,'CHE',3,'S1',2023),(3,'MAT',2,'M2',2023),(4,'SPA',4,'L4',2023),(5,'BIO',1,'S3',2024),(6,'CHE',3,'S1',2024),(7,'MAT',2,'M2',2024),(8,'HIS',5,'H1',2024),(9,'ART',6,'A1',2024),(10,'EPQ',5,'H2',2024),(11,'MAT',7,'M1',2025);
INSERT INTO enrolment VALUES (1,7,5,'2024-09-03',NULL),(2,5,4,'2024-09-03',NULL),(3,7,3,'2024-09-03',NULL),(4,4,7,'2023-09-05',NULL),(5,9,6,'2024-09-03',NULL),(6,1,7,'2023-09-04',NULL),
(7,1,8,'2023-09-04',NULL),(8,8,9,'2024-09-03',NULL),(9,9,6,'2024-09-03','2024-11-11'),(10,8,4,'2024-09-03',NULL),(11,3,10,'2023-09-04','2024-11-17'),(12,1,8,'2023-09-04','2024-11-19'),
(13,7,11,'2024-09-03','2024-11-12'),(14,6,10,'2024-09-03',NULL),(15,9,6,'2024-09-03',NULL),(16,10,2,'2024-09-03',NULL),(17,7,11,'2024-09-03',NULL),(18,7,2,'2024-09-03',NULL),
(19,2,10,'2023-09-04',NULL),(20,7,11,'2024-09-03',NULL),(21,4,9,'2023-09-05','2024-11-27'),(22,9,9,'2024-09-03',NULL),(23,9,2,'2024-09-03',NULL),(24,1,11,'2023-09-04','2024-11-24'),
(25,5,6,'2024-09-03',NULL),(26,6,5,'2024-09-03',NULL),(27,4,9,'2023-09-05',NULL),(28,8,4,'2024-09-03',NULL),(29,9,3,'2024-09-03','2024-11-20'),(30,2,11,'2023-09-04',NULL),
(31,9,5,'2024-09-03',NULL),(32,9,3,'2024-09-03',NULL),(33,5,1,'2024-09-03',NULL),(34,8,5,'2024-09-03',NULL);
INSERT INTO assessment VALUES (1,7,'2023-10-12','mock',71),(2,28,'2023-10-22','test',36),(3,29,'2023-11-04','essay',74),(4,32,'2023-11-15','test',58),(5,20,'2023-11-28','essay',37),(6,21,'2023-12-11','test',55),
(7,26,'2023-12-22','mock',45),(8,10,'2024-01-03','test',79),(9,31,'2024-01-16','test',43),(10,4,'2024-01-25','test',30),(11,22,'2024-02-07','essay',92),(12,3,'2024-02-20','mock',40),
(13,18,'2024-03-04','test',40),(14,26,'2024-03-17','essay',59),(15,23,'2024-03-29','test',81),(16,30,'2024-04-10','essay',34),(17,6,'2024-04-23','test',73),(18,22,'2024-05-06','test',30),
(19,32,'2024-05-16','test',60),(20,17,'2024-05-27','mock',52),(21,34,'2024-06-08','test',32),(22,7,'2024-06-21','mock',38),(23,11,'2024-07-04','mock',81),(24,25,'2024-07-18','test',90),
(25,25,'2024-07-30','mock',43),(26,20,'2024-08-12','test',42),(27,33,'2024-08-23','essay',81),(28,9,'2024-09-04','essay',73),(29,6,'2024-09-16','mock',79),(30,14,'2024-09-29','mock',65),
(31,15,'2024-10-12','mock',58),(32,21,'2024-10-23','essay',81),(33,27,'2024-11-04','test',59),(34,14,'2024-11-14','test',38),(35,5,'2024-11-28','mock',78),(36,20,'2024-12-11','test',37),
(37,18,'2024-12-22','test',90),(38,27,'2025-01-04','mock',35),(39,12,'2025-01-17','test',95),(40,28,'2025-01-28','test',33),(41,32,'2025-02-07','test',32),(42,27,'2025-02-20','test',93),
(43,26,'2025-03-06','essay',58),(44,14,'2025-03-16','test',88);
INSERT INTO absence VALUES (1,1,'2023-10-03',2,0),(2,6,'2023-10-27',2,0),(3,10,'2023-11-19',4,1),(4,9,'2023-12-11',3,1),(5,10,'2024-01-01',4,1),(6,3,'2024-01-26',1,1),
(7,5,'2024-02-17',3,1),(8,3,'2024-03-12',5,1),(9,12,'2024-04-05',1,0),(10,8,'2024-04-30',5,1),(11,3,'2024-05-22',5,0),(12,2,'2024-06-13',5,1),
(13,2,'2024-07-06',4,0),(14,2,'2024-07-28',2,1),(15,12,'2024-08-22',4,1),(16,1,'2024-09-15',1,1),(17,3,'2024-10-09',2,0),(18,3,'2024-11-02',2,1),
(19,5,'2024-11-22',5,1),(20,2,'2024-12-18',5,1),(21,6,'2025-01-11',1,1),(22,6,'2025-02-03',1,1),(23,10,'2025-02-24',3,1),(24,10,'2025-03-20',1,1);
