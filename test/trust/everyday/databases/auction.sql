CREATE TABLE auctions(auction_id integer primary key,held_on date,city text,auctioneer text);
INSERT INTO auctions VALUES
(1,'2023-10-05','Vienna','Otto Lang'),
(2,'2023-12-12','Graz','Otto Lang'),
(3,'2024-02-20','Vienna','Marie Huber'),
(4,'2024-04-18','Linz','Marie Huber'),
(5,'2024-06-06','Vienna','Otto Lang');
CREATE TABLE sellers(seller_id integer primary key,name text,country text);
INSERT INTO sellers VALUES
(1,'Alma Reyes','Germany'),
(2,'Bruno Costa','Austria'),
(3,'Cara Doyle','Austria'),
(4,'Dev Anand','Italy'),
(5,'Elsa Lund','Germany'),
(6,'Frank Moss','Germany'),
(7,'Gina Ricci','Italy'),
(8,'Hamid Rahimi','Austria');
CREATE TABLE lots(lot_id integer primary key,auction_id integer references auctions,seller_id integer references sellers,title text,category text,year_made integer,estimate integer,reserve_price integer);
INSERT INTO lots VALUES
(1,2,5,'walnut writing desk','furniture',1925,900,630),
(2,4,5,'silver teapot','silver',1790,150,105),
(3,1,5,'oil painting of a harbour','paintings',1790,2500,1750),
(4,4,1,'pocket watch','watches',1720,2500,1750),
(5,4,4,'Persian rug','rugs',1910,900,630),
(6,4,1,'porcelain vase','ceramics',1790,900,630),
(7,5,7,'bronze horse','sculpture',1720,500,350),
(8,4,7,'set of six chairs','furniture',NULL,500,350);
INSERT INTO lots VALUES
(9,5,4,'gold ring','jewellery',1925,300,210),
(10,1,8,'old map of Europe','maps',1880,1500,1050),
(11,3,2,'violin','instruments',1880,500,350),
(12,4,3,'chess set','games',1850,2500,1750),
(13,4,8,'brass telescope','instruments',1720,2500,1750),
(14,5,3,'oak chest','furniture',1925,1500,1050),
(15,1,7,'landscape with cows','paintings',NULL,4000,2800),
(16,1,1,'emerald brooch','jewellery',1850,500,350);
INSERT INTO lots VALUES
(17,2,4,'grandfather clock','watches',1910,1500,1050),
(18,1,8,'pair of candlesticks','silver',1910,500,350),
(19,4,1,'signed first edition','books',1925,1500,1050),
(20,5,6,'marble bust','sculpture',1880,4000,2800),
(21,2,3,'tea set','ceramics',1880,150,105),
(22,5,6,'diamond earrings','jewellery',1925,80,56),
(23,3,5,'portrait of a lady','paintings',1880,2500,1750),
(24,1,1,'leather armchair','furniture',1720,2500,1750);
CREATE TABLE bidders(bidder_id integer primary key,name text,country text,registered_on date);
INSERT INTO bidders VALUES
(1,'Kim Tran','France','2021-03-11'),
(2,'Leo Fischer','France','2020-07-07'),
(3,'Maya Cohen','France','2023-12-06'),
(4,'Nils Berg','Germany','2022-01-13'),
(5,'Olga Ivanova','Spain','2023-03-01'),
(6,'Pete Walsh','Germany','2022-04-04'),
(7,'Quentin Blanc','Spain','2020-11-01'),
(8,'Rosa Marin','France','2020-04-01');
INSERT INTO bidders VALUES
(9,'Sam Okoro','Japan','2022-02-05'),
(10,'Tina Weiss','Austria','2022-01-31'),
(11,'Uma Das','Japan','2020-06-16'),
(12,'Vera Kral','France','2021-10-08'),
(13,'Will Carter','Spain','2020-03-03'),
(14,'Xenia Popa','Germany','2021-07-28');
CREATE TABLE bids(bid_id integer primary key,lot_id integer references lots,bidder_id integer references bidders,amount integer,bid_at datetime);
INSERT INTO bids VALUES
(1,1,11,456,'2023-12-12 13:40:00'),
(2,1,5,519,'2023-12-12 10:42:00'),
(3,1,5,559,'2023-12-12 16:49:00'),
(4,2,9,72,'2024-04-18 12:50:00'),
(5,2,7,94,'2024-04-18 11:23:00'),
(6,2,3,109,'2024-04-18 10:52:00'),
(7,2,2,118,'2024-04-18 17:50:00'),
(8,2,11,148,'2024-04-18 12:16:00');
INSERT INTO bids VALUES
(9,3,9,1226,'2023-10-05 12:12:00'),
(10,4,3,1162,'2024-04-18 16:59:00'),
(11,4,11,1322,'2024-04-18 11:51:00'),
(12,4,7,1663,'2024-04-18 10:33:00'),
(13,4,5,1941,'2024-04-18 12:29:00'),
(14,4,11,2407,'2024-04-18 14:29:00'),
(15,5,8,471,'2024-04-18 12:36:00'),
(16,6,4,471,'2024-04-18 10:30:00');
INSERT INTO bids VALUES
(17,6,7,526,'2024-04-18 10:37:00'),
(18,7,7,234,'2024-06-06 10:41:00'),
(19,7,8,285,'2024-06-06 10:17:00'),
(20,7,12,300,'2024-06-06 16:46:00'),
(21,7,6,374,'2024-06-06 16:38:00'),
(22,7,5,416,'2024-06-06 11:10:00'),
(23,8,7,246,'2024-04-18 16:48:00'),
(24,8,2,296,'2024-04-18 12:40:00');
INSERT INTO bids VALUES
(25,9,3,161,'2024-06-06 16:45:00'),
(26,9,7,206,'2024-06-06 11:15:00'),
(27,9,10,219,'2024-06-06 17:23:00'),
(28,9,3,280,'2024-06-06 12:50:00'),
(29,9,6,331,'2024-06-06 10:37:00'),
(30,10,11,753,'2023-10-05 10:10:00'),
(31,10,2,793,'2023-10-05 11:15:00'),
(32,10,5,963,'2023-10-05 13:17:00');
INSERT INTO bids VALUES
(33,10,10,1157,'2023-10-05 12:40:00'),
(34,10,4,1256,'2023-10-05 10:27:00'),
(35,11,6,261,'2024-02-20 13:38:00'),
(36,12,7,1143,'2024-04-18 12:13:00'),
(37,12,3,1426,'2024-04-18 15:59:00'),
(38,12,12,1714,'2024-04-18 12:56:00'),
(39,12,2,2061,'2024-04-18 11:28:00'),
(40,12,9,2508,'2024-04-18 17:39:00');
INSERT INTO bids VALUES
(41,12,5,3128,'2024-04-18 14:13:00'),
(42,13,4,1232,'2024-04-18 10:10:00'),
(43,14,8,674,'2024-06-06 10:10:00'),
(44,14,2,821,'2024-06-06 11:34:00'),
(45,14,5,976,'2024-06-06 14:29:00'),
(46,14,3,1127,'2024-06-06 12:41:00'),
(47,15,1,1971,'2023-10-05 10:30:00'),
(48,15,3,2308,'2023-10-05 15:46:00');
INSERT INTO bids VALUES
(49,15,4,2828,'2023-10-05 17:40:00'),
(50,16,10,229,'2023-10-05 12:19:00'),
(51,16,1,290,'2023-10-05 11:33:00'),
(52,16,6,316,'2023-10-05 12:50:00'),
(53,17,8,771,'2023-12-12 16:40:00'),
(54,17,8,938,'2023-12-12 16:59:00'),
(55,17,7,1073,'2023-12-12 17:27:00'),
(56,18,11,224,'2023-10-05 15:28:00');
INSERT INTO bids VALUES
(57,18,11,256,'2023-10-05 14:13:00'),
(58,18,10,271,'2023-10-05 15:48:00'),
(59,18,12,287,'2023-10-05 10:19:00'),
(60,18,6,368,'2023-10-05 14:47:00'),
(61,19,9,816,'2024-04-18 16:25:00'),
(62,19,3,956,'2024-04-18 16:34:00'),
(63,19,12,1012,'2024-04-18 16:48:00'),
(64,19,3,1167,'2024-04-18 13:38:00');
INSERT INTO bids VALUES
(65,19,11,1324,'2024-04-18 14:54:00'),
(66,19,8,1512,'2024-04-18 10:30:00'),
(67,20,4,1985,'2024-06-06 14:27:00'),
(68,20,6,2225,'2024-06-06 16:20:00'),
(69,20,9,2571,'2024-06-06 10:28:00'),
(70,20,5,2734,'2024-06-06 12:46:00'),
(71,20,8,3070,'2024-06-06 12:27:00'),
(72,20,9,3534,'2024-06-06 17:32:00');
INSERT INTO bids VALUES
(73,21,6,80,'2023-12-12 11:44:00'),
(74,21,11,103,'2023-12-12 17:34:00'),
(75,22,6,42,'2024-06-06 13:58:00'),
(76,22,12,46,'2024-06-06 13:29:00'),
(77,22,10,52,'2024-06-06 10:53:00'),
(78,23,1,1125,'2024-02-20 16:39:00'),
(79,23,9,1294,'2024-02-20 13:26:00'),
(80,23,9,1645,'2024-02-20 10:34:00');
INSERT INTO bids VALUES
(81,23,7,1964,'2024-02-20 17:44:00'),
(82,23,1,2209,'2024-02-20 11:44:00');
