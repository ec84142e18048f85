CREATE TABLE dentists(dentist_id integer primary key,name text,specialty text,joined_on date);
INSERT INTO dentists VALUES
(1,'Dr Femke Visser','orthodontics','2012-04-01'),
(2,'Dr Ravi Shah','general','2016-09-15'),
(3,'Dr Lena Brandt','general','2019-01-07'),
(4,'Dr Paul Evers','surgery','2021-06-01');
CREATE TABLE patients(patient_id integer primary key,first_name text,last_name text,birth_date date,town text,phone text,insurer text);
INSERT INTO patients VALUES
(1,'Alma','Reyes','1994-11-14','Leiden','071-550000','Onvita'),
(2,'Bruno','Costa','1966-06-15','Gouda','071-550001','Onvita'),
(3,'Cara','Doyle','1996-02-08','Delft','071-550002','Zilver'),
(4,'Dev','Anand','2012-04-03','Haarlem','071-550003',NULL),
(5,'Elsa','Lund','1982-02-18','Delft','071-550004',NULL),
(6,'Frank','Moss','1969-03-31','Gouda','071-550005','Zilver'),
(7,'Gina','Ricci','1989-09-10','Gouda','071-550006','Onvita'),
(8,'Hamid','Rahimi','1956-04-17','Delft','071-550007','Zilver');
INSERT INTO patients VALUES
(9,'Isla','Burns','1969-04-25','Delft','071-550008',NULL),
(10,'Joao','Prado','1980-11-12','Haarlem','071-550009',NULL),
(11,'Kim','Tran','1972-12-29','Leiden','071-550010','Menza'),
(12,'Leo','Fischer','1947-11-23','Haarlem','071-550011',NULL),
(13,'Maya','Cohen','1997-09-05','Haarlem','071-550012','Zilver'),
(14,'Nils','Berg','1951-07-25','Haarlem','071-550013',NULL),
(15,'Olga','Ivanova','1985-04-12','Delft','071-550014','Zilver'),
(16,'Pete','Walsh','1965-01-29','Delft','071-550015','Menza');
INSERT INTO patients VALUES
(17,'Quentin','Blanc','1991-11-12','Leiden','071-550016',NULL),
(18,'Rosa','Marin','1952-08-17','Leiden','071-550017','Zilver'),
(19,'Sam','Okoro','2015-03-09','Delft','071-550018','Menza'),
(20,'Tina','Weiss','1996-01-31','Leiden','071-550019','Onvita'),
(21,'Uma','Das','1956-06-25','Gouda','071-550020',NULL),
(22,'Vera','Kral','2007-09-04','Leiden','071-550021','Zilver');
CREATE TABLE appointments(appointment_id integer primary key,patient_id integer references patients,dentist_id integer references dentists,starts_at datetime,reason text,status text);
INSERT INTO appointments VALUES
(1,3,4,'2023-11-14 13:30:00','routine','kept'),
(2,15,4,'2024-02-15 09:00:00','broken tooth','missed'),
(3,7,4,'2023-08-10 11:00:00','toothache','cancelled'),
(4,15,3,'2023-07-08 15:00:00','routine','cancelled'),
(5,3,2,'2024-05-08 10:15:00','toothache','kept'),
(6,12,2,'2023-10-08 09:00:00','bleeding gums','kept'),
(7,4,4,'2024-02-05 09:00:00','routine','kept'),
(8,14,4,'2023-11-21 11:00:00','routine','kept');
INSERT INTO appointments VALUES
(9,11,1,'2024-06-04 10:15:00','toothache','kept'),
(10,18,4,'2024-01-12 15:00:00','toothache','cancelled'),
(11,11,3,'2024-02-18 08:30:00','toothache','kept'),
(12,4,1,'2023-10-14 10:15:00','toothache','kept'),
(13,9,2,'2024-01-03 16:45:00','broken tooth','cancelled'),
(14,5,4,'2024-05-24 10:15:00','toothache','kept'),
(15,2,2,'2024-01-04 08:30:00','broken tooth','kept'),
(16,3,3,'2023-07-13 13:30:00','routine','kept');
INSERT INTO appointments VALUES
(17,9,1,'2024-01-19 08:30:00','broken tooth','missed'),
(18,14,3,'2024-04-14 09:00:00','toothache','missed'),
(19,8,1,'2023-08-22 10:15:00','toothache','kept'),
(20,7,3,'2024-04-17 10:15:00','routine','kept'),
(21,15,2,'2023-10-17 10:15:00','toothache','kept'),
(22,2,1,'2023-06-10 15:00:00','routine','missed'),
(23,16,2,'2024-01-15 08:30:00','bleeding gums','cancelled'),
(24,18,4,'2024-02-15 10:15:00','routine','kept');
INSERT INTO appointments VALUES
(25,11,2,'2024-05-27 15:00:00','routine','cancelled'),
(26,12,1,'2023-08-06 08:30:00','toothache','kept'),
(27,14,2,'2023-06-29 08:30:00','bleeding gums','missed'),
(28,10,2,'2024-05-20 10:15:00','toothache','cancelled'),
(29,6,2,'2023-10-16 11:00:00','toothache','kept'),
(30,12,3,'2024-03-07 10:15:00','routine','kept'),
(31,10,2,'2023-11-30 09:00:00','toothache','kept'),
(32,13,1,'2024-01-30 10:15:00','routine','kept');
INSERT INTO appointments VALUES
(33,17,1,'2023-07-17 10:15:00','toothache','kept'),
(34,13,1,'2023-12-19 08:30:00','broken tooth','kept'),
(35,8,1,'2024-03-26 13:30:00','routine','missed'),
(36,13,3,'2024-06-03 11:00:00','routine','kept'),
(37,20,2,'2023-06-23 16:45:00','bleeding gums','missed'),
(38,5,1,'2024-05-17 13:30:00','routine','kept'),
(39,1,1,'2023-08-08 15:00:00','broken tooth','kept'),
(40,13,4,'2024-03-12 08:30:00','toothache','missed');
INSERT INTO appointments VALUES
(41,8,4,'2023-10-14 08:30:00','bleeding gums','kept'),
(42,17,1,'2024-05-03 13:30:00','toothache','cancelled'),
(43,9,1,'2023-10-14 09:00:00','routine','kept'),
(44,15,4,'2023-12-13 08:30:00','bleeding gums','kept'),
(45,2,2,'2023-07-10 13:30:00','routine','kept'),
(46,9,3,'2024-04-14 13:30:00','routine','kept'),
(47,16,1,'2024-02-04 10:15:00','toothache','kept'),
(48,16,3,'2024-05-28 13:30:00','broken tooth','cancelled');
INSERT INTO appointments VALUES
(49,15,4,'2024-06-27 08:30:00','routine','booked'),
(50,3,4,'2023-06-09 10:15:00','bleeding gums','kept'),
(51,17,4,'2023-10-16 11:00:00','routine','kept'),
(52,3,1,'2023-08-12 15:00:00','broken tooth','kept'),
(53,5,3,'2023-07-28 15:00:00','broken tooth','kept'),
(54,16,4,'2023-12-19 08:30:00','routine','kept'),
(55,16,4,'2023-12-25 10:15:00','routine','cancelled'),
(56,12,4,'2023-11-09 08:30:00','broken tooth','kept');
INSERT INTO appointments VALUES
(57,11,3,'2023-12-21 08:30:00','routine','kept'),
(58,10,3,'2023-12-08 08:30:00','bleeding gums','cancelled'),
(59,19,1,'2023-12-02 11:00:00','broken tooth','kept'),
(60,9,1,'2023-06-27 16:45:00','broken tooth','kept'),
(61,8,3,'2024-01-10 13:30:00','broken tooth','kept'),
(62,12,4,'2023-06-15 16:45:00','bleeding gums','missed'),
(63,18,2,'2024-06-03 08:30:00','toothache','cancelled'),
(64,15,2,'2024-04-25 16:45:00','broken tooth','cancelled');
INSERT INTO appointments VALUES
(65,2,2,'2023-08-27 11:00:00','bleeding gums','kept'),
(66,10,3,'2023-10-09 15:00:00','broken tooth','cancelled'),
(67,8,3,'2024-02-03 13:30:00','bleeding gums','kept'),
(68,6,2,'2023-07-09 09:00:00','bleeding gums','missed'),
(69,8,4,'2023-11-18 16:45:00','bleeding gums','cancelled'),
(70,5,2,'2023-10-03 08:30:00','routine','kept');
CREATE TABLE treatments(treatment_id integer primary key,appointment_id integer references appointments,procedure text,tooth integer,fee real,paid text);
INSERT INTO treatments VALUES
(1,8,'root canal',13,650,'yes'),
(2,29,'filling',1,120,'yes'),
(3,53,'root canal',30,650,'yes'),
(4,33,'extraction',16,150,'yes'),
(5,52,'filling',16,120,'yes'),
(6,43,'extraction',20,150,'yes'),
(7,5,'filling',32,120,'no'),
(8,65,'crown',6,800,'yes');
INSERT INTO treatments VALUES
(9,24,'extraction',28,150,'yes'),
(10,24,'crown',3,800,'no'),
(11,34,'extraction',27,150,'yes'),
(12,70,'crown',13,800,'yes'),
(13,31,'extraction',5,150,'yes'),
(14,50,'filling',20,120,'yes'),
(15,24,'crown',15,800,'yes'),
(16,31,'check-up',32,45,'no');
INSERT INTO treatments VALUES
(17,19,'filling',32,120,'yes'),
(18,67,'check-up',10,45,'yes'),
(19,7,'filling',2,120,'no'),
(20,15,'crown',4,800,'no'),
(21,7,'filling',26,120,'yes'),
(22,33,'extraction',8,150,'yes'),
(23,16,'root canal',13,650,'yes'),
(24,65,'cleaning',30,70,'yes');
INSERT INTO treatments VALUES
(25,32,'extraction',25,150,'yes'),
(26,34,'crown',11,800,'yes'),
(27,1,'check-up',18,45,'yes'),
(28,36,'crown',8,800,'no'),
(29,21,'crown',23,800,'yes'),
(30,44,'check-up',4,45,'no'),
(31,47,'filling',24,120,'no'),
(32,45,'filling',21,120,'yes');
INSERT INTO treatments VALUES
(33,47,'check-up',27,45,'yes'),
(34,61,'x-ray',26,40,'yes'),
(35,39,'check-up',30,45,'yes'),
(36,7,'root canal',13,650,'no'),
(37,8,'cleaning',22,70,'yes'),
(38,30,'root canal',3,650,'yes'),
(39,33,'root canal',20,650,'yes'),
(40,59,'x-ray',5,40,'yes');
INSERT INTO treatments VALUES
(41,24,'check-up',31,45,'no'),
(42,46,'x-ray',25,40,'yes'),
(43,44,'x-ray',32,40,'yes'),
(44,50,'filling',1,120,'no'),
(45,32,'x-ray',10,40,'no'),
(46,26,'root canal',21,650,'yes'),
(47,38,'x-ray',6,40,'no'),
(48,20,'crown',11,800,'yes');
INSERT INTO treatments VALUES
(49,43,'check-up',3,45,'yes'),
(50,54,'cleaning',21,70,'yes'),
(51,44,'check-up',5,45,'yes'),
(52,60,'check-up',14,45,'yes'),
(53,43,'crown',29,800,'yes'),
(54,24,'filling',27,120,'yes'),
(55,60,'extraction',16,150,'no'),
(56,53,'x-ray',8,40,'yes');
INSERT INTO treatments VALUES
(57,31,'root canal',18,650,'yes'),
(58,29,'extraction',17,150,'yes'),
(59,45,'filling',12,120,'yes'),
(60,26,'filling',19,120,'no');
