CREATE TABLE rooms(room_id integer primary key,name text,floor integer,beds integer,price_per_bed real,ensuite text);
INSERT INTO rooms VALUES
(1,'Anchor',1,8,19,'no'),
(2,'Buoy',1,6,22,'no'),
(3,'Compass',2,4,27,'yes'),
(4,'Dolphin',2,10,17,'no'),
(5,'Eel',3,2,41,'yes'),
(6,'Fathom',3,6,24,'no');
CREATE TABLE guests(guest_id integer primary key,name text,country text,birth_date date,email text);
INSERT INTO guests VALUES
(1,'Alma Reyes','Chile','1992-01-09','alma@mail.test'),
(2,'Bruno Costa','Germany','2003-11-14','bruno@mail.test'),
(3,'Cara Doyle','Portugal','1991-09-16','cara@mail.test'),
(4,'Dev Anand','Portugal','1991-11-30','dev@mail.test'),
(5,'Elsa Lund','Chile','1989-05-15','elsa@mail.test'),
(6,'Frank Moss','Chile','1970-02-18','frank@mail.test'),
(7,'Gina Ricci','Portugal','1981-10-01','gina@mail.test'),
(8,'Hamid Rahimi','Canada','1991-10-16','hamid@mail.test');
INSERT INTO guests VALUES
(9,'Isla Burns','Japan','2000-01-30','isla@mail.test'),
(10,'Joao Prado','Portugal','1999-06-18','joao@mail.test'),
(11,'Kim Tran','Portugal','1961-11-17','kim@mail.test'),
(12,'Leo Fischer','Poland','1969-11-27','leo@mail.test'),
(13,'Maya Cohen','Portugal','1983-03-08','maya@mail.test'),
(14,'Nils Berg','Japan','1973-06-24','nils@mail.test'),
(15,'Olga Ivanova','Chile','1986-01-07','olga@mail.test'),
(16,'Pete Walsh','Germany','1994-03-01','pete@mail.test');
INSERT INTO guests VALUES
(17,'Quentin Blanc','Japan','1982-06-14','quentin@mail.test'),
(18,'Rosa Marin','Chile','1984-02-09','rosa@mail.test'),
(19,'Sam Okoro','Poland','1961-03-28','sam@mail.test'),
(20,'Tina Weiss','Portugal','1990-09-18','tina@mail.test'),
(21,'Uma Das','Japan','2003-09-15','uma@mail.test'),
(22,'Vera Kral','Chile','2003-06-02','vera@mail.test'),
(23,'Will Carter','Portugal','1963-03-07','will@mail.test'),
(24,'Xenia Popa','Portugal','1976-05-09','xenia@mail.test');
CREATE TABLE stays(stay_id integer primary key,guest_id integer references guests,room_id integer references rooms,check_in date,check_out date,paid real,booked_through text);
INSERT INTO stays VALUES
(1,20,6,'2024-06-22','2024-06-29',235,'phone'),
(2,6,6,'2024-04-24','2024-05-01',78,'walk-in'),
(3,17,1,'2024-04-02','2024-04-08',155,'website'),
(4,10,2,'2024-05-30','2024-05-31',74,'website'),
(5,12,6,'2024-04-29','2024-05-05',167,'phone'),
(6,13,3,'2024-03-21','2024-03-22',105,'walk-in'),
(7,16,3,'2024-02-28','2024-02-29',83,'phone'),
(8,20,1,'2024-06-10','2024-06-13',206,'walk-in');
INSERT INTO stays VALUES
(9,5,3,'2024-04-08','2024-04-13',36,'walk-in'),
(10,9,3,'2024-05-25','2024-06-03',169,'website'),
(11,2,5,'2024-01-25','2024-01-29',218,'phone'),
(12,21,5,'2024-06-11','2024-06-13',112,'phone'),
(13,8,2,'2024-06-23','2024-06-25',97,'phone'),
(14,12,5,'2024-06-11','2024-06-15',109,'walk-in'),
(15,13,3,'2024-01-16','2024-01-22',191,'phone'),
(16,16,5,'2024-04-04','2024-04-08',227,'website');
INSERT INTO stays VALUES
(17,12,2,'2024-02-04','2024-02-08',21,'walk-in'),
(18,15,4,'2024-04-24','2024-05-01',165,'phone'),
(19,6,5,'2024-01-17','2024-01-20',97,'walk-in'),
(20,10,3,'2024-05-26','2024-06-04',188,'phone'),
(21,3,2,'2024-05-29','2024-05-31',169,'website'),
(22,10,5,'2024-03-31','2024-04-08',111,'walk-in'),
(23,14,6,'2024-01-18','2024-01-26',101,'website'),
(24,9,3,'2024-05-19','2024-05-20',214,'website');
INSERT INTO stays VALUES
(25,21,3,'2024-03-01','2024-03-02',75,'website'),
(26,13,4,'2024-02-21','2024-02-26',241,'walk-in'),
(27,21,1,'2024-02-20','2024-02-24',207,'website'),
(28,5,5,'2024-01-13','2024-01-15',38,'walk-in'),
(29,11,6,'2024-02-04','2024-02-05',68,'phone'),
(30,18,6,'2024-01-04','2024-01-10',256,'website'),
(31,7,3,'2024-03-24','2024-03-25',186,'phone'),
(32,13,5,'2024-06-22','2024-06-28',64,'website');
INSERT INTO stays VALUES
(33,14,1,'2024-01-23','2024-01-29',218,'phone'),
(34,20,4,'2024-03-06','2024-03-14',243,'website'),
(35,1,3,'2024-05-24','2024-05-30',34,'phone'),
(36,20,6,'2024-03-25','2024-03-28',43,'website'),
(37,5,2,'2024-02-06','2024-02-15',216,'website'),
(38,12,3,'2024-04-18','2024-04-24',157,'walk-in'),
(39,19,5,'2024-02-09','2024-02-15',78,'walk-in'),
(40,20,3,'2024-05-02','2024-05-03',218,'walk-in');
INSERT INTO stays VALUES
(41,10,6,'2024-05-20','2024-05-28',163,'phone'),
(42,12,5,'2024-05-15','2024-05-20',53,'phone'),
(43,1,5,'2024-05-01','2024-05-03',187,'phone'),
(44,5,6,'2024-02-28','2024-03-06',213,'website'),
(45,1,5,'2024-02-04','2024-02-06',35,'walk-in'),
(46,17,2,'2024-05-22','2024-05-25',86,'walk-in'),
(47,12,6,'2024-02-08','2024-02-11',242,'walk-in'),
(48,6,5,'2024-01-08','2024-01-14',219,'walk-in');
INSERT INTO stays VALUES
(49,8,4,'2024-05-07','2024-05-11',182,'phone'),
(50,13,4,'2024-02-24','2024-03-01',222,'website'),
(51,4,6,'2024-01-04','2024-01-06',226,'walk-in'),
(52,13,6,'2024-03-30','2024-03-31',78,'walk-in'),
(53,13,4,'2024-04-06','2024-04-10',27,'phone'),
(54,1,3,'2024-04-21','2024-04-25',79,'phone'),
(55,7,3,'2024-04-18','2024-04-23',96,'phone'),
(56,7,5,'2024-02-10','2024-02-18',240,'phone');
INSERT INTO stays VALUES
(57,5,3,'2024-03-13','2024-03-15',104,'website'),
(58,16,2,'2024-02-11','2024-02-17',194,'walk-in'),
(59,20,4,'2024-02-24','2024-02-25',246,'website'),
(60,12,1,'2024-04-22','2024-04-25',131,'website');
CREATE TABLE staff(staff_id integer primary key,name text,role text,monthly_pay real,started_on date);
INSERT INTO staff VALUES
(1,'Ola Nystad','manager',2900,'2016-02-01'),
(2,'Rui Alves','receptionist',2100,'2019-05-15'),
(3,'Mei Lin','cleaner',1800,'2021-09-01'),
(4,'Tom Baird','receptionist',2050,'2022-04-11'),
(5,'Ana Duarte','cook',2300,'2020-10-20');
