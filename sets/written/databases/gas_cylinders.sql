CREATE TABLE GasType (GasCode TEXT PRIMARY KEY, GasName TEXT, HazardClass TEXT, FillPrice REAL);
INSERT INTO GasType VALUES ('O2','oxygen','2.2',28),
('AR','argon','2.2',41),
('AC','acetylene','2.1',55),
('CO2','carbon dioxide','2.2',19),
('PR','propane','2.1',24),
('HE','helium','2.2',160);
CREATE TABLE Kunde (KundeNo INTEGER PRIMARY KEY, KundeName TEXT, City TEXT, Sector TEXT, Blocked TEXT, CreditLimit REAL);
INSERT INTO Kunde VALUES (1,'Weldcraft Oy','Turku','workshop','N',4000),
(2,'Café Lumi','Turku','catering','N',500),
(3,'Nordic Boats','Pori','shipyard','N',15000),
(4,'City Hospital','Turku','medical','N',30000),
(5,'Party Palace','Rauma','events','Y',800),
(6,'Kallio Farm','Pori','farm','N',1000),
(7,'Old Forge','Rauma','workshop','N',1500);
CREATE TABLE Cylinder (CylNo TEXT PRIMARY KEY, GasCode TEXT REFERENCES GasType(GasCode), SizeL INTEGER, OwnedSince TEXT, NextTest TEXT, State TEXT);
INSERT INTO Cylinder VALUES ('C100','O2',50,'2012-04-01','2027-04-01','out'),
('C101','O2',50,'2012-04-01','2024-09-01','out'),
('C102','O2',10,'2018-06-01','2028-06-01','full'),
('C200','AR',50,'2015-02-10','2025-02-10','out'),
('C201','AR',20,'2019-09-09','2029-09-09','empty'),
('C202','AR',50,'2010-01-15','2024-10-15','out'),
('C300','AC',40,'2014-03-03','2026-03-03','out'),
('C301','AC',40,'2021-05-05','2031-05-05','full'),
('C400','CO2',10,'2017-07-07','2027-07-07','out'),
('C401','CO2',10,'2017-07-07','2024-07-07','empty'),
('C500','PR',11,'2020-10-10','2030-10-10','out'),
('C501','PR',11,'2020-10-10','2030-10-10','full');
INSERT INTO Cylinder VALUES ('C600','HE',20,'2022-01-01','2032-01-01','out'),
('C601','HE',10,'2022-01-01','2032-01-01','lost'),
('C102B','O2',10,'2023-03-03','2033-03-03','full');
CREATE TABLE Driver (DriverNo INTEGER PRIMARY KEY, DriverName TEXT, AdrUntil TEXT);
INSERT INTO Driver VALUES (1,'Jari','2025-11-30'),
(2,'Minna','2024-08-31'),
(3,'Otso','2026-05-31');
CREATE TABLE Rental (RentNo INTEGER PRIMARY KEY, CylNo TEXT REFERENCES Cylinder(CylNo), KundeNo INTEGER REFERENCES Kunde(KundeNo), OutOn TEXT, BackOn TEXT, DayRent REAL, Deposit REAL, DeliveredBy INTEGER REFERENCES Driver(DriverNo), FetchedBy INTEGER REFERENCES Driver(DriverNo));
INSERT INTO Rental VALUES (1,'C100',4,'2024-09-02',NULL,0.6,0,1,NULL),
(2,'C101',1,'2024-06-10',NULL,0.6,80,1,NULL),
(3,'C102',4,'2024-07-01','2024-08-20',0.4,0,2,1),
(4,'C200',3,'2024-08-05',NULL,0.7,100,2,NULL),
(5,'C201',7,'2024-05-13','2024-09-30',0.5,60,1,2),
(6,'C202',3,'2024-02-19',NULL,0.7,100,3,NULL),
(7,'C300',1,'2024-09-16',NULL,0.8,90,1,NULL),
(8,'C301',7,'2024-03-01','2024-04-15',0.8,90,3,3),
(9,'C400',2,'2024-10-01',NULL,0.3,30,2,NULL),
(10,'C401',2,'2024-06-03','2024-10-01',0.3,30,2,2),
(11,'C500',6,'2024-09-20',NULL,0.25,25,3,NULL),
(12,'C600',5,'2024-05-01',NULL,1.2,150,1,NULL);
INSERT INTO Rental VALUES (13,'C601',5,'2023-12-30',NULL,1,120,3,NULL),
(14,'C501',6,'2024-04-02','2024-09-20',0.25,25,3,3),
(15,'C102',4,'2024-02-01','2024-05-30',0.4,0,2,2);
CREATE TABLE Fill (FillNo INTEGER PRIMARY KEY, CylNo TEXT REFERENCES Cylinder(CylNo), FilledOn TEXT, Litres REAL, KundeNo INTEGER REFERENCES Kunde(KundeNo), Price REAL, Invoiced INTEGER);
INSERT INTO Fill VALUES (1,'C100','2024-08-30',50,4,28,1),
(2,'C101','2024-06-08',50,1,28,1),
(3,'C200','2024-08-02',50,3,41,1),
(4,'C202','2024-02-17',50,3,41,1),
(5,'C300','2024-09-14',40,1,55,0),
(6,'C400','2024-09-30',10,2,19,0),
(7,'C401','2024-06-01',10,2,19,1),
(8,'C500','2024-09-19',11,6,24,0),
(9,'C600','2024-04-30',20,5,160,0),
(10,'C601','2023-12-29',10,5,90,0),
(11,'C102','2024-06-29',10,4,14,1),
(12,'C501','2024-03-30',11,6,24,1);
