CREATE TABLE tbl_customer (cust_id INTEGER PRIMARY KEY, cust_nm TEXT, street TEXT, town TEXT, phone TEXT, email TEXT, contract_type TEXT, active_flg INTEGER, since_dt TEXT);
INSERT INTO tbl_customer VALUES (1,'Marisol Vega','14 Palm Ct','Tempe','480-555-0101','mvega@mail.com','weekly',1,'2019-03-04'),
(2,'Don Haskell','77 Cactus Rd','Mesa','480-555-0144',NULL,'weekly',1,'2020-06-15'),
(3,'Sunrise HOA','1 Clubhouse Way','Tempe','480-555-0170','office@sunrisehoa.org','weekly',1,'2018-01-10'),
(4,'Priya Nair','903 Ocotillo Ln','Gilbert',NULL,'priya.n@mail.com','biweekly',1,'2022-04-20'),
(5,'The Lopez Family','55 Mesquite Dr','Mesa','480-555-0188','lopez5@mail.com','weekly',0,'2019-09-01'),
(6,'Greg Ullman','210 Sage St','Chandler','480-555-0123','gull@mail.com','on call',1,'2023-05-30'),
(7,'Hotel Solana','400 Mill Ave','Tempe','480-555-0190','gm@solana.com','weekly',1,'2021-02-12'),
(8,'Beth Kowalski','18 Agave Cir','Gilbert','480-555-0155',NULL,'biweekly',1,'2023-11-03'),
(9,'Art Tran','66 Yucca Ave','Chandler',NULL,'arttran@mail.com','on call',0,'2021-07-19'),
(10,'Ines Ford','31 Saguaro Pl','Mesa','480-555-0166','ines@ford.net','weekly',1,'2024-02-26'),
(11,'Walt Pruitt','9 Juniper Dr','Chandler','480-555-0177','wpruitt@mail.com','biweekly',1,'2024-05-06');
CREATE TABLE tbl_pool (pool_id INTEGER PRIMARY KEY, cust_id INTEGER REFERENCES tbl_customer(cust_id), gallons INTEGER, surface TEXT, salt_flg INTEGER, built_yr INTEGER);
INSERT INTO tbl_pool VALUES (1,1,14000,'plaster',0,1998),
(2,2,18500,'pebble',1,2011),
(3,3,62000,'plaster',0,1987),
(4,3,4500,'tile',0,2004),
(5,4,12000,'pebble',1,2018),
(6,5,15500,'plaster',0,2002),
(7,6,21000,'pebble',1,2015),
(8,7,38000,'tile',0,2009),
(9,7,3000,'tile',0,2009),
(10,8,13500,'fiberglass',1,2021),
(11,9,16000,'plaster',0,1994),
(12,10,17000,'pebble',0,2007);
INSERT INTO tbl_pool VALUES (13,11,11000,'fiberglass',1,2022);
CREATE TABLE tbl_tech (tech_id INTEGER PRIMARY KEY, tech_nm TEXT, hire_dt TEXT, hourly_rt REAL, cert_cd TEXT);
INSERT INTO tbl_tech VALUES (1,'Ray Ochoa','2017-04-03',28.5,'CPO'),
(2,'Dana Whitlock','2020-09-14',25,'CPO'),
(3,'Kyle Burns','2023-03-20',21,NULL),
(4,'Tess Amado','2024-04-08',19.5,NULL),
(5,'Joe Pinto','2015-01-12',31,'CPO');
CREATE TABLE lkp_visit_status (stat_cd TEXT PRIMARY KEY, stat_desc TEXT);
INSERT INTO lkp_visit_status VALUES ('C','completed'),
('N','no access'),
('X','cancelled'),
('S','scheduled');
CREATE TABLE tbl_visit (visit_id INTEGER PRIMARY KEY, pool_id INTEGER REFERENCES tbl_pool(pool_id), tech_id INTEGER REFERENCES tbl_tech(tech_id), visit_dt TEXT, minutes INTEGER, chlorine_ppm REAL, ph_val REAL, stat_cd TEXT REFERENCES lkp_visit_status(stat_cd));
INSERT INTO tbl_visit VALUES (1,1,1,'2023-06-05',35,2.8,7.4,'C'),
(2,2,1,'2023-06-05',40,3.1,7.6,'C'),
(3,3,2,'2023-06-06',75,1.2,7.9,'C'),
(4,8,2,'2023-07-11',60,2.4,7.5,'C'),
(5,6,3,'2023-08-02',NULL,NULL,NULL,'N'),
(6,11,3,'2023-09-15',50,0.6,8.1,'C'),
(7,1,1,'2024-03-04',30,3.0,7.5,'C'),
(8,5,2,'2024-03-12',45,2.2,7.4,'C'),
(9,7,3,'2024-03-20',90,0.9,8.0,'C'),
(10,3,1,'2024-04-02',80,2.0,7.7,'C'),
(11,4,1,'2024-04-02',20,4.2,7.2,'C'),
(12,10,4,'2024-04-18',NULL,NULL,NULL,'N');
INSERT INTO tbl_visit VALUES (13,12,2,'2024-04-22',40,2.6,7.6,'C'),
(14,2,2,'2024-05-01',38,2.9,7.5,'C'),
(15,8,1,'2024-05-07',65,1.8,7.8,'C'),
(16,9,1,'2024-05-07',25,3.3,7.4,'C'),
(17,13,4,'2024-05-14',55,1.1,7.9,'C'),
(18,1,4,'2024-05-20',NULL,NULL,NULL,'X'),
(19,10,3,'2024-05-21',45,2.1,7.5,'C'),
(20,3,2,'2024-05-28',70,1.5,7.8,'C'),
(21,12,3,'2024-06-03',42,0.8,8.2,'C'),
(22,5,4,'2024-06-05',NULL,NULL,NULL,'N'),
(23,2,1,'2024-06-10',NULL,NULL,NULL,'S'),
(24,13,2,'2024-06-12',NULL,NULL,NULL,'S');
INSERT INTO tbl_visit VALUES (25,8,1,'2024-06-13',NULL,NULL,NULL,'S');
CREATE TABLE tbl_part (part_no TEXT PRIMARY KEY, part_desc TEXT, cost_amt REAL, sell_amt REAL, qty_on_hand INTEGER, reorder_lvl INTEGER);
INSERT INTO tbl_part VALUES ('FLT-20','cartridge filter',41,79.9,6,4),
('PMP-15','pump motor 1.5hp',210,385,1,2),
('SLT-40','salt bag 40 lb',6.2,11.5,38,20),
('CEL-T3','salt cell',340,589,0,1),
('ORG-05','o-ring kit',3.1,12,22,10),
('TIM-01','timer',48,95,2,2),
('LGT-12','pool light',96,179,3,2),
('SKM-03','skimmer basket',5.4,18,4,5);
CREATE TABLE tbl_invoice (inv_no INTEGER PRIMARY KEY, cust_id INTEGER REFERENCES tbl_customer(cust_id), inv_dt TEXT, due_dt TEXT, total_amt REAL, paid_dt TEXT);
INSERT INTO tbl_invoice VALUES (501,1,'2024-03-31','2024-04-15',145,'2024-04-11'),
(502,4,'2024-03-31','2024-04-15',95,'2024-05-02'),
(503,6,'2024-03-31','2024-04-15',560,NULL),
(504,3,'2024-04-30','2024-05-15',620,'2024-05-10'),
(505,10,'2024-04-30','2024-05-15',130,NULL),
(506,7,'2024-05-31','2024-06-15',780,NULL),
(507,2,'2024-05-31','2024-06-15',140,'2024-06-04'),
(508,11,'2024-05-31','2024-06-15',310.5,NULL),
(509,3,'2024-05-31','2024-06-15',385,NULL),
(510,8,'2024-05-31','2024-06-15',88,'2024-06-06'),
(511,7,'2023-07-31','2023-08-15',540,'2023-08-14'),
(512,9,'2023-09-30','2023-10-15',214,NULL);
CREATE TABLE tbl_part_used (visit_id INTEGER REFERENCES tbl_visit(visit_id), part_no TEXT REFERENCES tbl_part(part_no), qty INTEGER, disc_pct REAL);
INSERT INTO tbl_part_used VALUES (3,'FLT-20',2,0),
(4,'LGT-12',1,10),
(6,'SKM-03',1,0),
(6,'ORG-05',1,0),
(9,'CEL-T3',1,5),
(8,'SLT-40',3,0),
(10,'FLT-20',2,10),
(10,'PMP-15',1,0),
(14,'SLT-40',4,0),
(15,'LGT-12',2,0),
(17,'SLT-40',2,0),
(17,'TIM-01',1,0);
INSERT INTO tbl_part_used VALUES (19,'SLT-40',3,0),
(20,'FLT-20',1,0),
(21,'ORG-05',2,0),
(21,'SKM-03',1,0);
