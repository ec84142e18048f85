CREATE TABLE Artist(ArtistId integer primary key,Name text);
INSERT INTO Artist VALUES
(1,'AC/DC'),
(2,'Aerosmith'),
(3,'Alanis Morissette'),
(4,'Black Sabbath'),
(5,'Chico Buarque'),
(6,'Deep Purple'),
(7,'Foo Fighters'),
(8,'Iron Maiden');
INSERT INTO Artist VALUES
(9,'Led Zeppelin'),
(10,'Metallica'),
(11,'Miles Davis'),
(12,'Pearl Jam'),
(13,'Queen'),
(14,'R.E.M.'),
(15,'U2');
CREATE TABLE Album(AlbumId integer primary key,Title text,ArtistId integer references Artist);
INSERT INTO Album VALUES
(1,'Let There Be Rock',1),
(2,'Big Ones',2),
(3,'Jagged Little Pill',3),
(4,'Black Sabbath',4),
(5,'Minha Historia',5),
(6,'Machine Head',6),
(7,'In Your Honor',7),
(8,'Killers',8);
INSERT INTO Album VALUES
(9,'Powerslave',8),
(10,'Houses Of The Holy',9),
(11,'Master Of Puppets',10),
(12,'Load',10),
(13,'Blue Moods',11),
(14,'Ten',12),
(15,'Greatest Hits II',13),
(16,'Automatic For The People',14);
INSERT INTO Album VALUES
(17,'Achtung Baby',15),
(18,'War',15);
CREATE TABLE Genre(GenreId integer primary key,Name text);
INSERT INTO Genre VALUES
(1,'Rock'),
(2,'Jazz'),
(3,'Metal'),
(4,'Alternative & Punk'),
(5,'Latin'),
(6,'Blues');
CREATE TABLE MediaType(MediaTypeId integer primary key,Name text);
INSERT INTO MediaType VALUES
(1,'MPEG audio file'),
(2,'AAC audio file'),
(3,'Protected AAC audio file');
CREATE TABLE Track(TrackId integer primary key,Name text,AlbumId integer references Album,MediaTypeId integer references MediaType,GenreId integer references Genre,Milliseconds integer,Bytes integer,UnitPrice numeric);
INSERT INTO Track VALUES
(1,'Overdose',1,1,1,169327,3563363,0.99),
(2,'Walk On Water',2,2,1,427605,6583329,0.99),
(3,'Ironic',3,2,4,343320,4629197,1.99),
(4,'N.I.B.',4,1,3,253166,3635361,0.99),
(5,'Construcao',5,1,5,214757,9345177,0.99),
(6,'Highway Star',6,1,1,146737,3584016,0.99),
(7,'Best Of You',7,2,4,375241,4076859,1.99),
(8,'Wrathchild',8,1,3,490344,4509230,0.99);
INSERT INTO Track VALUES
(9,'Aces High',9,2,3,415948,6912579,0.99),
(10,'The Rain Song',10,2,1,215771,10521954,0.99),
(11,'Battery',11,2,3,243275,6719875,0.99),
(12,'Until It Sleeps',12,1,3,254145,8905763,0.99),
(13,'Blue in Green',13,1,2,144663,7326898,1.99),
(14,'Alive',14,1,4,172982,5429300,0.99),
(15,'Radio Ga Ga',15,1,1,224307,8012910,1.99),
(16,'Drive',16,1,4,366795,8434449,0.99);
INSERT INTO Track VALUES
(17,'One',17,2,1,324497,5082783,0.99),
(18,'Sunday Bloody Sunday',18,2,1,319043,5828255,1.99),
(19,'Dog Eat Dog',1,1,1,195051,3211628,1.99),
(20,'Love In An Elevator',2,1,1,138880,5633287,0.99),
(21,'You Oughta Know',3,1,4,444352,9259502,0.99),
(22,'The Wizard',4,2,3,170849,9460555,0.99),
(23,'Cotidiano',5,1,5,357153,8700546,0.99),
(24,'Lazy',6,1,1,370367,4939620,0.99);
INSERT INTO Track VALUES
(25,'No Way Back',7,1,4,294052,6718684,0.99),
(26,'Purgatory',8,1,3,494197,10572860,0.99),
(27,'2 Minutes To Midnight',9,2,3,198324,7469396,1.99),
(28,'No Quarter',10,2,1,249371,5611985,0.99),
(29,'Orion',11,2,3,419363,7975301,0.99),
(30,'Hero Of The Day',12,1,3,256667,11237729,0.99),
(31,'Jeremy',13,2,2,359172,11093938,0.99),
(32,'I Want It All',14,1,4,389199,3953833,0.99);
INSERT INTO Track VALUES
(33,'Nightswimming',15,2,1,270068,4999661,0.99),
(34,'Mysterious Ways',16,1,4,310987,10248755,0.99),
(35,'New Years Day',17,1,1,244858,4636866,1.99),
(36,'Black',18,2,1,337912,5721158,0.99);
CREATE TABLE Employee(EmployeeId integer primary key,LastName text,FirstName text,Title text,ReportsTo integer references Employee,BirthDate date,HireDate date,City text);
INSERT INTO Employee VALUES
(1,'Adams','Andrew','General Manager',NULL,'1962-02-18','2002-08-14','Edmonton'),
(2,'Edwards','Nancy','Sales Manager',1,'1958-12-08','2002-05-01','Calgary'),
(3,'Peacock','Jane','Sales Support Agent',2,'1973-08-29','2002-04-01','Calgary'),
(4,'Park','Margaret','Sales Support Agent',2,'1947-09-19','2003-05-03','Calgary'),
(5,'Johnson','Steve','Sales Support Agent',2,'1965-03-03','2003-10-17','Calgary'),
(6,'Mitchell','Michael','IT Manager',1,'1973-07-01','2003-10-17','Calgary');
CREATE TABLE Customer(CustomerId integer primary key,FirstName text,LastName text,City text,Country text,Email text,SupportRepId integer references Employee(EmployeeId));
INSERT INTO Customer VALUES
(1,'Luis','Goncalves','Sao Jose dos Campos','Brazil','luis@mail.test',4),
(2,'Leonie','Kohler','Stuttgart','Germany','leonie@mail.test',5),
(3,'Francois','Tremblay','Montreal','Canada','francois@mail.test',5),
(4,'Bjorn','Hansen','Oslo','Norway','bjorn@mail.test',4),
(5,'Helena','Holy','Prague','Czech Republic','helena@mail.test',5),
(6,'Astrid','Gruber','Vienna','Austria','astrid@mail.test',5),
(7,'Frank','Harris','Mountain View','USA','frank@mail.test',5),
(8,'Jack','Smith','Redmond','USA','jack@mail.test',5);
INSERT INTO Customer VALUES
(9,'Tim','Goyer','Cupertino','USA','tim@mail.test',4),
(10,'Dan','Miller','Mountain View','USA','dan@mail.test',4),
(11,'Heather','Leacock','Orlando','USA','heather@mail.test',4),
(12,'Marc','Dubois','Lyon','France','marc@mail.test',4),
(13,'Wyatt','Girard','Bordeaux','France','wyatt@mail.test',3),
(14,'Emma','Jones','London','United Kingdom','emma@mail.test',5),
(15,'Phil','Hughes','London','United Kingdom','phil@mail.test',5),
(16,'Manoj','Pareek','Delhi','India','manoj@mail.test',4);
INSERT INTO Customer VALUES
(17,'Diego','Gutierrez','Buenos Aires','Argentina','diego@mail.test',4),
(18,'Hugh','O''Reilly','Dublin','Ireland','hugh@mail.test',3);
CREATE TABLE Invoice(InvoiceId integer primary key,CustomerId integer references Customer,InvoiceDate date,BillingCity text,BillingCountry text,Total numeric);
INSERT INTO Invoice VALUES
(1,10,'2013-07-11','Mountain View','USA',1.98),
(2,17,'2009-01-04','Buenos Aires','Argentina',2.97),
(3,17,'2009-03-25','Buenos Aires','Argentina',2.97),
(4,14,'2009-10-10','London','United Kingdom',2.98),
(5,6,'2012-05-15','Vienna','Austria',2.98),
(6,3,'2013-04-09','Montreal','Canada',0.99),
(7,9,'2012-06-08','Cupertino','USA',1.98),
(8,7,'2012-11-18','Mountain View','USA',3.97);
INSERT INTO Invoice VALUES
(9,17,'2010-08-01','Buenos Aires','Argentina',3.96),
(10,16,'2011-04-19','Delhi','India',0.99),
(11,16,'2010-01-17','Delhi','India',2.98),
(12,12,'2012-12-09','Lyon','France',0.99),
(13,12,'2011-12-01','Lyon','France',0.99),
(14,15,'2011-01-01','London','United Kingdom',0.99),
(15,8,'2013-11-23','Redmond','USA',3.97),
(16,4,'2013-07-06','Oslo','Norway',3.96);
INSERT INTO Invoice VALUES
(17,5,'2009-07-01','Prague','Czech Republic',0.99),
(18,8,'2010-10-01','Redmond','USA',2.98),
(19,9,'2009-07-17','Cupertino','USA',0.99),
(20,7,'2010-05-04','Mountain View','USA',2.97),
(21,15,'2013-11-16','London','United Kingdom',0.99),
(22,4,'2009-09-10','Oslo','Norway',3.98),
(23,15,'2009-09-06','London','United Kingdom',4.96),
(24,13,'2013-10-30','Bordeaux','France',3.98);
INSERT INTO Invoice VALUES
(25,8,'2009-12-03','Redmond','USA',1.98),
(26,1,'2009-04-17','Sao Jose dos Campos','Brazil',5.96),
(27,12,'2013-01-05','Lyon','France',2.97),
(28,14,'2010-10-28','London','United Kingdom',2.97),
(29,17,'2013-11-18','Buenos Aires','Argentina',1.98),
(30,14,'2009-08-12','London','United Kingdom',0.99),
(31,17,'2011-06-06','Buenos Aires','Argentina',1.98),
(32,7,'2009-10-13','Mountain View','USA',1.99);
INSERT INTO Invoice VALUES
(33,14,'2013-11-08','London','United Kingdom',6.96),
(34,9,'2010-05-29','Cupertino','USA',5.97),
(35,4,'2010-04-30','Oslo','Norway',0.99),
(36,2,'2012-08-19','Stuttgart','Germany',2.97),
(37,6,'2012-05-02','Vienna','Austria',0.99),
(38,17,'2009-10-31','Buenos Aires','Argentina',3.97),
(39,15,'2009-09-27','London','United Kingdom',0.99),
(40,10,'2013-02-25','Mountain View','USA',5.96);
INSERT INTO Invoice VALUES
(41,10,'2012-12-25','Mountain View','USA',5.96),
(42,12,'2013-08-04','Lyon','France',3.96),
(43,10,'2010-11-15','Mountain View','USA',0.99),
(44,8,'2011-02-24','Redmond','USA',2.98),
(45,13,'2009-11-29','Bordeaux','France',0.99),
(46,8,'2010-07-07','Redmond','USA',2.97),
(47,10,'2013-05-01','Mountain View','USA',2.98),
(48,1,'2012-05-25','Sao Jose dos Campos','Brazil',1.98);
INSERT INTO Invoice VALUES
(49,12,'2010-12-27','Lyon','France',3.96),
(50,4,'2010-11-22','Oslo','Norway',2.98),
(51,12,'2013-08-09','Lyon','France',3.98),
(52,17,'2010-07-05','Buenos Aires','Argentina',0.99),
(53,5,'2012-04-14','Prague','Czech Republic',5.96),
(54,4,'2013-11-23','Oslo','Norway',5.96),
(55,4,'2010-08-23','Oslo','Norway',4.96),
(56,12,'2009-01-14','Lyon','France',3.96);
INSERT INTO Invoice VALUES
(57,16,'2010-09-15','Delhi','India',4.96),
(58,5,'2010-10-26','Prague','Czech Republic',4.96),
(59,8,'2009-02-22','Redmond','USA',2.97),
(60,2,'2013-05-04','Stuttgart','Germany',3.97);
CREATE TABLE InvoiceLine(InvoiceLineId integer primary key,InvoiceId integer references Invoice,TrackId integer references Track,UnitPrice numeric,Quantity integer);
INSERT INTO InvoiceLine VALUES
(1,1,2,0.99,1),
(2,1,29,0.99,1),
(3,2,33,0.99,1),
(4,2,9,0.99,1),
(5,2,29,0.99,1),
(6,3,12,0.99,1),
(7,3,24,0.99,1),
(8,3,28,0.99,1);
INSERT INTO InvoiceLine VALUES
(9,4,18,1.99,1),
(10,4,12,0.99,1),
(11,5,12,0.99,1),
(12,5,13,1.99,1),
(13,6,32,0.99,1),
(14,7,14,0.99,1),
(15,7,9,0.99,1),
(16,8,13,1.99,1);
INSERT INTO InvoiceLine VALUES
(17,8,1,0.99,1),
(18,8,5,0.99,1),
(19,9,4,0.99,1),
(20,9,34,0.99,1),
(21,9,23,0.99,1),
(22,9,22,0.99,1),
(23,10,1,0.99,1),
(24,11,18,1.99,1);
INSERT INTO InvoiceLine VALUES
(25,11,16,0.99,1),
(26,12,11,0.99,1),
(27,13,23,0.99,1),
(28,14,8,0.99,1),
(29,15,25,0.99,1),
(30,15,4,0.99,1),
(31,15,19,1.99,1),
(32,16,29,0.99,1);
INSERT INTO InvoiceLine VALUES
(33,16,33,0.99,1),
(34,16,2,0.99,1),
(35,16,34,0.99,1),
(36,17,16,0.99,1),
(37,18,11,0.99,1),
(38,18,7,1.99,1),
(39,19,2,0.99,1),
(40,20,2,0.99,1);
INSERT INTO InvoiceLine VALUES
(41,20,30,0.99,1),
(42,20,34,0.99,1),
(43,21,23,0.99,1),
(44,22,3,1.99,1),
(45,22,18,1.99,1),
(46,23,33,0.99,1),
(47,23,18,1.99,1),
(48,23,8,0.99,1);
INSERT INTO InvoiceLine VALUES
(49,23,8,0.99,1),
(50,24,35,1.99,1),
(51,24,15,1.99,1),
(52,25,30,0.99,1),
(53,25,26,0.99,1),
(54,26,27,1.99,1),
(55,26,34,0.99,1),
(56,26,3,1.99,1);
INSERT INTO InvoiceLine VALUES
(57,26,26,0.99,1),
(58,27,26,0.99,1),
(59,27,16,0.99,1),
(60,27,22,0.99,1),
(61,28,26,0.99,1),
(62,28,36,0.99,1),
(63,28,4,0.99,1),
(64,29,23,0.99,1);
INSERT INTO InvoiceLine VALUES
(65,29,16,0.99,1),
(66,30,24,0.99,1),
(67,31,5,0.99,1),
(68,31,21,0.99,1),
(69,32,15,1.99,1),
(70,33,30,0.99,1),
(71,33,3,1.99,1),
(72,33,3,1.99,1);
INSERT INTO InvoiceLine VALUES
(73,33,3,1.99,1),
(74,34,35,1.99,1),
(75,34,3,1.99,1),
(76,34,7,1.99,1),
(77,35,28,0.99,1),
(78,36,8,0.99,1),
(79,36,20,0.99,1),
(80,36,23,0.99,1);
INSERT INTO InvoiceLine VALUES
(81,37,4,0.99,1),
(82,38,6,0.99,1),
(83,38,30,0.99,1),
(84,38,35,1.99,1),
(85,39,33,0.99,1),
(86,40,19,1.99,1),
(87,40,18,1.99,1),
(88,40,16,0.99,1);
INSERT INTO InvoiceLine VALUES
(89,40,6,0.99,1),
(90,41,15,1.99,1),
(91,41,25,0.99,1),
(92,41,13,1.99,1),
(93,41,36,0.99,1),
(94,42,36,0.99,1),
(95,42,20,0.99,1),
(96,42,31,0.99,1);
INSERT INTO InvoiceLine VALUES
(97,42,31,0.99,1),
(98,43,16,0.99,1),
(99,44,33,0.99,1),
(100,44,35,1.99,1),
(101,45,23,0.99,1),
(102,46,36,0.99,1),
(103,46,21,0.99,1),
(104,46,32,0.99,1);
INSERT INTO InvoiceLine VALUES
(105,47,19,1.99,1),
(106,47,4,0.99,1),
(107,48,36,0.99,1),
(108,48,5,0.99,1),
(109,49,4,0.99,1),
(110,49,34,0.99,1),
(111,49,25,0.99,1),
(112,49,29,0.99,1);
INSERT INTO InvoiceLine VALUES
(113,50,10,0.99,1),
(114,50,27,1.99,1),
(115,51,13,1.99,1),
(116,51,18,1.99,1),
(117,52,31,0.99,1),
(118,53,7,1.99,1),
(119,53,1,0.99,1),
(120,53,27,1.99,1);
INSERT INTO InvoiceLine VALUES
(121,53,36,0.99,1),
(122,54,26,0.99,1),
(123,54,10,0.99,1),
(124,54,27,1.99,1),
(125,54,18,1.99,1),
(126,55,29,0.99,1),
(127,55,30,0.99,1),
(128,55,19,1.99,1);
INSERT INTO InvoiceLine VALUES
(129,55,23,0.99,1),
(130,56,34,0.99,1),
(131,56,36,0.99,1),
(132,56,25,0.99,1),
(133,56,21,0.99,1),
(134,57,29,0.99,1),
(135,57,20,0.99,1),
(136,57,12,0.99,1);
INSERT INTO InvoiceLine VALUES
(137,57,35,1.99,1),
(138,58,25,0.99,1),
(139,58,15,1.99,1),
(140,58,6,0.99,1),
(141,58,22,0.99,1),
(142,59,14,0.99,1),
(143,59,28,0.99,1),
(144,59,1,0.99,1);
INSERT INTO InvoiceLine VALUES
(145,60,32,0.99,1),
(146,60,20,0.99,1),
(147,60,35,1.99,1);
