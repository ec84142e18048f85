CREATE TABLE strain (strain_id INTEGER PRIMARY KEY, strain_name TEXT, background TEXT, licence_no TEXT);
INSERT INTO strain VALUES (1,'Cre-Lox7','C57BL/6','P-220'),
(2,'ApoE-/-','C57BL/6','P-220'),
(3,'BALB wild','BALB/c','P-114'),
(4,'GFP-tail','FVB','P-301'),
(5,'Nude','BALB/c','P-114');
CREATE TABLE rack_cage (cage_no INTEGER PRIMARY KEY, room TEXT, rack TEXT, max_mice INTEGER);
INSERT INTO rack_cage VALUES (11,'R1','A',5),
(12,'R1','A',5),
(13,'R1','B',5),
(14,'R2','A',4),
(15,'R2','A',4),
(16,'R2','B',5);
CREATE TABLE mouse (ear_tag INTEGER PRIMARY KEY, strain_id INTEGER REFERENCES strain(strain_id), sex TEXT, born TEXT, genotype TEXT, cage_no INTEGER REFERENCES rack_cage(cage_no), mother_tag INTEGER REFERENCES mouse(ear_tag), father_tag INTEGER REFERENCES mouse(ear_tag), died TEXT, cause TEXT);
INSERT INTO mouse VALUES (101,1,'F','2024-01-10','het',11,NULL,NULL,'2024-11-02','culled'),
(102,1,'M','2024-01-10','het',11,NULL,NULL,NULL,NULL),
(103,2,'F','2024-02-14','hom',12,NULL,NULL,NULL,NULL),
(104,2,'M','2024-02-20','hom',12,NULL,NULL,'2024-12-20','found dead'),
(105,3,'F','2024-03-03','wt',13,NULL,NULL,NULL,NULL),
(106,3,'M','2024-03-03','wt',13,NULL,NULL,NULL,NULL),
(107,1,'F','2024-06-15','hom',11,101,102,NULL,NULL),
(108,1,'M','2024-06-15','wt',14,101,102,'2024-10-10','culled'),
(109,1,'M','2024-06-15','het',14,101,102,NULL,NULL),
(110,2,'F','2024-07-22','hom',12,103,104,NULL,NULL),
(111,2,'F','2024-07-22',NULL,12,103,104,NULL,NULL),
(112,3,'M','2024-08-30','wt',15,105,106,NULL,NULL);
INSERT INTO mouse VALUES (113,3,'F','2024-08-30','wt',13,105,106,'2024-09-02','found dead'),
(114,2,'M','2025-01-08',NULL,16,103,104,NULL,NULL),
(115,2,'M','2025-01-08',NULL,16,103,104,NULL,NULL),
(116,1,'F','2025-01-19',NULL,11,107,109,NULL,NULL);
CREATE TABLE procedure_log (proc_id INTEGER PRIMARY KEY, ear_tag INTEGER REFERENCES mouse(ear_tag), done_on TEXT, kind TEXT, severity TEXT, operator TEXT, dose_mg REAL);
INSERT INTO procedure_log VALUES (1,102,'2024-09-03','injection','mild','Ola',0.2),
(2,103,'2024-09-05','blood sample','mild','Kim',NULL),
(3,104,'2024-12-18','surgery','severe','Ola',NULL),
(4,107,'2024-10-01','injection','mild','Kim',0.2),
(5,109,'2024-10-01','injection','mild','Kim',0.4),
(6,110,'2024-11-12','blood sample','mild','Ola',NULL),
(7,110,'2025-01-14','surgery','moderate','Ola',NULL),
(8,111,'2025-01-14','surgery','moderate','Ola',NULL),
(9,107,'2025-01-21','injection','mild','Kim',0.4),
(10,112,'2025-01-22','imaging','mild','Bea',NULL),
(11,108,'2024-10-09','surgery','moderate','Bea',NULL);
CREATE TABLE weighing (ear_tag INTEGER REFERENCES mouse(ear_tag), weighed_on TEXT, grams REAL);
INSERT INTO weighing VALUES (102,'2024-12-02',29.8),
(102,'2025-01-06',30.4),
(103,'2024-12-02',23.1),
(103,'2025-01-06',22.6),
(107,'2025-01-06',21.4),
(109,'2025-01-06',27.9),
(110,'2024-12-02',20.2),
(110,'2025-01-20',17.8),
(111,'2025-01-20',18.9),
(112,'2025-01-06',26),
(114,'2025-01-27',9.1),
(115,'2025-01-27',9.4);
