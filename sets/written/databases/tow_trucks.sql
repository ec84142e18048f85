CREATE TABLE trk (trk_id INTEGER PRIMARY KEY, unit_no TEXT, trk_type TEXT, max_lb INTEGER, in_svc INTEGER);
INSERT INTO trk VALUES (1,'U-10','flatbed',10000,1),
(2,'U-11','flatbed',10000,1),
(3,'U-20','wheel lift',7000,1),
(4,'U-30','heavy wrecker',50000,1),
(5,'U-09','wheel lift',7000,0);
CREATE TABLE drv (drv_id INTEGER PRIMARY KEY, drv_nm TEXT, night_ok INTEGER, hired TEXT);
INSERT INTO drv VALUES (1,'Buck Salas',1,'2016-03-01'),
(2,'Cora Bean',1,'2020-08-15'),
(3,'Denny Roy',0,'2022-02-07'),
(4,'Evan Tsui',1,'2024-06-24');
CREATE TABLE payer (payer_id INTEGER PRIMARY KEY, payer_nm TEXT, payer_kind TEXT, net_days INTEGER);
INSERT INTO payer VALUES (1,'City Police','agency',45),
(2,'Motor Club West','club',30),
(3,'Cash customer','walk-in',0),
(4,'Harbor Mall','private lot',15),
(5,'State Troopers','agency',60),
(6,'Elm Street HOA','private lot',15);
CREATE TABLE rsn (rsn_cd TEXT PRIMARY KEY, rsn_desc TEXT);
INSERT INTO rsn VALUES ('ACC','accident'),
('BRK','breakdown'),
('ILL','illegally parked'),
('ABN','abandoned'),
('LCK','lockout'),
('JMP','jump start');
CREATE TABLE tow (tow_no INTEGER PRIMARY KEY, payer_id INTEGER REFERENCES payer(payer_id), trk_id INTEGER REFERENCES trk(trk_id), drv_id INTEGER REFERENCES drv(drv_id), rsn_cd TEXT REFERENCES rsn(rsn_cd), called_at TEXT, on_scene_at TEXT, plate TEXT, make TEXT, miles REAL, base_amt REAL, mile_amt REAL);
INSERT INTO tow VALUES (1,1,1,1,'ACC','2024-07-01 08:10','2024-07-01 08:41','7KLM220','Honda',6,165,24),
(2,2,3,2,'LCK','2024-07-02 13:05','2024-07-02 13:22','6ABX119','Ford',0,75,0),
(3,4,2,1,'ILL','2024-07-03 22:30','2024-07-03 23:25','8PQR001','BMW',3,190,12),
(4,3,1,3,'BRK','2024-07-05 10:00','2024-07-05 11:10','5TTY776','Toyota',22,110,88),
(5,1,4,2,'ACC','2024-07-06 02:40','2024-07-06 03:32','91204T','Kenworth',14,650,140),
(6,2,2,3,'BRK','2024-07-09 17:15','2024-07-09 17:58','7GHB432','Nissan',11,95,33),
(7,4,1,4,'ILL','2024-07-11 21:05','2024-07-11 21:30','6ZZN818','Honda',3,190,12),
(8,1,3,1,'ABN','2024-07-12 09:20','2024-07-12 10:45','4OLD111','Dodge',8,140,32),
(9,2,3,2,'JMP','2024-07-15 07:50','2024-07-15 08:09','8EVC302','Kia',0,60,0),
(10,6,2,4,'ILL','2024-07-18 23:45','2024-07-19 00:20','7HHD555','Audi',5,190,20),
(11,5,4,1,'ACC','2024-07-20 16:30','2024-07-20 17:40','55310T','Volvo',38,650,380),
(12,3,1,2,'BRK','2024-07-22 12:00','2024-07-22 12:35','6PLM908','Subaru',17,110,68);
INSERT INTO tow VALUES (13,2,2,1,'BRK','2024-06-27 18:00','2024-06-27 18:52','7GHB432','Nissan',9,95,27),
(14,1,3,3,'ABN','2024-06-18 10:00','2024-06-18 11:35','3RST640','Ford',7,140,28),
(15,1,1,NULL,'ACC','2024-07-24 06:10',NULL,'8NEW777','Tesla',NULL,NULL,NULL);
CREATE TABLE impound (tow_no INTEGER REFERENCES tow(tow_no), lot TEXT, in_at TEXT, out_at TEXT, daily_fee REAL, released_to TEXT);
INSERT INTO impound VALUES (1,'A','2024-07-01 09:30','2024-07-03 14:00',55,'owner'),
(3,'B','2024-07-04 00:05','2024-07-04 09:15',55,'owner'),
(5,'A','2024-07-06 05:00','2024-07-16 11:00',120,'insurer'),
(7,'B','2024-07-11 22:10',NULL,55,NULL),
(8,'A','2024-07-12 11:30',NULL,45,NULL),
(10,'B','2024-07-19 01:00','2024-07-20 10:30',55,'owner'),
(11,'A','2024-07-20 19:30',NULL,120,NULL),
(14,'A','2024-06-18 12:30',NULL,45,NULL);
CREATE TABLE inv (inv_no INTEGER PRIMARY KEY, payer_id INTEGER REFERENCES payer(payer_id), inv_dt TEXT, amt REAL, paid_dt TEXT);
INSERT INTO inv VALUES (1,1,'2024-06-30',168,'2024-07-20'),
(2,2,'2024-06-30',122,'2024-07-15'),
(3,1,'2024-07-15',1151,NULL),
(4,4,'2024-07-05',202,'2024-07-19'),
(5,4,'2024-07-12',202,NULL),
(6,2,'2024-07-16',188,NULL),
(7,3,'2024-07-05',198,'2024-07-05'),
(8,5,'2024-07-21',1030,NULL),
(9,6,'2024-05-20',210,NULL);
