CREATE TABLE instructor (instr_id INTEGER PRIMARY KEY, name TEXT, level INTEGER, languages TEXT, day_rate REAL, seasons INTEGER);
INSERT INTO instructor VALUES (1,'Sepp',3,'de,en',190,22),
(2,'Amandine',3,'fr,en',185,9),
(3,'Kirsty',2,'en',150,4),
(4,'Luca',1,'it,en',110,1),
(5,'Bruno',2,'de,it',150,6),
(6,'Zoe',1,'en',110,0);
CREATE TABLE course (course_id INTEGER PRIMARY KEY, title TEXT, sport TEXT, ability TEXT, starts TEXT, days INTEGER, price REAL, max_pupils INTEGER, instr_id INTEGER REFERENCES instructor(instr_id));
INSERT INTO course VALUES (1,'Snow bears','ski','beginner','2025-02-03',5,240,8,3),
(2,'Blue runs','ski','intermediate','2025-02-03',5,260,8,5),
(3,'Off piste','ski','advanced','2025-02-03',3,310,5,1),
(4,'First board','snowboard','beginner','2025-02-03',5,250,6,2),
(5,'Snow bears','ski','beginner','2025-02-10',5,240,8,4),
(6,'Carving','ski','advanced','2025-02-10',2,180,6,1),
(7,'First board','snowboard','beginner','2025-02-10',5,250,6,NULL),
(8,'Snow bears','ski','beginner','2025-01-06',5,220,8,3),
(9,'Blue runs','ski','intermediate','2025-01-06',5,240,8,5);
CREATE TABLE pupil (pupil_id INTEGER PRIMARY KEY, pupil TEXT, age INTEGER, country TEXT, hotel TEXT, phone TEXT);
INSERT INTO pupil VALUES (1,'Mila',5,'DE','Alpina','+49 1'),
(2,'Jonas',7,'DE','Alpina','+49 1'),
(3,'Ewa',31,'PL','Edelweiss',NULL),
(4,'Harry',44,'UK','Chalet Fox','+44 2'),
(5,'Sienna',9,'UK','Chalet Fox','+44 2'),
(6,'Noor',28,'NL',NULL,'+31 3'),
(7,'Daan',30,'NL',NULL,'+31 3'),
(8,'Elio',12,'IT','Edelweiss','+39 4'),
(9,'Grace',6,'UK','Alpina','+44 5'),
(10,'Otto',51,'DE','Edelweiss',NULL),
(11,'Yuki',24,'JP','Alpina','+81 6');
CREATE TABLE enrol (enrol_id INTEGER PRIMARY KEY, course_id INTEGER REFERENCES course(course_id), pupil_id INTEGER REFERENCES pupil(pupil_id), booked_on TEXT, paid INTEGER, showed_up INTEGER, passed INTEGER);
INSERT INTO enrol VALUES (1,1,1,'2024-12-10',1,1,1),
(2,1,9,'2025-01-15',1,1,1),
(3,1,5,'2025-01-20',1,1,0),
(4,2,2,'2024-12-10',1,1,1),
(5,2,8,'2025-01-28',1,1,1),
(6,2,3,'2025-02-01',0,0,0),
(7,3,4,'2024-11-30',1,1,1),
(8,3,10,'2025-01-09',1,1,0),
(9,4,6,'2025-01-25',1,1,1),
(10,4,7,'2025-01-25',1,1,0),
(11,4,11,'2025-02-02',0,1,1),
(12,5,5,'2025-02-05',1,NULL,NULL);
INSERT INTO enrol VALUES (13,5,3,'2025-02-06',0,NULL,NULL),
(14,6,4,'2025-02-04',1,NULL,NULL),
(15,7,11,'2025-02-06',0,NULL,NULL),
(16,8,8,'2024-12-20',1,1,1),
(17,8,3,'2024-12-22',1,1,0),
(18,9,10,'2024-12-15',1,1,1),
(19,9,6,'2025-01-02',1,0,0);
CREATE TABLE rental (rent_id INTEGER PRIMARY KEY, pupil_id INTEGER REFERENCES pupil(pupil_id), gear TEXT, size INTEGER, out_on TEXT, back_on TEXT, per_day REAL);
INSERT INTO rental VALUES (1,1,'ski set',90,'2025-02-03','2025-02-07',14),
(2,9,'ski set',95,'2025-02-03','2025-02-07',14),
(3,6,'board',154,'2025-02-03','2025-02-08',22),
(4,7,'board',162,'2025-02-03',NULL,22),
(5,11,'board',148,'2025-02-03',NULL,22),
(6,8,'helmet',54,'2025-02-03','2025-02-07',5),
(7,3,'ski set',160,'2025-01-06','2025-01-10',18),
(8,10,'ski set',175,'2025-02-03','2025-02-05',20);
