CREATE TABLE vans(van_id integer primary key,plate text,make text,volume_m3 integer,bought_on date);
INSERT INTO vans VALUES
(1,'1-KLP-220','Ford',12,'2017-03-10'),
(2,'1-MTR-871','Iveco',20,'2019-08-22'),
(3,'2-AAC-105','Mercedes',16,'2021-02-14'),
(4,'2-BVD-644','Iveco',30,'2022-11-30'),
(5,'2-CXE-319','Ford',8,'2023-05-05');
CREATE TABLE movers(mover_id integer primary key,name text,hired_on date,day_rate real,has_licence text);
INSERT INTO movers VALUES
(1,'Maya Cohen','2023-05-19',110,'yes'),
(2,'Nils Berg','2017-11-02',120,'yes'),
(3,'Olga Ivanova','2015-07-28',125,'yes'),
(4,'Pete Walsh','2020-09-19',125,'yes'),
(5,'Quentin Blanc','2020-07-05',160,'no'),
(6,'Rosa Marin','2022-08-03',160,'yes'),
(7,'Sam Okoro','2012-08-05',140,'yes'),
(8,'Tina Weiss','2018-11-26',120,'no');
INSERT INTO movers VALUES
(9,'Uma Das','2013-09-29',160,'yes');
CREATE TABLE clients(client_id integer primary key,name text,phone text,email text);
INSERT INTO clients VALUES
(1,'Alma Reyes','0470-330000','alma@mail.test'),
(2,'Bruno Costa','0470-330001','bruno@mail.test'),
(3,'Cara Doyle','0470-330002','cara@mail.test'),
(4,'Dev Anand','0470-330003','dev@mail.test'),
(5,'Elsa Lund','0470-330004','elsa@mail.test'),
(6,'Frank Moss','0470-330005','frank@mail.test'),
(7,'Gina Ricci','0470-330006','gina@mail.test'),
(8,'Hamid Rahimi','0470-330007','hamid@mail.test');
INSERT INTO clients VALUES
(9,'Isla Burns','0470-330008','isla@mail.test'),
(10,'Joao Prado','0470-330009','joao@mail.test'),
(11,'Kim Tran','0470-330010','kim@mail.test'),
(12,'Leo Fischer','0470-330011','leo@mail.test'),
(13,'Maya Cohen','0470-330012','maya@mail.test'),
(14,'Nils Berg','0470-330013','nils@mail.test'),
(15,'Olga Ivanova','0470-330014','olga@mail.test'),
(16,'Pete Walsh','0470-330015','pete@mail.test');
INSERT INTO clients VALUES
(17,'Quentin Blanc','0470-330016','quentin@mail.test'),
(18,'Rosa Marin','0470-330017','rosa@mail.test'),
(19,'Sam Okoro','0470-330018','sam@mail.test'),
(20,'Tina Weiss','0470-330019','tina@mail.test');
CREATE TABLE moves(move_id integer primary key,client_id integer references clients,van_id integer references vans,moved_on date,from_city text,to_city text,distance_km integer,boxes integer,price real,rating integer);
INSERT INTO moves VALUES
(1,8,5,'2023-03-08','Bruges','Antwerp',121,74,604.0,4),
(2,1,4,'2024-04-20','Bruges','Ghent',29,36,352.0,5),
(3,8,1,'2024-01-18','Bruges','Leuven',30,85,500.0,NULL),
(4,17,2,'2023-07-18','Bruges','Namur',39,105,574.0,4),
(5,7,1,'2023-01-07','Namur','Antwerp',47,99,568.0,3),
(6,2,5,'2023-02-15','Antwerp','Bruges',72,75,533.0,5),
(7,12,2,'2023-01-12','Liege','Bruges',103,114,696.0,4),
(8,18,4,'2023-07-28','Antwerp','Ghent',28,136,650.0,NULL);
INSERT INTO moves VALUES
(9,18,1,'2024-02-09','Leuven','Ghent',189,49,630.0,5),
(10,10,4,'2023-10-05','Bruges','Leuven',124,82,632.0,NULL),
(11,1,3,'2024-01-01','Antwerp','Namur',126,116,737.0,5),
(12,14,2,'2024-02-19','Bruges','Leuven',72,11,341.0,4),
(13,15,2,'2024-02-20','Ghent','Liege',167,103,760.0,2),
(14,3,5,'2023-05-26','Ghent','Liege',184,111,809.0,4),
(15,10,2,'2023-06-25','Antwerp','Namur',57,99,582.0,4),
(16,7,3,'2023-04-22','Bruges','Ghent',118,135,782.0,2);
INSERT INTO moves VALUES
(17,3,5,'2023-11-19','Ghent','Leuven',33,109,576.0,5),
(18,16,2,'2024-02-19','Bruges','Liege',177,60,646.0,4),
(19,13,3,'2024-02-14','Bruges','Ghent',152,50,578.0,NULL),
(20,11,1,'2023-07-17','Bruges','Liege',30,19,302.0,4),
(21,10,5,'2023-11-10','Namur','Leuven',186,117,830.0,2),
(22,15,2,'2024-01-12','Leuven','Liege',134,138,815.0,NULL),
(23,15,5,'2024-05-16','Ghent','Namur',139,70,618.0,5),
(24,3,2,'2024-04-29','Leuven','Bruges',122,37,494.0,3);
INSERT INTO moves VALUES
(25,17,1,'2023-04-04','Leuven','Antwerp',133,139,816.0,NULL),
(26,3,1,'2023-03-26','Liege','Bruges',100,140,770.0,5),
(27,4,2,'2023-05-20','Namur','Leuven',26,26,317.0,2),
(28,12,5,'2023-06-19','Leuven','Antwerp',76,26,392.0,5),
(29,15,2,'2023-11-28','Antwerp','Bruges',177,80,706.0,3),
(30,17,2,'2023-08-02','Namur','Leuven',171,77,688.0,3),
(31,6,3,'2023-07-23','Antwerp','Ghent',66,113,638.0,5),
(32,17,1,'2023-06-22','Antwerp','Leuven',87,39,448.0,5);
INSERT INTO moves VALUES
(33,9,5,'2024-06-17','Antwerp','Leuven',168,36,560.0,NULL),
(34,12,5,'2024-01-16','Liege','Leuven',87,106,648.0,2),
(35,6,5,'2023-03-25','Antwerp','Liege',133,68,604.0,5),
(36,11,1,'2024-06-12','Ghent','Antwerp',84,89,593.0,5),
(37,14,5,'2023-06-02','Ghent','Bruges',94,120,701.0,3),
(38,1,1,'2024-05-15','Ghent','Bruges',78,21,380.0,NULL),
(39,18,2,'2023-11-08','Namur','Antwerp',47,101,574.0,4),
(40,16,2,'2023-05-17','Namur','Antwerp',72,103,617.0,2);
INSERT INTO moves VALUES
(41,3,2,'2023-06-02','Ghent','Bruges',135,34,504.0,5),
(42,2,5,'2024-02-16','Liege','Antwerp',87,12,366.0,3),
(43,8,2,'2024-03-30','Namur','Liege',174,136,869.0,NULL),
(44,6,2,'2024-06-28','Ghent','Liege',26,113,578.0,NULL),
(45,5,4,'2023-04-18','Bruges','Ghent',23,60,414.0,2),
(46,6,5,'2024-06-03','Namur','Liege',185,116,826.0,3),
(47,13,4,'2023-02-19','Ghent','Antwerp',142,11,446.0,5),
(48,4,3,'2024-04-08','Leuven','Ghent',64,67,497.0,2);
INSERT INTO moves VALUES
(49,2,3,'2023-05-07','Liege','Ghent',105,77,588.0,5),
(50,7,1,'2024-06-19','Namur','Leuven',87,85,586.0,NULL);
CREATE TABLE move_movers(move_id integer references moves,mover_id integer references movers);
INSERT INTO move_movers VALUES
(1,1),
(1,3),
(2,2),
(2,3),
(3,1),
(3,3),
(3,6),
(4,1);
INSERT INTO move_movers VALUES
(4,3),
(5,1),
(5,2),
(6,2),
(6,4),
(6,6),
(7,2),
(7,7);
INSERT INTO move_movers VALUES
(7,9),
(8,2),
(8,4),
(9,1),
(9,2),
(9,4),
(10,1),
(10,2);
INSERT INTO move_movers VALUES
(10,5),
(11,2),
(11,3),
(11,8),
(12,2),
(12,4),
(12,5),
(13,6);
INSERT INTO move_movers VALUES
(13,7),
(14,1),
(14,5),
(14,6),
(15,1),
(15,5),
(16,6),
(16,9);
INSERT INTO move_movers VALUES
(17,1),
(17,5),
(17,8),
(18,1),
(18,7),
(19,2),
(19,6),
(19,9);
INSERT INTO move_movers VALUES
(20,1),
(20,8),
(20,9),
(21,2),
(21,4),
(21,5),
(22,1),
(22,3);
INSERT INTO move_movers VALUES
(22,7),
(23,4),
(23,5),
(23,9),
(24,1),
(24,6),
(25,2),
(25,8);
INSERT INTO move_movers VALUES
(26,3),
(26,6),
(26,8),
(27,3),
(27,5),
(27,9),
(28,4),
(28,5);
INSERT INTO move_movers VALUES
(29,2),
(29,3),
(29,8),
(30,2),
(30,8),
(30,9),
(31,2),
(31,6);
INSERT INTO move_movers VALUES
(32,2),
(32,7),
(33,1),
(33,2),
(33,7),
(34,4),
(34,5),
(34,6);
INSERT INTO move_movers VALUES
(35,5),
(35,7),
(35,9),
(36,3),
(36,7),
(36,9),
(37,3),
(37,4);
INSERT INTO move_movers VALUES
(37,8),
(38,1),
(38,6),
(38,9),
(39,3),
(39,6),
(39,9),
(40,6);
INSERT INTO move_movers VALUES
(40,8),
(40,9),
(41,3),
(41,8),
(42,3),
(42,4),
(42,5),
(43,4);
INSERT INTO move_movers VALUES
(43,6),
(43,8),
(44,4),
(44,5),
(44,9),
(45,3),
(45,5),
(46,4);
INSERT INTO move_movers VALUES
(46,6),
(46,9),
(47,3),
(47,4),
(47,6),
(48,4),
(48,5),
(48,6);
INSERT INTO move_movers VALUES
(49,2),
(49,3),
(50,3),
(50,4),
(50,7);
