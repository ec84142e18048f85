CREATE TABLE Composer (ComposerId INTEGER PRIMARY KEY, Name TEXT, Nationality TEXT, BornYear INTEGER, DiedYear INTEGER);
CREATE TABLE Period (PeriodId INTEGER PRIMARY KEY, Name TEXT);
CREATE TABLE Instrument (InstrumentId INTEGER PRIMARY KEY, Name TEXT, Family TEXT);
CREATE TABLE Publisher (PublisherId INTEGER PRIMARY KEY, Name TEXT, Country TEXT);
CREATE TABLE Score (ScoreId INTEGER PRIMARY KEY, Title TEXT, ComposerId INTEGER REFERENCES Composer(ComposerId), PeriodId INTEGER REFERENCES Period(PeriodId), InstrumentId INTEGER REFERENCES Instrument(InstrumentId), PublisherId INTEGER REFERENCES Publisher(PublisherId), Pages INTEGER, Grade INTEGER, UnitPrice REAL);
CREATE TABLE Employee (EmployeeId INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, Title TEXT, HireDate TEXT);
CREATE TABLE Client (ClientId INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, School TEXT, City TEXT, Country TEXT, Email TEXT, SupportRepId INTEGER REFERENCES Employee(EmployeeId));
CREATE TABLE Invoice (InvoiceId INTEGER PRIMARY KEY, ClientId INTEGER REFERENCES Client(ClientId), InvoiceDate TEXT, BillingCountry TEXT, Total REAL);
CREATE TABLE InvoiceItem (InvoiceItemId INTEGER PRIMARY KEY, InvoiceId INTEGER REFERENCES Invoice(InvoiceId), ScoreId INTEGER REFERENCES Score(ScoreId), UnitPrice REAL, Quantity INTEGER);
INSERT INTO Composer VALUES (1,'Clara Schumann','German',1819,1896),(2,'Claude Debussy','French',1862,1918),(3,'Béla Bartók','Hungarian',1881,1945),(4,'Amy Beach','American',1867,1944),(5,'Domenico Scarlatti','Italian',1685,1757),(6,'Arvo Pärt','Estonian',1935,NULL),(7,'Cécile Chaminade','French',1857,1944),(8,'Philip Glass','American',1937,NULL),(9,'Georg Philipp Telemann','German',1681,1767);
INSERT INTO Period VALUES (1,'Baroque'),(2,'Classical'),(3,'Romantic'),(4,'Modern'),(5,'Contemporary');
INSERT INTO Instrument VALUES (1,'Piano','keyboard'),(2,'Violin','strings'),(3,'Flute','woodwind'),(4,'Cello','strings'),(5,'Recorder','woodwind'),(6,'Harpsichord','keyboard'),(7,'Tuba','brass');
INSERT INTO Publisher VALUES (1,'Kestrel Edition','UK'),(2,'Notenhaus Weber','Germany'),(3,'Éditions Clairval','France'),(4,'Blue Ledger Press','USA');
INSERT INTO Score VALUES (1,'Three Romances',1,3,2,2,28,7,18.5),(2,'Soirées musicales',1,3,1,2,34,6,16),(3,'Children''s Corner',2,4,1,3,30,6,14.9),(4,'Syrinx',2,4,3,3,4,7,7.5),(5,'Mikrokosmos I',3,4,1,1,40,1,12.5),(6,'Romanian Dances',3,4,2,1,18,6,13),(7,'Gaelic Airs',4,3,1,4,24,5,15.2),(8,'Thirty Sonatas',5,1,6,2,96,8,36),(9,'Fratres',6,5,4,1,16,8,29.5),(10,'Für Alina',6,5,1,1,4,4,9),(11,'Concertino',7,3,3,3,22,8,17.8),(12,'Scarf Dance',7,3,1,3,6,5,6.9),(13,'Metamorphosis',8,5,1,4,32,6,24),(14,'Twelve Fantasias',9,1,3,2,44,6,19.9),(15,'Recorder Partitas',9,1,5,2,36,5,17.5),(16,'Tuba Miniatures',4,4,7,4,10,3,11);
INSERT INTO Employee VALUES (1,'Ottilie','Marsh','Shop Manager','2012-05-01'),(2,'Fergus','Blane','Sales Agent','2017-08-21'),(3,'Mireille','Tan','Sales Agent','2019-03-04'),(4,'Sandeep','Rao','Sales Agent','2023-06-12'),(5,'Hugh','Perrin','IT','2020-01-15');
INSERT INTO Client VALUES (1,'Astrid','Holm','Bergen Kulturskole','Bergen','Norway','astrid.holm@bk.no',2),(2,'Pierre','Vasseur',NULL,'Nantes','France','p.vasseur@mel.fr',3),(3,'Julia','Kern','Musikschule Ulm','Ulm','Germany','kern@msulm.de',2),(4,'Dan','Okoye',NULL,'Leicester','UK','dan@okoye.uk',3),(5,'Shirin','Azar','Amber Academy','Manchester','UK','s.azar@amber.uk',3),(6,'Lena','Voigt',NULL,'Dresden','Germany','lena@voigt.de',2),(7,'Marco','Sala','Liceo Sala','Turin','Italy','marco@sala.it',3),(8,'Chloé','Brun','École Brun','Paris','France','chloe@brun.fr',3),(9,'Erik','Dahl',NULL,'Oslo','Norway','erik@dahl.no',2),(10,'Molly','Gage',NULL,'Dublin','Ireland','molly@gage.ie',4),(11,'Tibor','Kiss',NULL,'Pécs','Hungary','tibor@kiss.hu',4);
INSERT INTO Invoice VALUES (1,2,'2022-09-05','France',135.18),(2,4,'2022-09-29','UK',93.41),(3,8,'2022-10-27','France',29.52),(4,4,'2022-11-21','UK',148.42),(5,9,'2022-12-15','Norway',35.67),(6,5,'2023-01-08','UK',68.85),
(7,5,'2023-01-31','UK',74.81),(8,9,'2023-02-25','Norway',125.98),(9,8,'2023-03-24','France',78.54),(10,9,'2023-04-17','Norway',138.58),(11,3,'2023-05-13','Germany',95.84),(12,2,'2023-06-06','France',103.49),
(13,3,'2023-06-30','Germany',131.47),(14,9,'2023-07-27','Norway',52.57),(15,5,'2023-08-21','UK',135.38),(16,3,'2023-09-16','Germany',39.9),(17,6,'2023-10-11','Germany',146.57),(18,8,'2023-11-02','France',12.08),
(19,3,'2023-11-28','Germany',40.54),(20,9,'2023-12-25','Norway',74.68),(21,1,'2024-01-17','Norway',47.15),(22,6,'2024-02-12','Germany',137.77),(23,9,'2024-03-08','Norway',12.54),(24,8,'2024-04-04','France',127.91),
(25,8,'2024-04-29','France',143.63),(26,2,'2024-05-21','France',54.61),(27,6,'2024-06-14','Germany',117.97),(28,5,'2024-07-09','UK',61.31),(29,5,'2024-08-05','UK',95.71),(30,7,'2024-09-01','Italy',79.77),
(31,1,'2024-09-26','Norway',27.97),(32,5,'2024-10-19','UK',110.24),(33,7,'2024-11-13','Italy',11.85),(34,4,'2024-12-09','UK',9.67),(35,5,'2025-01-04','UK',86.91),(36,10,'2025-01-28','Ireland',23.38);
INSERT INTO InvoiceItem VALUES (1,1,8,9.0,5),(2,1,4,8.3,3),(3,1,2,10.0,1),(4,2,9,16.8,12),(5,2,9,34.5,5),(6,3,12,32.1,10),
(7,3,9,22.1,12),(8,4,7,13.4,2),(9,4,7,9.4,1),(10,5,14,7.8,10),(11,5,13,16.0,5),(12,5,9,24.3,10),
(13,6,3,24.8,2),(14,6,11,21.8,12),(15,7,4,27.2,1),(16,7,5,33.1,1),(17,8,5,12.8,1),(18,8,11,13.6,2),
(19,9,14,14.8,1),(20,9,13,26.2,1),(21,10,2,13.8,2),(22,10,2,19.1,1),(23,10,13,25.2,2),(24,11,8,10.9,2),
(25,11,14,33.5,5),(26,12,13,12.6,3),(27,12,9,19.2,1),(28,13,3,32.1,2),(29,13,1,35.5,10),(30,14,7,24.5,2),
(31,14,6,8.8,1),(32,14,7,7.7,1),(33,15,15,33.7,10),(34,15,15,17.1,5),(35,16,5,22.6,5),(36,16,5,18.1,1),
(37,17,15,23.8,1),(38,17,2,10.9,1),(39,18,5,21.2,12),(40,18,11,13.7,5),(41,19,8,13.9,12),(42,19,14,11.3,1),
(43,19,9,34.5,10),(44,20,1,31.1,12),(45,20,13,26.1,12),(46,21,12,12.2,5),(47,21,5,28.9,3),(48,22,1,29.8,12),
(49,22,10,21.8,2),(50,23,2,29.5,1),(51,23,14,32.7,12),(52,23,14,15.4,10),(53,24,2,16.0,2),(54,24,14,7.9,5),
(55,25,5,33.2,1),(56,25,11,25.7,1),(57,26,1,11.1,1),(58,26,5,32.2,10),(59,27,15,32.8,3),(60,27,4,15.3,10),
(61,28,7,30.9,1),(62,28,6,28.1,10),(63,28,10,35.2,1),(64,29,14,25.4,5),(65,29,13,26.1,1),(66,30,15,31.7,12),
(67,30,8,19.7,12),(68,31,2,31.8,12),(69,31,14,31.9,3),(70,32,1,23.5,10),(71,32,7,7.1,10),(72,32,14,19.5,12),
(73,33,5,22.2,1),(74,33,10,20.6,10),(75,34,12,34.9,1),(76,34,3,29.8,3),(77,35,12,22.3,10),(78,35,12,11.5,1),
(79,36,6,10.6,1),(80,36,2,30.0,1);
