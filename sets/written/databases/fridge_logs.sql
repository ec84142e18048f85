CREATE TABLE site (site_id INTEGER PRIMARY KEY, site_name TEXT, manager TEXT, out_of_hours_tel TEXT);
INSERT INTO site VALUES (1,'Elmfield Surgery','Dr Noor','0151 1'),
(2,'Dockside Pharmacy','P. Lyle','0151 2'),
(3,'Mobile unit',NULL,NULL),
(4,'St Anne''s Ward 6','Sr Kemp','0151 4');
CREATE TABLE fridge (fridge_id INTEGER PRIMARY KEY, site_id INTEGER REFERENCES site(site_id), label TEXT, min_c REAL, max_c REAL, serviced_on TEXT, retired INTEGER);
INSERT INTO fridge VALUES (1,1,'Main vaccine',2,8,'2024-02-12',0),
(2,1,'Back up',2,8,'2023-01-30',0),
(3,2,'Insulin',2,8,'2024-05-20',0),
(4,3,'Cool box',2,8,NULL,0),
(5,4,'Blood products',1,6,'2024-04-02',0),
(6,4,'Old Lec',2,8,'2020-06-01',1),
(7,2,'Freezer',-25,-15,'2023-11-08',0);
CREATE TABLE reading (reading_id INTEGER PRIMARY KEY, fridge_id INTEGER REFERENCES fridge(fridge_id), taken_at TEXT, temp_c REAL, taken_by TEXT);
INSERT INTO reading VALUES (1,1,'2024-06-03 08:00',4.6,'Ann'),
(2,1,'2024-06-03 16:00',5.2,'Ann'),
(3,2,'2024-06-03 08:05',9.1,'Ann'),
(4,3,'2024-06-03 08:30',4.1,'Raj'),
(5,4,'2024-06-03 09:00',7.4,'Vi'),
(6,5,'2024-06-03 07:00',3.9,'Mel'),
(7,1,'2024-06-04 08:00',4.9,'Ann'),
(8,2,'2024-06-04 08:05',8.6,'Ann'),
(9,4,'2024-06-04 09:10',11.2,'Vi'),
(10,5,'2024-06-04 07:00',4.2,'Mel'),
(11,7,'2024-06-04 08:30',-19.5,'Raj'),
(12,3,'2024-06-04 08:32',1.4,'Raj');
INSERT INTO reading VALUES (13,1,'2024-06-05 08:00',8.4,'Tom'),
(14,2,'2024-06-05 08:05',6.9,'Tom'),
(15,5,'2024-06-05 07:00',6.8,'Mel'),
(16,7,'2024-06-05 08:30',-13.8,'Raj'),
(17,4,'2024-06-05 09:00',6.6,'Vi'),
(18,1,'2024-05-31 08:00',5,'Ann'),
(19,2,'2024-05-31 08:05',7.8,'Ann'),
(20,3,'2024-05-31 08:40',3.8,NULL);
CREATE TABLE stock (stock_id INTEGER PRIMARY KEY, fridge_id INTEGER REFERENCES fridge(fridge_id), product TEXT, lot TEXT, doses INTEGER, unit_value REAL, use_by TEXT, discarded_on TEXT);
INSERT INTO stock VALUES (1,1,'MMR','M118',40,12.5,'2025-01-31',NULL),
(2,1,'flu','F220',0,8,'2024-05-31',NULL),
(3,2,'hep B','H031',25,16,'2024-06-30',NULL),
(4,2,'MMR','M117',6,12.5,'2024-05-15',NULL),
(5,3,'insulin pens','I905',120,7.4,'2024-11-30',NULL),
(6,4,'flu','F221',30,8,'2024-08-31','2024-06-04'),
(7,5,'platelets','B77',8,190,'2024-06-07',NULL),
(8,5,'red cells','B78',14,130,'2024-06-28',NULL),
(9,7,'varicella','V410',20,38,'2025-03-31',NULL),
(10,3,'eye drops','E12',18,5.1,'2024-06-10',NULL);
CREATE TABLE alarm (alarm_id INTEGER PRIMARY KEY, fridge_id INTEGER REFERENCES fridge(fridge_id), raised_at TEXT, cleared_at TEXT, cause TEXT);
INSERT INTO alarm VALUES (1,2,'2024-06-03 08:06','2024-06-03 11:30','door left open'),
(2,4,'2024-06-04 09:11','2024-06-04 15:45','power cut'),
(3,3,'2024-06-04 08:33','2024-06-04 09:00','thermostat'),
(4,1,'2024-06-05 08:01',NULL,NULL),
(5,5,'2024-06-05 07:02','2024-06-05 07:40','door left open'),
(6,7,'2024-06-05 08:31',NULL,NULL),
(7,2,'2024-04-11 02:15','2024-04-11 06:50','power cut'),
(8,1,'2024-03-20 14:00','2024-03-20 14:20','door left open');
