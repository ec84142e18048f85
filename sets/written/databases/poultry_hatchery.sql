CREATE TABLE breed (breed_cd TEXT PRIMARY KEY, breed_nm TEXT, kind TEXT, hatch_days INTEGER, chick_price REAL);
INSERT INTO breed VALUES ('LEG','White Leghorn','chicken',21,3.2),
('RIR','Rhode Island Red','chicken',21,3.6),
('ORP','Buff Orpington','chicken',21,4.5),
('PEK','Pekin','duck',28,6.75),
('RUN','Indian Runner','duck',28,7.2),
('BBT','Broad Breasted Bronze','turkey',28,11.5),
('COT','Coturnix','quail',17,1.9),
('TOU','Toulouse','goose',30,16),
('MUS','Muscovy','duck',35,9);
CREATE TABLE egg_supplier (supplier_no INTEGER PRIMARY KEY, farm_nm TEXT, contact TEXT, phone TEXT, npip_tested TEXT);
INSERT INTO egg_supplier VALUES (1,'Hillcrest Breeders','Ned Barlow','555-3101','Y'),
(2,'Two Ponds','Lacey Ruiz','555-3108','Y'),
(3,'Old Mill Poultry','Ham Givens',NULL,'N'),
(4,'Prairie Flock','Joy Stamm','555-3120','Y');
CREATE TABLE incubator (inc_no INTEGER PRIMARY KEY, model TEXT, capacity INTEGER, bought_yr INTEGER);
INSERT INTO incubator VALUES (1,'NatureForm 2340',1200,2014),
(2,'NatureForm 2340',1200,2014),
(3,'GQF 1502',270,2019),
(4,'Petersime S168',4800,2022),
(5,'GQF 1502',270,2009);
CREATE TABLE egg_set (set_no INTEGER PRIMARY KEY, breed_cd TEXT REFERENCES breed(breed_cd), supplier_no INTEGER REFERENCES egg_supplier(supplier_no), inc_no INTEGER REFERENCES incubator(inc_no), set_dt TEXT, eggs_set INTEGER, eggs_fertile INTEGER, chicks_hatched INTEGER, hatch_dt TEXT);
INSERT INTO egg_set VALUES (101,'LEG',1,1,'2023-02-06',900,810,742,'2023-02-27'),
(102,'RIR',1,2,'2023-02-13',700,602,530,'2023-03-06'),
(103,'PEK',2,3,'2023-03-01',200,164,120,'2023-03-29'),
(104,'BBT',4,3,'2023-04-03',150,111,84,'2023-05-01'),
(105,'ORP',3,2,'2023-04-10',600,390,301,'2023-05-01'),
(106,'LEG',1,1,'2023-05-02',1000,920,861,'2023-05-23'),
(107,'COT',2,5,'2023-06-05',240,210,188,'2023-06-22'),
(108,'LEG',1,4,'2024-02-05',2400,2180,2010,'2024-02-26'),
(109,'RIR',1,4,'2024-02-26',1500,1290,1160,'2024-03-18'),
(110,'RUN',2,3,'2024-03-04',180,150,117,'2024-04-01'),
(111,'ORP',3,1,'2024-03-11',800,480,352,'2024-04-01'),
(112,'BBT',4,3,'2024-04-08',160,130,101,'2024-05-06');
INSERT INTO egg_set VALUES (113,'PEK',2,2,'2024-04-15',400,331,262,'2024-05-13'),
(114,'RIR',1,4,'2024-04-22',1600,1411,1290,'2024-05-13'),
(115,'LEG',1,1,'2024-05-06',1000,903,NULL,NULL),
(116,'TOU',2,2,'2024-05-08',90,NULL,NULL,NULL),
(117,'ORP',4,4,'2024-05-13',1800,NULL,NULL,NULL);
CREATE TABLE buyer (buyer_no INTEGER PRIMARY KEY, buyer_nm TEXT, st TEXT, buyer_kind TEXT, email TEXT);
INSERT INTO buyer VALUES (1,'Green Acres Feed','OH','feed store','orders@greenacres.com'),
(2,'Marlene Voigt','IN','backyard',NULL),
(3,'Sycamore 4-H','OH','club','leader@syc4h.org'),
(4,'Hanover Farm','PA','farm','eggs@hanover.farm'),
(5,'Tractor Barn','KY','feed store','chicks@tractorbarn.com'),
(6,'Pete Ostrowski','OH','backyard','peteo@mail.com'),
(7,'Duck Soup Farm','PA','farm',NULL),
(8,'Willa Crane','IN','backyard','willa@mail.com');
CREATE TABLE chick_order (ord_no INTEGER PRIMARY KEY, buyer_no INTEGER REFERENCES buyer(buyer_no), ord_dt TEXT, ship_dt TEXT, ord_stat TEXT, ship_fee REAL);
INSERT INTO chick_order VALUES (1,1,'2023-01-20','2023-02-28','S',45),
(2,4,'2023-02-02','2023-02-28','S',60),
(3,2,'2023-03-10','2023-03-30','S',18),
(4,3,'2023-04-01','2023-05-02','S',25),
(5,7,'2023-03-15',NULL,'C',0),
(6,1,'2024-01-15','2024-02-27','S',45),
(7,5,'2024-01-22','2024-02-27','S',70),
(8,4,'2024-02-09','2024-03-19','S',60),
(9,6,'2024-03-02','2024-04-02','S',18),
(10,7,'2024-03-20','2024-05-14','S',40),
(11,3,'2024-04-02','2024-05-14','S',25),
(12,1,'2024-04-25',NULL,'O',45);
INSERT INTO chick_order VALUES (13,2,'2024-05-01',NULL,'O',18),
(14,5,'2024-05-03',NULL,'C',0),
(15,4,'2024-05-10',NULL,'O',60);
CREATE TABLE order_line (ord_no INTEGER REFERENCES chick_order(ord_no), breed_cd TEXT REFERENCES breed(breed_cd), qty INTEGER, unit_pr REAL, doa INTEGER);
INSERT INTO order_line VALUES (1,'LEG',300,3,4),
(2,'LEG',400,2.9,11),
(3,'PEK',12,6.5,0),
(4,'ORP',25,4.2,1),
(4,'COT',40,1.8,2),
(5,'PEK',60,6.5,0),
(6,'LEG',500,3.1,6),
(6,'RIR',200,3.4,3),
(7,'LEG',800,3,20),
(8,'RIR',700,3.3,9),
(9,'ORP',15,4.5,0),
(9,'RUN',10,7.2,1);
INSERT INTO order_line VALUES (10,'PEK',150,6.3,4),
(11,'RIR',50,3.6,0),
(11,'BBT',10,11.5,2),
(12,'LEG',400,3.1,0),
(12,'ORP',100,4.2,0),
(13,'TOU',4,16,0),
(14,'LEG',600,3,0),
(15,'ORP',250,4.1,0),
(15,'RIR',300,3.4,0);
