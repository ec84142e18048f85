CREATE TABLE carriers (carrierId INTEGER PRIMARY KEY, carrierName TEXT, scac TEXT, contactEmail TEXT, preferred INTEGER);
INSERT INTO carriers VALUES (1,'Northline Freight','NLFT','dispatch@northline.com',1),
(2,'Bluebird Logistics','BBLG','ops@bluebird.com',1),
(3,'Kessler Trans','KSTR',NULL,0),
(4,'Rapid Ox','RPOX','hello@rapidox.com',0),
(5,'Farhaul','FRHL','desk@farhaul.com',0);
CREATE TABLE dockDoors (doorNo INTEGER PRIMARY KEY, doorType TEXT, hasLeveler INTEGER, outOfService INTEGER);
INSERT INTO dockDoors VALUES (1,'inbound',1,0),
(2,'inbound',1,0),
(3,'inbound',0,1),
(4,'outbound',1,0),
(5,'outbound',1,0),
(6,'outbound',0,0);
CREATE TABLE vendors (vendorId INTEGER PRIMARY KEY, vendorName TEXT, city TEXT, leadDays INTEGER);
INSERT INTO vendors VALUES (1,'Ostrava Glass','Ostrava',21),
(2,'Pinecone Toys','Lyon',9),
(3,'Halden Paper','Halden',14),
(4,'Sundry Co','Leeds',3),
(5,'Brio Textiles','Porto',18);
CREATE TABLE crewMembers (crewId INTEGER PRIMARY KEY, fullName TEXT, shiftCode TEXT, forkliftCert INTEGER, hiredOn TEXT, leftOn TEXT);
INSERT INTO crewMembers VALUES (1,'Nadia Frost','A',1,'2018-02-05',NULL),
(2,'Omar Little','A',1,'2020-07-01',NULL),
(3,'Petra Vlk','B',0,'2023-03-13',NULL),
(4,'Sven Aho','B',1,'2016-10-24','2025-01-31'),
(5,'Tariq Aziz','B',0,'2024-11-04',NULL),
(6,'Una Byrne','A',0,'2025-02-17',NULL);
CREATE TABLE appointments (apptId INTEGER PRIMARY KEY, carrierId INTEGER REFERENCES carriers(carrierId), doorNo INTEGER REFERENCES dockDoors(doorNo), direction TEXT, plannedAt TEXT, arrivedAt TEXT, departedAt TEXT, apptStatus TEXT, palletCount INTEGER, unloadedBy INTEGER REFERENCES crewMembers(crewId), checkedBy INTEGER REFERENCES crewMembers(crewId));
INSERT INTO appointments VALUES (1,1,1,'IN','2025-03-03 08:00','2025-03-03 07:52','2025-03-03 09:10','DONE',24,1,2),
(2,2,2,'IN','2025-03-03 09:00','2025-03-03 10:20','2025-03-03 11:45','DONE',18,2,1),
(3,1,4,'OUT','2025-03-03 13:00','2025-03-03 13:05','2025-03-03 14:00','DONE',22,3,1),
(4,3,1,'IN','2025-03-04 08:00','2025-03-04 08:55','2025-03-04 10:50','DONE',30,2,1),
(5,4,2,'IN','2025-03-04 10:00',NULL,NULL,'NOSHOW',NULL,NULL,NULL),
(6,2,5,'OUT','2025-03-04 15:00','2025-03-04 14:50','2025-03-04 15:40','DONE',16,5,3),
(7,1,1,'IN','2025-03-05 08:00','2025-03-05 08:10','2025-03-05 09:15','DONE',26,1,2),
(8,5,6,'OUT','2025-03-05 11:00','2025-03-05 12:40','2025-03-05 13:30','DONE',12,3,5),
(9,3,2,'IN','2025-03-06 09:00',NULL,NULL,'CANCELLED',NULL,NULL,NULL),
(10,4,1,'IN','2025-03-06 10:00','2025-03-06 11:15','2025-03-06 13:20','DONE',28,6,1),
(11,1,4,'OUT','2025-03-06 14:00','2025-03-06 13:58','2025-03-06 14:55','DONE',24,5,3),
(12,2,2,'IN','2025-03-07 08:00','2025-03-07 08:04','2025-03-07 09:00','DONE',20,2,1);
INSERT INTO appointments VALUES (13,4,5,'OUT','2025-03-07 13:00',NULL,NULL,'NOSHOW',NULL,NULL,NULL),
(14,3,1,'IN','2025-02-20 08:00','2025-02-20 09:30','2025-02-20 11:00','DONE',25,4,2),
(15,1,2,'IN','2025-02-24 09:00','2025-02-24 08:58','2025-02-24 10:05','DONE',21,1,2),
(16,5,4,'OUT','2025-02-26 13:00','2025-02-26 13:45','2025-02-26 14:50','DONE',14,3,1),
(17,1,1,'IN','2025-03-11 08:00',NULL,NULL,'PLANNED',NULL,NULL,NULL),
(18,2,4,'OUT','2025-03-11 14:00',NULL,NULL,'PLANNED',NULL,NULL,NULL);
CREATE TABLE receipts (receiptId INTEGER PRIMARY KEY, apptId INTEGER REFERENCES appointments(apptId), vendorId INTEGER REFERENCES vendors(vendorId), poNumber TEXT, itemDesc TEXT, orderedQty INTEGER, receivedQty INTEGER, damagedQty INTEGER, unitCost REAL);
INSERT INTO receipts VALUES (1,1,1,'PO-701','jam jars 500ml',4000,4000,62,0.31),
(2,1,3,'PO-702','kraft bags',9000,8600,0,0.08),
(3,2,2,'PO-703','wooden trains',600,600,4,7.5),
(4,4,5,'PO-704','tea towels',2400,2400,0,1.9),
(5,4,5,'PO-704','aprons',800,650,10,5.2),
(6,7,1,'PO-705','carafes',1200,1200,88,2.6),
(7,10,4,'PO-706','candles',3000,3000,0,1.1),
(8,12,2,'PO-707','puzzles',900,840,0,4.3),
(9,14,5,'PO-699','tea towels',1000,1000,5,1.95),
(10,15,1,'PO-698','jam jars 500ml',5000,4900,140,0.3),
(11,10,3,'PO-708','gift wrap',2000,2000,15,0.55);
