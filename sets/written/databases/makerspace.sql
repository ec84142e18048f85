CREATE TABLE maker (maker_id INTEGER PRIMARY KEY, maker TEXT, tier TEXT, joined TEXT, email TEXT, keyfob INTEGER);
INSERT INTO maker VALUES (1,'Ade','full','2022-03-01','ade@make.org',1),
(2,'Birgit','full','2021-01-15','birgit@make.org',1),
(3,'Cy','weekend','2023-09-02','cy@make.org',0),
(4,'Dalia','student','2024-02-10',NULL,0),
(5,'Ewan','full','2020-05-20','ewan@make.org',1),
(6,'Fumi','student','2024-05-01','fumi@make.org',0),
(7,'Gus','weekend','2022-11-11',NULL,1);
CREATE TABLE tool (tool_id INTEGER PRIMARY KEY, tool TEXT, area TEXT, needs_training INTEGER, hourly REAL, broken_since TEXT);
INSERT INTO tool VALUES (1,'laser cutter','digital',1,6,NULL),
(2,'CNC router','wood',1,8,'2024-05-28'),
(3,'table saw','wood',1,0,NULL),
(4,'Prusa 3D printer','digital',0,1.5,NULL),
(5,'MIG welder','metal',1,4,NULL),
(6,'pottery wheel','craft',0,2,NULL),
(7,'lathe','metal',1,5,NULL),
(8,'overlocker','craft',0,1,NULL);
CREATE TABLE training (train_id INTEGER PRIMARY KEY, maker_id INTEGER REFERENCES maker(maker_id), tool_id INTEGER REFERENCES tool(tool_id), trained_by INTEGER REFERENCES maker(maker_id), passed_on TEXT);
INSERT INTO training VALUES (1,1,1,5,'2022-04-02'),
(2,1,3,5,'2022-04-09'),
(3,2,1,5,'2021-02-20'),
(4,2,7,5,'2021-03-01'),
(5,2,5,5,'2021-06-12'),
(6,3,3,2,'2023-10-14'),
(7,4,1,1,'2024-03-02'),
(8,5,2,NULL,'2020-06-01'),
(9,5,3,NULL,'2020-06-01'),
(10,7,5,2,'2023-01-20'),
(11,4,3,1,'2024-04-20'),
(12,5,1,NULL,'2020-06-01');
CREATE TABLE session (sess_id INTEGER PRIMARY KEY, maker_id INTEGER REFERENCES maker(maker_id), tool_id INTEGER REFERENCES tool(tool_id), begins TEXT, hours REAL, project TEXT, charged REAL);
INSERT INTO session VALUES (1,1,1,'2024-05-03 18:00',2,'lamp shades',12),
(2,2,7,'2024-05-04 10:00',3.5,'candle sticks',17.5),
(3,3,3,'2024-05-04 11:00',2,'bench',0),
(4,4,1,'2024-05-08 16:30',1.5,'acrylic logo',9),
(5,5,2,'2024-05-11 09:00',4,'guitar body',32),
(6,6,4,'2024-05-14 15:00',6,'phone stand',9),
(7,1,4,'2024-05-15 19:00',9,'lamp base',13.5),
(8,7,5,'2024-05-18 13:00',2.5,'gate',10),
(9,6,3,'2024-05-22 17:00',1,'bird box',0),
(10,2,1,'2024-05-24 18:15',1,'signs',6),
(11,5,2,'2024-05-27 09:30',3,'guitar neck',24),
(12,4,6,'2024-06-01 14:00',2,'bowls',4);
INSERT INTO session VALUES (13,1,1,'2024-06-03 18:00',3,'lamp shades',18),
(14,3,3,'2024-06-08 10:30',2.5,'bench',0),
(15,2,7,'2024-06-09 11:00',2,'chess set',10),
(16,6,1,'2024-06-10 16:00',1,'ear rings',6);
CREATE TABLE dues (dues_id INTEGER PRIMARY KEY, maker_id INTEGER REFERENCES maker(maker_id), due_month TEXT, amount REAL, paid_on TEXT);
INSERT INTO dues VALUES (1,1,'2024-05',45,'2024-05-02'),
(2,2,'2024-05',45,'2024-05-01'),
(3,3,'2024-05',25,'2024-05-19'),
(4,4,'2024-05',15,NULL),
(5,5,'2024-05',45,'2024-05-03'),
(6,6,'2024-05',15,'2024-05-06'),
(7,7,'2024-05',25,NULL),
(8,1,'2024-06',45,'2024-06-03'),
(9,2,'2024-06',45,NULL),
(10,3,'2024-06',25,NULL),
(11,4,'2024-06',15,NULL),
(12,5,'2024-06',45,'2024-06-02');
INSERT INTO dues VALUES (13,6,'2024-06',15,'2024-06-10'),
(14,7,'2024-06',25,NULL);
