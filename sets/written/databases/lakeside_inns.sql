CREATE TABLE "Inns" ("Inn Code" TEXT PRIMARY KEY, "Inn Name" TEXT, "Lake" TEXT, "Country" TEXT, "Stars" INTEGER);
CREATE TABLE "Room Types" ("Type Code" TEXT PRIMARY KEY, "Type Name" TEXT, "Sleeps" INTEGER, "Base Price" REAL);
CREATE TABLE "Rooms" ("Room ID" INTEGER PRIMARY KEY, "Inn Code" TEXT REFERENCES "Inns"("Inn Code"), "Room Number" TEXT, "Type Code" TEXT REFERENCES "Room Types"("Type Code"), "Lake View" INTEGER);
CREATE TABLE "Guests" ("Guest ID" INTEGER PRIMARY KEY, "First Name" TEXT, "Last Name" TEXT, "Home Country" TEXT, "E-Mail" TEXT, "Loyalty Level" TEXT);
CREATE TABLE "Booking Channels" ("Channel ID" INTEGER PRIMARY KEY, "Channel Name" TEXT, "Commission" REAL);
CREATE TABLE "Bookings" ("Booking No" INTEGER PRIMARY KEY, "Guest ID" INTEGER REFERENCES "Guests"("Guest ID"), "Room ID" INTEGER REFERENCES "Rooms"("Room ID"), "Channel ID" INTEGER REFERENCES "Booking Channels"("Channel ID"), "Booked On" TEXT, "Arrival" TEXT, "Nights" INTEGER, "Price Per Night" REAL, "State" TEXT);
CREATE TABLE "Extras" ("Extra ID" INTEGER PRIMARY KEY, "Extra Name" TEXT, "Unit Price" REAL);
CREATE TABLE "Booking Extras" ("Line ID" INTEGER PRIMARY KEY, "Booking No" INTEGER REFERENCES "Bookings"("Booking No"), "Extra ID" INTEGER REFERENCES "Extras"("Extra ID"), "Quantity" INTEGER);
CREATE TABLE "Reviews" ("Review ID" INTEGER PRIMARY KEY, "Booking No" INTEGER REFERENCES "Bookings"("Booking No"), "Score" INTEGER, "Written On" TEXT);
INSERT INTO "Inns" VALUES ('COM','Villa Ginestra','Lake Como','Italy',4),('GAR','Locanda del Vento','Lake Garda','Italy',3),('BOD','Seehaus Lindner','Lake Constance','Germany',4),('ANN','Auberge du Cygne','Lake Annecy','France',3),('LOM','Glenfalloch House','Loch Lomond','UK',5);
INSERT INTO "Room Types" VALUES ('SGL','Single',1,85),('DBL','Double',2,130),('FAM','Family',4,190),('STE','Suite',2,320),('DRM','Bunk room',6,150);
INSERT INTO "Rooms" VALUES (1,'COM','11','DBL',1),(2,'COM','12','DBL',0),(3,'COM','21','STE',1),(4,'GAR','1','SGL',0),(5,'GAR','2','DBL',1),(6,'GAR','3','FAM',0),(7,'BOD','101','DBL',1),(8,'BOD','102','FAM',1),(9,'BOD','103','SGL',0),(10,'ANN','A','DBL',0),(11,'ANN','B','FAM',1),(12,'LOM','Tower','STE',1),(13,'LOM','Garden','DBL',0),(14,'LOM','Loft','SGL',0);
INSERT INTO "Guests" VALUES (1,'Hedda','Solberg','Norway','hedda@fjord.no','gold'),(2,'Karl','Wenzel','Germany','kwenzel@post.de',NULL),(3,'Amelie','Roux','France','amelie.roux@mel.fr','silver'),(4,'Priscilla','Ogden','UK','p.ogden@mail.uk','gold'),(5,'Davide','Conti','Italy','dconti@posta.it',NULL),(6,'Jan','Kowalczyk','Poland','jank@wp.pl','silver'),(7,'Beth','Harmer','UK','beth@harmer.uk',NULL),(8,'Lukas','Egger','Austria','l.egger@at.at','silver'),(9,'Sun-hee','Park','South Korea','shpark@kmail.kr',NULL),(10,'Carlos','Mena','Spain','cmena@es.es',NULL),(11,'Ulla','Kranz','Germany','ulla@kranz.de','gold');
INSERT INTO "Booking Channels" VALUES (1,'Own website',0),(2,'StayBig',0.17),(3,'RoomHawk',0.15),(4,'Travel agent',0.1),(5,'Walk-in',0);
INSERT INTO "Extras" VALUES (1,'Breakfast',14),(2,'Parking',9),(3,'Boat hire',45),(4,'Spa entry',28),(5,'Late checkout',25),(6,'Dog bed',12);
INSERT INTO "Bookings" VALUES (801,3,12,2,'2022-12-10','2022-12-25',4,130,'stayed'),(802,6,13,1,'2022-12-30','2023-01-29',8,320,'stayed'),(803,5,5,1,'2023-01-14','2023-03-10',5,320,'cancelled'),(804,3,6,2,'2023-02-02','2023-03-07',4,210,'stayed'),(805,4,10,4,'2023-02-20','2023-03-15',5,320,'stayed'),(806,4,6,4,'2023-03-09','2023-04-14',8,345,'no show'),
(807,8,10,4,'2023-03-27','2023-05-08',6,155,'stayed'),(808,8,8,1,'2023-04-16','2023-06-01',6,140,'no show'),(809,4,4,2,'2023-05-06','2023-05-28',3,140,'stayed'),(810,3,9,3,'2023-05-24','2023-06-20',8,320,'stayed'),(811,1,10,1,'2023-06-09','2023-06-29',6,210,'stayed'),(812,6,5,2,'2023-06-27','2023-08-29',4,210,'stayed'),
(813,1,10,1,'2023-07-15','2023-08-12',2,320,'no show'),(814,6,11,4,'2023-08-02','2023-08-18',8,190,'stayed'),(815,3,10,4,'2023-08-24','2023-09-06',1,190,'stayed'),(816,4,5,2,'2023-09-10','2023-10-14',8,155,'cancelled'),(817,8,12,2,'2023-09-28','2023-11-18',7,130,'stayed'),(818,7,3,2,'2023-10-13','2023-12-18',5,130,'stayed'),
(819,11,5,3,'2023-11-04','2023-12-14',2,130,'stayed'),(820,4,11,3,'2023-11-19','2024-01-10',6,190,'cancelled'),(821,11,3,1,'2023-12-11','2023-12-22',4,155,'stayed'),(822,2,10,2,'2023-12-27','2024-02-05',5,155,'cancelled'),(823,11,1,4,'2024-01-13','2024-03-04',3,85,'stayed'),(824,4,2,4,'2024-02-01','2024-02-25',2,95,'no show'),
(825,6,9,1,'2024-02-18','2024-03-23',8,155,'stayed'),(826,1,5,3,'2024-03-09','2024-04-23',6,85,'stayed'),(827,4,13,4,'2024-03-30','2024-05-17',1,130,'stayed'),(828,4,13,3,'2024-04-13','2024-05-09',4,190,'cancelled'),(829,11,7,2,'2024-05-05','2024-06-28',3,130,'no show'),(830,4,3,2,'2024-05-19','2024-06-19',2,95,'no show'),
(831,2,2,2,'2024-06-06','2024-07-20',7,320,'stayed'),(832,5,10,4,'2024-06-27','2024-07-05',5,140,'stayed'),(833,4,12,2,'2024-07-13','2024-08-18',1,85,'stayed'),(834,3,1,2,'2024-07-31','2024-10-06',8,190,'stayed'),(835,6,9,3,'2024-08-22','2024-09-29',8,210,'no show'),(836,4,5,3,'2024-09-06','2024-10-14',3,95,'cancelled'),
(837,3,6,4,'2024-09-28','2024-11-08',3,95,'stayed'),(838,5,11,3,'2024-10-16','2024-10-26',3,95,'cancelled'),(839,3,3,3,'2024-10-31','2025-01-01',5,190,'stayed'),(840,3,8,2,'2024-11-18','2025-01-13',6,155,'stayed');
INSERT INTO "Booking Extras" VALUES (1,833,3,2),(2,829,4,3),(3,833,4,4),(4,805,3,1),(5,823,1,2),(6,831,5,3),
(7,824,3,5),(8,831,5,2),(9,820,1,5),(10,834,2,2),(11,836,3,6),(12,809,2,5),
(13,818,4,6),(14,801,5,3),(15,815,1,6),(16,802,4,3),(17,801,3,5),(18,838,2,3),
(19,836,4,3),(20,805,4,2),(21,817,3,2),(22,819,5,4),(23,835,4,4),(24,818,2,5),
(25,840,2,5),(26,827,2,6),(27,814,4,1),(28,838,2,1),(29,832,2,4),(30,813,4,6),
(31,819,2,6),(32,838,5,5),(33,808,5,2),(34,825,2,3),(35,827,4,4),(36,839,2,4),
(37,809,1,3),(38,808,5,1),(39,826,3,2),(40,805,5,2),(41,806,4,3),(42,836,4,4),
(43,815,5,4),(44,821,4,3),(45,804,5,5),(46,804,3,4),(47,832,1,4),(48,813,3,1),
(49,814,5,1),(50,817,3,5);
INSERT INTO "Reviews" VALUES (1,801,10,'2023-03-01'),(2,803,7,'2023-03-30'),(3,804,6,'2023-04-28'),(4,806,10,'2023-05-25'),(5,807,5,'2023-06-20'),(6,809,8,'2023-07-22'),
(7,810,4,'2023-08-19'),(8,812,10,'2023-09-18'),(9,813,5,'2023-10-13'),(10,815,6,'2023-11-13'),(11,816,9,'2023-12-11'),(12,818,4,'2024-01-07'),
(13,819,4,'2024-02-03'),(14,821,9,'2024-03-07'),(15,822,3,'2024-03-31'),(16,824,3,'2024-04-30'),(17,825,3,'2024-05-31'),(18,827,3,'2024-06-28'),
(19,828,4,'2024-07-26'),(20,830,8,'2024-08-22'),(21,831,5,'2024-09-18'),(22,833,5,'2024-10-18'),(23,834,5,'2024-11-15'),(24,836,7,'2024-12-14');
