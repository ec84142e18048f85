CREATE TABLE Patient (PatientNo INTEGER PRIMARY KEY, Surname TEXT, GivenName TEXT, Sex TEXT, DateOfBirth TEXT, Town TEXT, Insurer TEXT);
CREATE TABLE Doctor (DoctorNo INTEGER PRIMARY KEY, DoctorName TEXT, Grade TEXT, JoinedYear INTEGER);
CREATE TABLE Room (RoomNo TEXT PRIMARY KEY, Floor INTEGER, HasLaser INTEGER);
CREATE TABLE Treatment (TreatmentCode TEXT PRIMARY KEY, TreatmentName TEXT, Minutes INTEGER, Fee REAL);
CREATE TABLE Appointment (ApptNo INTEGER PRIMARY KEY, PatientNo INTEGER REFERENCES Patient(PatientNo), DoctorNo INTEGER REFERENCES Doctor(DoctorNo), RoomNo TEXT REFERENCES Room(RoomNo), StartsAt TEXT, Outcome TEXT, WaitMinutes INTEGER);
CREATE TABLE ApptTreatment (ApptNo INTEGER REFERENCES Appointment(ApptNo), TreatmentCode TEXT REFERENCES Treatment(TreatmentCode), Fee REAL, PRIMARY KEY (ApptNo, TreatmentCode));
CREATE TABLE Diagnosis (DiagnosisNo INTEGER PRIMARY KEY, ApptNo INTEGER REFERENCES Appointment(ApptNo), Condition TEXT, Severity INTEGER);
CREATE TABLE Prescription (RxNo INTEGER PRIMARY KEY, ApptNo INTEGER REFERENCES Appointment(ApptNo), Drug TEXT, Packs INTEGER, PackPrice REAL);
CREATE TABLE Receipt (ReceiptNo INTEGER PRIMARY KEY, PatientNo INTEGER REFERENCES Patient(PatientNo), PaidOn TEXT, Amount REAL, Means TEXT);
INSERT INTO Patient VALUES (1,'Abernathy','Rose','F','1958-02-11','Galway','Laya'),(2,'Byrne','Cian','M','1990-07-30','Athenry','VHI'),(3,'Coyle','Niamh','F','2001-11-19','Galway','VHI'),(4,'Daly','Owen','M','1975-05-05','Tuam',NULL),(5,'Egan','Sorcha','F','1983-12-24','Galway','Irish Life'),(6,'Farrell','Tadhg','M','2012-03-16','Oranmore','VHI'),(7,'Glynn','Maeve','F','1967-08-08','Tuam','Laya'),(8,'Hession','Paul','M','1949-10-27','Clifden',NULL),(9,'Iqbal','Zara','F','1995-01-13','Galway','Irish Life'),(10,'Joyce','Martin','M','1988-06-21','Oranmore',NULL),(11,'Keane','Aoife','F','1999-09-02','Athenry','VHI'),(12,'Lally','Bríd','F','1961-04-18','Clifden','Laya');
INSERT INTO Doctor VALUES (1,'Dr Fiona Lavelle','consultant',2008),(2,'Dr Sanjay Mehta','consultant',2015),(3,'Dr Emma Quirke','registrar',2021),(4,'Dr Luke Tierney','registrar',2023),(5,'Dr Hana Novak','locum',2025);
INSERT INTO Room VALUES ('A1',0,0),('A2',0,1),('B1',1,0),('B2',1,1),('C1',2,0);
INSERT INTO Treatment VALUES ('CONS','First consultation',30,180),('REV','Review',15,95),('CRYO','Cryotherapy',20,120),('BIOP','Skin biopsy',40,260),('LASR','Laser session',45,340),('PATCH','Patch test',25,150),('PHOT','Phototherapy',20,85),('MOHS','Mohs surgery',120,1450);
INSERT INTO Appointment VALUES (301,10,3,'A1','2022-10-03 14:13:05','attended',8),(302,2,2,'B1','2022-10-26 13:53:22','no-show',NULL),(303,10,4,'A2','2022-11-16 15:41:44','cancelled',21),(304,6,4,'A1','2022-12-08 15:32:25','attended',13),(305,3,1,'B2','2023-01-02 16:43:55','attended',24),(306,7,4,'B2','2023-01-24 09:55:46','no-show',3),
(307,11,3,'A1','2023-02-15 12:58:14','no-show',NULL),(308,10,1,'B2','2023-03-06 12:24:53','attended',3),(309,4,1,'B1','2023-03-31 15:41:29','cancelled',44),(310,9,2,'A2','2023-04-22 13:28:27','attended',NULL),(311,2,1,'A1','2023-05-16 09:28:08','attended',49),(312,3,1,'B2','2023-06-06 16:20:05','attended',7),
(313,2,3,'B1','2023-06-29 09:32:15','attended',NULL),(314,4,3,'B1','2023-07-18 16:35:16','attended',42),(315,11,3,'B2','2023-08-14 15:39:33','attended',21),(316,10,2,'A2','2023-09-01 12:47:12','attended',NULL),(317,11,1,'A2','2023-09-23 11:32:55','attended',NULL),(318,11,2,'B2','2023-10-18 12:07:24','attended',48),
(319,6,3,'B2','2023-11-10 11:00:39','attended',39),(320,10,2,'A2','2023-12-02 10:25:24','cancelled',NULL),(321,11,2,'A2','2023-12-23 09:42:29','no-show',52),(322,3,4,'A1','2024-01-17 13:27:42','attended',19),(323,7,2,'A1','2024-02-04 12:40:28','no-show',NULL),(324,4,3,'B1','2024-03-01 11:44:36','no-show',28),
(325,11,2,'B1','2024-03-24 11:58:31','attended',43),(326,10,3,'B1','2024-04-14 16:57:59','attended',4),(327,9,1,'B1','2024-05-06 10:16:06','attended',19),(328,1,1,'A1','2024-05-28 10:53:05','no-show',51),(329,1,2,'A1','2024-06-20 14:45:54','no-show',29),(330,1,2,'A2','2024-07-14 11:22:05','cancelled',NULL),
(331,3,1,'B2','2024-08-03 14:34:17','no-show',41),(332,10,2,'B1','2024-08-28 11:53:08','attended',22),(333,7,3,'B2','2024-09-19 15:03:16','no-show',NULL),(334,2,2,'B2','2024-10-10 12:58:49','no-show',45),(335,6,2,'B2','2024-10-30 14:43:58','attended',37),(336,7,3,'A2','2024-11-22 15:32:36','cancelled',20),
(337,6,4,'B1','2024-12-16 10:29:40','attended',12),(338,6,3,'B2','2025-01-08 14:52:39','cancelled',39),(339,5,3,'B1','2025-01-31 11:10:02','attended',7),(340,6,1,'A1','2025-02-20 11:55:26','attended',48);
INSERT INTO ApptTreatment VALUES (301,'PHOT',85),(302,'PATCH',150),(303,'BIOP',260),(304,'CONS',180),(305,'CONS',162.0),(306,'REV',85.5),
(307,'PHOT',85),(308,'CRYO',120),(309,'REV',95),(310,'REV',95),(311,'PATCH',150),(312,'PATCH',135.0),
(313,'REV',95),(314,'REV',95),(315,'REV',95),(316,'REV',95),(317,'PHOT',85),(318,'PHOT',85),
(319,'REV',85.5),(320,'PATCH',150),(321,'CONS',180),(322,'PHOT',85),(323,'CONS',162.0),(324,'PATCH',150),
(325,'REV',85.5),(326,'PHOT',85),(327,'PATCH',135.0),(328,'PHOT',85),(329,'PATCH',150),(330,'REV',95),
(331,'BIOP',260),(332,'LASR',340),(333,'CONS',180),(334,'BIOP',260),(335,'REV',95),(336,'REV',85.5),
(337,'CONS',180),(338,'PHOT',85),(339,'CRYO',120),(340,'CONS',180);
INSERT INTO Diagnosis VALUES (1,301,'acne',3),(2,302,'eczema',1),(3,304,'eczema',3),(4,305,'psoriasis',1),(5,306,'eczema',1),(6,308,'psoriasis',1),
(7,309,'acne',4),(8,310,'psoriasis',4),(9,312,'psoriasis',2),(10,313,'actinic keratosis',3),(11,314,'psoriasis',4),(12,316,'basal cell carcinoma',4),
(13,317,'psoriasis',1),(14,318,'eczema',2),(15,320,'actinic keratosis',1),(16,321,'acne',2),(17,322,'acne',3),(18,324,'psoriasis',2),
(19,325,'acne',1),(20,326,'rosacea',2),(21,328,'psoriasis',4),(22,329,'acne',2),(23,330,'eczema',4),(24,332,'eczema',3),
(25,333,'eczema',2),(26,334,'rosacea',1),(27,336,'rosacea',1),(28,337,'eczema',4),(29,338,'acne',3),(30,340,'basal cell carcinoma',2);
INSERT INTO Prescription VALUES (1,301,'Doxycycline',4,45.71),(2,303,'Efudix',4,57.02),(3,304,'Efudix',3,9.39),(4,306,'Doxycycline',2,12.31),(5,307,'Daivobet',3,46.03),(6,309,'Efudix',3,57.52),
(7,310,'Metrogel',1,7.85),(8,312,'Doxycycline',4,35.72),(9,313,'Betnovate',4,53.62),(10,315,'Daivobet',1,31.69),(11,316,'Doxycycline',3,40.69),(12,318,'Metrogel',2,34.38),
(13,319,'Efudix',3,36.63),(14,321,'Daivobet',3,8.77),(15,322,'Efudix',2,29.56),(16,324,'Efudix',3,35.29),(17,325,'Doxycycline',3,43.36),(18,327,'Daivobet',1,16.81),
(19,328,'Protopic',4,8.04),(20,330,'Metrogel',4,46.92),(21,331,'Protopic',2,8.6),(22,333,'Betnovate',1,20.73),(23,334,'Protopic',3,27.24),(24,336,'Metrogel',1,45.54),
(25,337,'Daivobet',2,16.0),(26,339,'Betnovate',2,14.61);
INSERT INTO Receipt VALUES (7001,2,'2022-10-11',150,'insurer'),(7002,9,'2022-11-04',85,'insurer'),(7003,5,'2022-11-30',95,'card'),(7004,10,'2022-12-25',150,'insurer'),(7005,6,'2023-01-23',180,'insurer'),(7006,9,'2023-02-16',415,'cash'),
(7007,6,'2023-03-14',85,'cash'),(7008,10,'2023-04-11',340,'insurer'),(7009,10,'2023-05-06',85,'card'),(7010,1,'2023-06-04',85,'card'),(7011,3,'2023-06-30',120,'insurer'),(7012,3,'2023-07-26',85,'card'),
(7013,4,'2023-08-22',415,'cash'),(7014,3,'2023-09-16',85,'cash'),(7015,7,'2023-10-13',260,'card'),(7016,2,'2023-11-06',415,'insurer'),(7017,10,'2023-12-03',415,'card'),(7018,4,'2024-01-02',415,'cash'),
(7019,1,'2024-01-24',85,'card'),(7020,3,'2024-02-21',180,'card'),(7021,1,'2024-03-18',85,'card'),(7022,1,'2024-04-16',85,'card'),(7023,1,'2024-05-08',260,'insurer'),(7024,2,'2024-06-04',415,'card'),
(7025,9,'2024-07-04',415,'card'),(7026,4,'2024-07-30',120,'cash'),(7027,1,'2024-08-24',260,'card'),(7028,4,'2024-09-17',120,'card'),(7029,5,'2024-10-16',415,'card'),(7030,5,'2024-11-09',150,'card'),
(7031,7,'2024-12-05',180,'cash'),(7032,3,'2024-12-31',120,'insurer'),(7033,1,'2025-01-26',415,'card'),(7034,7,'2025-02-22',340,'card');
UPDATE Appointment SET RoomNo = 'B2' WHERE ApptNo IN (SELECT ApptNo FROM ApptTreatment WHERE TreatmentCode = 'LASR') AND ApptNo % 3 <> 0;
