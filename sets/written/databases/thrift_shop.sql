CREATE TABLE Donors (DonorId INTEGER PRIMARY KEY, DonorName TEXT, GiftAid INTEGER, Email TEXT);
INSERT INTO Donors VALUES (1,'Mrs Lacey',1,'lacey@mail.uk'),
(2,'J. Amadi',0,NULL),
(3,'Tom Reiss',1,'reiss@mail.uk'),
(4,'Wendy Poole',1,NULL),
(5,'Church hall clearout',0,'hall@stmark.uk');
CREATE TABLE Categories (CatId INTEGER PRIMARY KEY, CatName TEXT);
INSERT INTO Categories VALUES (1,'ladies wear'),
(2,'mens wear'),
(3,'books'),
(4,'toys'),
(5,'homeware'),
(6,'records'),
(7,'electricals');
CREATE TABLE Items (ItemId INTEGER PRIMARY KEY, CatId INTEGER REFERENCES Categories(CatId), DonorId INTEGER REFERENCES Donors(DonorId), Description TEXT, DonatedOn TEXT, TicketPrice REAL, PutOutOn TEXT, SoldOn TEXT, SoldFor REAL, Till TEXT);
INSERT INTO Items VALUES (1,1,1,'wool coat','2024-09-02',18,'2024-09-05','2024-09-14',18,'front'),
(2,1,1,'silk scarf','2024-09-02',4.5,'2024-09-05','2024-09-06',4.5,'front'),
(3,3,2,'Dickens set','2024-09-03',25,'2024-09-10','2024-10-19',15,'back'),
(4,6,3,'jazz LP bundle','2024-09-07',30,'2024-09-09','2024-09-10',30,'front'),
(5,6,3,'opera box','2024-09-07',12,'2024-09-09',NULL,NULL,NULL),
(6,5,NULL,'casserole','2024-09-12',6,'2024-09-13','2024-09-21',5,'front'),
(7,4,4,'wooden railway','2024-09-20',22,'2024-09-23','2024-09-24',22,'back'),
(8,4,4,'doll house','2024-09-20',35,'2024-09-23','2024-10-12',30,'front'),
(9,2,5,'dinner jacket','2024-10-01',20,'2024-10-04',NULL,NULL,NULL),
(10,7,5,'toaster','2024-10-01',NULL,NULL,NULL,NULL,NULL),
(11,5,5,'tea set','2024-10-01',14,'2024-10-03','2024-10-05',14,'front'),
(12,3,5,'cookbooks x6','2024-10-01',9,'2024-10-03','2024-10-26',6,'back');
INSERT INTO Items VALUES (13,1,NULL,'leather boots','2024-10-08',16,'2024-10-09','2024-10-11',16,'front'),
(14,1,1,'party dress','2024-10-15',12,'2024-10-17',NULL,NULL,NULL),
(15,7,NULL,'table lamp','2024-10-17',10,'2024-10-24','2024-10-28',10,'back'),
(16,6,3,'soul 45s','2024-10-21',15,'2024-10-22','2024-10-22',15,'front'),
(17,2,NULL,'tweed cap','2024-10-22',5,'2024-10-24',NULL,NULL,NULL),
(18,4,2,'jigsaw','2024-10-22',NULL,NULL,NULL,NULL,NULL),
(19,3,1,'crime paperbacks','2024-09-02',3,'2024-09-05','2024-10-05',2,'back');
CREATE TABLE Helpers (HelperId INTEGER PRIMARY KEY, HelperName TEXT, Weekday TEXT, KeyHolder INTEGER, Since TEXT);
INSERT INTO Helpers VALUES (1,'Irene','Mon',1,'2015-03-01'),
(2,'Bashir','Tue',0,'2022-06-01'),
(3,'Holly','Wed',0,'2024-09-01'),
(4,'Irene','Thu',1,'2015-03-01'),
(5,'Dougal','Fri',1,'2019-01-15'),
(6,'Nell','Sat',0,'2023-02-01'),
(7,'Bashir','Sat',0,'2022-06-01');
