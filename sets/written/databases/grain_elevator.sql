CREATE TABLE growers (grower_no INTEGER PRIMARY KEY, grower_nm TEXT, county TEXT, phone TEXT, member_since INTEGER, hold_flag INTEGER);
INSERT INTO growers VALUES (201,'Ernie Volk','Stark','701-1',1988,0),
(202,'Three B Farms','Dunn','701-2',2004,0),
(203,'Sue Haugen','Stark',NULL,1996,0),
(204,'Lone Tree Colony','Mercer','701-4',1979,0),
(205,'Cody Brandt','Dunn','701-5',2021,1),
(206,'Prairie Rose LLC','Mercer','701-6',2015,0),
(207,'Fritz Ohm','Dunn','701-7',2024,0);
CREATE TABLE commodity (comm_cd TEXT PRIMARY KEY, comm_nm TEXT, lb_per_bu INTEGER, max_moist REAL);
INSERT INTO commodity VALUES ('HRS','hard red spring wheat',60,13.5),
('DUR','durum',60,13.5),
('COR','corn',56,15.5),
('SOY','soybeans',60,13),
('SUN','sunflowers',28,10),
('BAR','barley',48,13.5);
CREATE TABLE bins (bin_no INTEGER PRIMARY KEY, comm_cd TEXT REFERENCES commodity(comm_cd), cap_bu INTEGER, on_hand_bu INTEGER, fumigated TEXT);
INSERT INTO bins VALUES (1,'HRS',50000,41200,'2024-06-10'),
(2,'HRS',50000,8800,NULL),
(3,'DUR',30000,22500,'2024-07-02'),
(4,'COR',80000,15600,'2023-11-01'),
(5,'SOY',40000,0,NULL),
(6,'SUN',20000,3100,'2024-03-15'),
(7,NULL,25000,0,NULL);
CREATE TABLE scale_ticket (tkt_no INTEGER PRIMARY KEY, grower_no INTEGER REFERENCES growers(grower_no), comm_cd TEXT REFERENCES commodity(comm_cd), bin_no INTEGER REFERENCES bins(bin_no), wt_in_at TEXT, gross_lb INTEGER, tare_lb INTEGER, moisture REAL, dockage_pct REAL, protein REAL);
INSERT INTO scale_ticket VALUES (1,201,'HRS',1,'2024-08-12 09:15',84000,28000,12.8,0.5,14.6),
(2,201,'HRS',1,'2024-08-12 13:40',83200,28000,13.1,0.6,14.4),
(3,202,'HRS',1,'2024-08-13 10:05',79600,27400,14.2,1.2,13.7),
(4,202,'DUR',3,'2024-08-13 16:20',80100,27400,12.5,0.4,13.9),
(5,203,'HRS',2,'2024-08-14 08:30',52300,21000,13.6,0.8,15.1),
(6,204,'DUR',3,'2024-08-15 11:00',86500,28600,13.9,0.9,13.2),
(7,204,'DUR',3,'2024-08-15 14:10',86200,28600,13.4,0.7,13.3),
(8,204,'HRS',1,'2024-08-16 09:50',85800,28600,12.2,0.3,14.9),
(9,206,'HRS',2,'2024-08-19 12:30',82000,27900,12.9,1.5,14.1),
(10,206,'SUN',6,'2024-10-03 15:00',48800,26000,9.4,2.1,NULL),
(11,201,'COR',4,'2024-10-10 10:20',84400,28000,16.8,0.2,NULL),
(12,202,'COR',4,'2024-10-11 17:45',81900,27400,15.1,0.3,NULL);
INSERT INTO scale_ticket VALUES (13,205,'HRS',2,'2024-08-20 18:05',60200,24500,15,2.4,12.8),
(14,201,'HRS',1,'2023-08-18 09:00',82500,28000,13,0.7,14),
(15,204,'HRS',1,'2023-08-21 10:30',84900,28600,13.3,0.9,13.8),
(16,202,'COR',4,'2023-10-17 16:00',80700,27400,15.9,0.4,NULL);
CREATE TABLE contract (ctr_no INTEGER PRIMARY KEY, grower_no INTEGER REFERENCES growers(grower_no), comm_cd TEXT REFERENCES commodity(comm_cd), signed_on TEXT, bushels INTEGER, price_bu REAL, deliver_by TEXT, status TEXT);
INSERT INTO contract VALUES (51,201,'HRS','2024-05-02',2000,6.9,'2024-09-30','filled'),
(52,202,'HRS','2024-06-11',1500,6.55,'2024-09-30','open'),
(53,204,'DUR','2024-03-20',4000,8.1,'2024-10-31','open'),
(54,206,'SUN','2024-07-15',800,13.2,'2024-11-30','open'),
(55,201,'COR','2024-07-22',3000,4.15,'2024-12-31','open'),
(56,205,'HRS','2024-04-09',1000,6.75,'2024-08-31','defaulted'),
(57,204,'HRS','2023-04-18',3000,8.05,'2023-09-30','filled'),
(58,203,'SOY','2024-08-30',1200,9.8,'2024-11-15','open');
CREATE TABLE payout (pay_no INTEGER PRIMARY KEY, ctr_no INTEGER REFERENCES contract(ctr_no), paid_on TEXT, amount REAL, check_no TEXT);
INSERT INTO payout VALUES (1,51,'2024-08-30',9200,'88101'),
(2,51,'2024-10-02',4600,'88140'),
(3,52,'2024-09-06',5600,'88112'),
(4,53,'2024-09-06',15500,'88113'),
(5,57,'2023-09-15',24150,'86020'),
(6,54,'2024-10-11',NULL,NULL);
