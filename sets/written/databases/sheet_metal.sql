CREATE TABLE tblCustomer (CustID INTEGER PRIMARY KEY, Company TEXT, Terms INTEGER, CreditHold BOOLEAN, Region TEXT);
INSERT INTO tblCustomer VALUES (1,'Aerodyne Ducts',30,0,'North'),
(2,'Polar Kitchens',45,0,'South'),
(3,'Elk Trailers',30,1,'West'),
(4,'Brightsign',15,0,'South'),
(5,'Moss Agri',60,0,'West'),
(6,'Tarn Boats',30,0,'North');
CREATE TABLE tblMaterial (MatCode TEXT PRIMARY KEY, MatDesc TEXT, Gauge TEXT, CostPerKg REAL, KgOnHand REAL, MinKg REAL);
INSERT INTO tblMaterial VALUES ('MS16','mild steel','16',1.1,4200,1500),
('SS18','stainless 304','18',3.9,380,600),
('AL12','aluminium 5052','12',4.4,950,400),
('GV20','galvanised','20',1.35,120,800),
('CU22','copper','22',9.8,60,20);
CREATE TABLE tblMachine (MachID INTEGER PRIMARY KEY, MachName TEXT, HourRate REAL, InstalledOn TEXT, DownSince TEXT);
INSERT INTO tblMachine VALUES (1,'Trumpf laser',95,'2019-05-06',NULL),
(2,'Amada press brake',70,'2012-02-20',NULL),
(3,'Spot welder',45,'2008-09-01','2024-11-12'),
(4,'Powder booth',60,'2021-10-11',NULL),
(5,'Old shear',30,'1994-01-01',NULL);
CREATE TABLE tblEmployee (EmpID INTEGER PRIMARY KEY, EmpName TEXT, ShiftNo INTEGER, PayRate REAL, Apprentice BOOLEAN);
INSERT INTO tblEmployee VALUES (1,'Gord',1,31,0),
(2,'Anneke',1,29.5,0),
(3,'Luis',2,27,0),
(4,'Tremaine',2,18,1),
(5,'Wanda',1,33,0);
CREATE TABLE tblJob (JobNo INTEGER PRIMARY KEY, CustID INTEGER REFERENCES tblCustomer(CustID), "Part Desc" TEXT, MatCode TEXT REFERENCES tblMaterial(MatCode), Qty INTEGER, "Unit Price" REAL, OrderedOn TEXT, DueOn TEXT, ShippedOn TEXT, Scrapped INTEGER);
INSERT INTO tblJob VALUES (3001,1,'duct elbow','GV20',400,6.2,'2024-09-02','2024-09-20','2024-09-19',6),
(3002,2,'range hood','SS18',25,140,'2024-09-05','2024-09-30','2024-10-04',1),
(3003,3,'fender','MS16',120,22,'2024-09-16','2024-10-04','2024-10-04',0),
(3004,4,'letter set','AL12',12,85,'2024-09-23','2024-10-02','2024-09-30',0),
(3005,1,'plenum box','GV20',60,38,'2024-10-01','2024-10-18','2024-10-25',3),
(3006,5,'feed chute','MS16',18,155,'2024-10-07','2024-10-31','2024-10-30',0),
(3007,2,'worktop','SS18',10,310,'2024-10-14','2024-11-08','2024-11-15',2),
(3008,3,'mud flap bracket','MS16',500,2.1,'2024-10-21','2024-11-04',NULL,0),
(3009,4,'totem panel','AL12',6,240,'2024-10-28','2024-11-22',NULL,1),
(3010,1,'duct elbow','GV20',350,6.4,'2024-11-04','2024-11-25',NULL,0),
(3011,6,'console bracket','SS18',40,33,'2024-11-06','2024-11-29',NULL,0),
(3012,5,'hopper','MS16',4,620,'2024-11-11','2024-12-06',NULL,0);
CREATE TABLE tblOperation (OpID INTEGER PRIMARY KEY, JobNo INTEGER REFERENCES tblJob(JobNo), MachID INTEGER REFERENCES tblMachine(MachID), EmpID INTEGER REFERENCES tblEmployee(EmpID), DoneOn TEXT, SetupMin INTEGER, RunMin INTEGER);
INSERT INTO tblOperation VALUES (1,3001,1,1,'2024-09-10',20,180),
(2,3001,2,2,'2024-09-12',30,260),
(3,3002,1,1,'2024-09-17',25,90),
(4,3002,3,5,'2024-09-24',40,300),
(5,3003,5,4,'2024-09-20',15,200),
(6,3003,2,3,'2024-09-27',35,310),
(7,3004,1,2,'2024-09-26',20,75),
(8,3004,4,3,'2024-09-27',30,60),
(9,3005,1,1,'2024-10-11',20,110),
(10,3005,2,4,'2024-10-21',60,340),
(11,3006,1,1,'2024-10-15',25,95),
(12,3006,3,5,'2024-10-22',45,420);
INSERT INTO tblOperation VALUES (13,3007,1,2,'2024-10-28',20,80),
(14,3007,3,5,'2024-11-08',40,360),
(15,3008,5,4,'2024-10-30',20,270),
(16,3009,1,1,'2024-11-13',30,70),
(17,3010,1,2,'2024-11-14',20,150);
