CREATE TABLE Dept (DeptCode TEXT PRIMARY KEY, DeptName TEXT, CostCentre INTEGER, FloorNo INTEGER);
INSERT INTO Dept VALUES ('FIN','Finance',4100,2),
('ENG','Engineering',4200,3),
('SAL','Sales',4300,1),
('HRX','People',4400,2),
('MKT','Marketing',4500,1);
CREATE TABLE Staff (StaffId INTEGER PRIMARY KEY, FullName TEXT, DeptCode TEXT REFERENCES Dept(DeptCode), ManagerName TEXT, Email TEXT, StartDate TEXT, EndDate TEXT, RemoteYN TEXT);
INSERT INTO Staff VALUES (1,'Alina Petrescu','ENG','Marc Oduya','alina@brightly.io','2019-05-06',NULL,'Y'),
(2,'Bo Larsen','ENG','Marc Oduya','bo@brightly.io','2021-09-01',NULL,'N'),
(3,'Chiara Riva','FIN','Dele Wood','chiara@brightly.io','2018-02-12',NULL,'N'),
(4,'Dele Wood','FIN',NULL,'dele@brightly.io','2015-10-19',NULL,'N'),
(5,'Emre Kaya','SAL','Pia Holm','emre@brightly.io','2022-03-14',NULL,'Y'),
(6,'Fay Lister','SAL','Pia Holm','fay@brightly.io','2020-07-20','2024-08-31','N'),
(7,'Gil Amar','ENG','Marc Oduya','gil@brightly.io','2023-11-06',NULL,'Y'),
(8,'Hana Sato','HRX',NULL,'hana@brightly.io','2017-01-09',NULL,'N'),
(9,'Imre Balog','ENG','Marc Oduya','imre@brightly.io','2020-01-13','2024-05-17','Y'),
(10,'Jess Moran','SAL','Pia Holm','jess@brightly.io','2024-09-16',NULL,'N'),
(11,'Marc Oduya','ENG',NULL,'marc@brightly.io','2014-04-01',NULL,'N'),
(12,'Pia Holm','SAL',NULL,'pia@brightly.io','2016-06-27',NULL,'Y');
INSERT INTO Staff VALUES (13,'Quinn Abel','HRX','Hana Sato','quinn@brightly.io','2024-10-07',NULL,'N');
CREATE TABLE Model (ModelNo TEXT PRIMARY KEY, Maker TEXT, ModelName TEXT, Kind TEXT, RamGb INTEGER, ListPrice REAL);
INSERT INTO Model VALUES ('TP-14','Lenovo','ThinkPad T14','laptop',16,1290),
('XP-13','Dell','XPS 13','laptop',16,1550),
('MB-14','Apple','MacBook Pro 14','laptop',32,2480),
('LT-54','Dell','Latitude 5440','laptop',8,1090),
('U27','Dell','UltraSharp 27','monitor',NULL,420),
('IP-S','Apple','iPhone SE','phone',NULL,529),
('PX-8','Google','Pixel 8','phone',NULL,749);
CREATE TABLE Asset (AssetTag TEXT PRIMARY KEY, ModelNo TEXT REFERENCES Model(ModelNo), SerialNo TEXT, BoughtOn TEXT, "Purchase Price" REAL, WarrantyEnd TEXT, Status TEXT, DiskEncrypted INTEGER);
INSERT INTO Asset VALUES ('A-0101','TP-14','PF2X01','2020-02-10',1180,'2023-02-10','scrapped',1),
('A-0102','TP-14','PF2X02','2021-03-15',1210,'2024-03-15','in use',1),
('A-0103','XP-13','DX9911','2021-09-01',1499,'2024-09-01','in use',1),
('A-0104','MB-14','C02A1','2022-01-20',2390,'2025-01-20','in use',1),
('A-0105','MB-14','C02A2','2023-11-01',2450,'2026-11-01','in use',1),
('A-0106','LT-54','LL4401','2023-06-12',1040,'2026-06-12','in use',0),
('A-0107','LT-54','LL4402','2023-06-12',1040,'2026-06-12','in stock',0),
('A-0108','LT-54','LL4403','2024-09-10',1065,'2027-09-10','in use',1),
('A-0109','LT-54','LL4404','2024-09-10',1065,'2027-09-10','in repair',1),
('A-0110','U27','MU001','2019-04-02',455,'2022-04-02','in use',NULL),
('A-0111','U27','MU002','2022-08-22',410,'2025-08-22','in use',NULL),
('A-0112','U27','MU003','2024-03-05',399,'2027-03-05','in stock',NULL);
INSERT INTO Asset VALUES ('A-0113','IP-S','IS771','2022-05-30',489,'2024-05-30','lost',1),
('A-0114','PX-8','GP801','2024-02-19',699,'2026-02-19','in use',1),
('A-0115','XP-13','DX9912','2021-09-01',1499,'2024-09-01','in stock',0),
('A-0116','MB-14','C02A3','2022-01-20',2390,'2025-01-20','stolen',1),
('A-0117','PX-8','GP802','2024-02-19',699,'2026-02-19','in use',1);
CREATE TABLE Assignment (AssignId INTEGER PRIMARY KEY, AssetTag TEXT REFERENCES Asset(AssetTag), StaffId INTEGER REFERENCES Staff(StaffId), GivenOn TEXT, ReturnedOn TEXT);
INSERT INTO Assignment VALUES (1,'A-0101',1,'2020-02-14','2022-01-24'),
(2,'A-0104',1,'2022-01-24',NULL),
(3,'A-0103',2,'2021-09-02',NULL),
(4,'A-0102',3,'2021-03-18',NULL),
(5,'A-0110',3,'2019-04-05',NULL),
(6,'A-0111',4,'2022-08-25',NULL),
(7,'A-0106',5,'2023-06-15',NULL),
(8,'A-0114',5,'2024-02-20',NULL),
(9,'A-0115',6,'2021-09-03','2024-09-02'),
(10,'A-0113',6,'2022-06-01',NULL),
(11,'A-0105',7,'2023-11-06',NULL),
(12,'A-0116',9,'2022-01-25','2024-05-17');
INSERT INTO Assignment VALUES (13,'A-0108',10,'2024-09-16',NULL),
(14,'A-0117',12,'2024-02-20',NULL),
(15,'A-0107',13,'2024-10-07','2024-11-20'),
(16,'A-0109',8,'2024-09-12','2024-11-04');
CREATE TABLE Ticket (TicketNo INTEGER PRIMARY KEY, AssetTag TEXT REFERENCES Asset(AssetTag), OpenedBy INTEGER REFERENCES Staff(StaffId), OpenedAt TEXT, ClosedAt TEXT, Problem TEXT, RepairCost REAL, ResolvedBy TEXT);
INSERT INTO Ticket VALUES (1,'A-0101',1,'2021-06-01 09:12','2021-06-03 15:00','battery',95,'Tamsin'),
(2,'A-0103',2,'2022-11-14 10:40','2022-11-15 11:20','keyboard',140,'Tamsin'),
(3,'A-0110',3,'2023-02-07 08:55','2023-02-07 16:30','no signal',0,'Rufus'),
(4,'A-0115',6,'2023-05-16 13:10','2023-05-22 09:00','screen',310,'Rufus'),
(5,'A-0103',2,'2024-01-22 09:30','2024-01-25 14:45','battery',110,'Tamsin'),
(6,'A-0106',5,'2024-04-09 11:05','2024-04-09 12:00','slow',0,'Tamsin'),
(7,'A-0113',6,'2024-06-18 17:20',NULL,'lost',NULL,NULL),
(8,'A-0109',8,'2024-11-04 09:50',NULL,'water damage',NULL,'Rufus'),
(9,'A-0104',1,'2024-10-01 08:15','2024-10-02 10:00','charger',79,'Tamsin'),
(10,'A-0102',3,'2024-09-20 14:00','2024-09-30 09:30','screen',295,'Rufus'),
(11,'A-0108',10,'2024-11-25 10:10',NULL,'vpn',NULL,'Tamsin'),
(12,'A-0106',5,'2024-11-18 09:00','2024-11-19 10:00','keyboard',150,'Rufus');
CREATE TABLE SoftwareLicence (LicId INTEGER PRIMARY KEY, Product TEXT, Seats INTEGER, YearlyCost REAL, RenewsOn TEXT);
INSERT INTO SoftwareLicence VALUES (1,'Figma',4,720,'2025-01-15'),
(2,'JetBrains',3,747,'2024-12-20'),
(3,'Salesforce',5,7200,'2025-06-30'),
(4,'Sage',2,1480,'2025-03-31'),
(5,'Miro',10,960,'2024-12-31');
CREATE TABLE LicenceSeat (LicId INTEGER REFERENCES SoftwareLicence(LicId), StaffId INTEGER REFERENCES Staff(StaffId), LastUsed TEXT);
INSERT INTO LicenceSeat VALUES (1,2,'2024-11-20'),
(2,1,'2024-11-29'),
(2,2,'2024-11-30'),
(2,7,'2024-11-28'),
(3,5,'2024-11-29'),
(3,6,'2024-08-30'),
(3,12,'2024-11-12'),
(3,10,NULL),
(4,3,'2024-11-29'),
(4,4,'2024-10-02'),
(1,8,'2024-02-11'),
(5,8,NULL);
