CREATE TABLE lang (lang_cd TEXT PRIMARY KEY, lang_name TEXT, lessons INTEGER, beta INTEGER);
INSERT INTO lang VALUES ('es','Spanish',120,0),
('de','German',110,0),
('jp','Japanese',90,0),
('cy','Welsh',40,1),
('fi','Finnish',25,1),
('la','Latin',15,1);
CREATE TABLE learner (learner_id INTEGER PRIMARY KEY, nick TEXT, country TEXT, joined_on TEXT, plan TEXT, renews_on TEXT, age_band TEXT, referred_by INTEGER REFERENCES learner(learner_id));
INSERT INTO learner VALUES (1,'polyglotta','PL','2023-02-01','plus','2024-08-01','25-34',NULL),
(2,'mo_the_owl','UK','2023-06-11','free',NULL,'35-49',1),
(3,'sakura9','JP','2023-11-20','plus','2024-06-20','18-24',NULL),
(4,'hansi','DE','2024-01-03','free',NULL,'50+',NULL),
(5,'wanderlust','US','2024-01-15','plus','2025-01-15','25-34',1),
(6,'cymraes','UK','2024-02-28','family','2024-09-28','35-49',NULL),
(7,'quietcat','US','2024-03-10','free',NULL,NULL,5),
(8,'bigbrain','IN','2024-04-22','free',NULL,'18-24',5),
(9,'nanna','UK','2024-05-02','free',NULL,'50+',6),
(10,'toro','ES','2024-05-18','plus','2024-06-18','25-34',NULL);
CREATE TABLE enrolment (learner_id INTEGER REFERENCES learner(learner_id), lang_cd TEXT REFERENCES lang(lang_cd), started_on TEXT, level INTEGER, dropped_on TEXT);
INSERT INTO enrolment VALUES (1,'de','2023-02-01',14,NULL),
(1,'jp','2023-09-10',6,'2024-01-05'),
(2,'es','2023-06-11',8,NULL),
(3,'es','2023-11-20',11,NULL),
(4,'es','2024-01-03',2,'2024-01-19'),
(5,'jp','2024-01-15',5,NULL),
(5,'es','2024-02-01',9,NULL),
(6,'cy','2024-02-28',7,NULL),
(7,'de','2024-03-10',1,'2024-03-12'),
(8,'de','2024-04-22',4,NULL),
(9,'cy','2024-05-02',2,NULL),
(10,'fi','2024-05-18',1,NULL);
INSERT INTO enrolment VALUES (6,'fi','2024-04-01',2,NULL);
CREATE TABLE practice (prac_id INTEGER PRIMARY KEY, learner_id INTEGER REFERENCES learner(learner_id), lang_cd TEXT REFERENCES lang(lang_cd), done_at TEXT, minutes REAL, right_cnt INTEGER, wrong_cnt INTEGER, device TEXT);
INSERT INTO practice VALUES (1,1,'de','2024-05-03 07:10',15,38,4,'ios'),
(2,1,'de','2024-05-10 07:05',20,51,6,'ios'),
(3,2,'es','2024-05-04 21:40',8,15,9,'web'),
(4,3,'es','2024-05-05 13:00',25,60,12,'android'),
(5,3,'es','2024-05-12 13:10',30,70,8,'android'),
(6,5,'jp','2024-05-06 23:30',12,20,15,'ios'),
(7,5,'es','2024-05-07 23:15',18,44,5,'ios'),
(8,6,'cy','2024-05-08 06:30',10,22,3,'web'),
(9,6,'cy','2024-05-15 06:35',14,30,2,'web'),
(10,6,'fi','2024-05-16 06:40',6,6,10,'web'),
(11,8,'de','2024-05-20 18:00',22,41,17,'android'),
(12,9,'cy','2024-05-21 10:00',9,12,8,'web');
INSERT INTO practice VALUES (13,10,'fi','2024-05-19 22:20',5,4,7,'ios'),
(14,2,'es','2024-04-14 21:00',10,18,7,'web'),
(15,1,'de','2024-04-20 07:00',16,40,5,'ios'),
(16,4,'es','2024-01-10 15:00',11,14,12,'web'),
(17,1,'de','2024-05-28 07:15',25,66,3,'ios'),
(18,5,'jp','2024-05-27 23:50',15,30,14,'ios');
CREATE TABLE charge (charge_id INTEGER PRIMARY KEY, learner_id INTEGER REFERENCES learner(learner_id), charged_on TEXT, amount REAL, status TEXT);
INSERT INTO charge VALUES (1,1,'2024-02-01',42,'ok'),
(2,3,'2024-03-20',8,'ok'),
(3,3,'2024-04-20',8,'ok'),
(4,3,'2024-05-20',8,'failed'),
(5,5,'2024-01-15',80,'ok'),
(6,6,'2024-03-28',14,'ok'),
(7,6,'2024-04-28',14,'ok'),
(8,6,'2024-05-28',14,'refunded'),
(9,10,'2024-05-18',8,'ok');
