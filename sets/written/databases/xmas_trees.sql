CREATE TABLE field (field_id INTEGER PRIMARY KEY, field_name TEXT, acres REAL, slope TEXT);
INSERT INTO field VALUES (1,'Lower',3.5,'flat'),
(2,'Back forty',8,'gentle'),
(3,'Creek',2,'flat'),
(4,'Ridge',5,'steep');
CREATE TABLE planting (planting_id INTEGER PRIMARY KEY, field_id INTEGER REFERENCES field(field_id), species TEXT, planted_year INTEGER, trees INTEGER, price_ft REAL);
INSERT INTO planting VALUES (1,1,'Fraser fir',2016,900,11),
(2,1,'Balsam fir',2017,400,9),
(3,2,'Fraser fir',2018,1500,11),
(4,2,'Scotch pine',2015,600,7),
(5,4,'Blue spruce',2017,500,8),
(6,2,'Canaan fir',2021,700,NULL);
CREATE TABLE sale (sale_id INTEGER PRIMARY KEY, planting_id INTEGER REFERENCES planting(planting_id), sold_at TEXT, height_ft INTEGER, total REAL, kind TEXT, helper TEXT, paid_by TEXT);
INSERT INTO sale VALUES (1,1,'2023-11-24 10:15',7,77,'cut your own','Wyatt','card'),
(2,1,'2023-11-25 11:00',8,88,'pre-cut','Wyatt','cash'),
(3,4,'2023-11-25 13:30',6,42,'cut your own','Jolene','cash'),
(4,5,'2023-12-02 09:45',7,56,'cut your own','Jolene','card'),
(5,1,'2023-12-03 14:20',9,99,'cut your own','Wyatt','card'),
(6,2,'2023-12-09 15:10',6,54,'pre-cut','Bea','card'),
(7,1,'2024-11-29 09:20',7,77,'cut your own','Wyatt','card'),
(8,1,'2024-11-29 10:05',8,88,'cut your own','Bea','card'),
(9,2,'2024-11-29 11:40',7,63,'pre-cut','Jolene','cash'),
(10,4,'2024-11-30 10:30',6,42,'cut your own','Bea','card'),
(11,4,'2024-11-30 12:00',5,30,'pre-cut','Jolene','cash'),
(12,5,'2024-11-30 13:15',8,64,'cut your own','Wyatt','card');
INSERT INTO sale VALUES (13,1,'2024-12-01 14:00',10,110,'cut your own','Wyatt','card'),
(14,3,'2024-12-01 15:30',6,66,'cut your own',NULL,'card'),
(15,2,'2024-12-06 16:45',7,63,'pre-cut','Bea','card'),
(16,1,'2024-12-07 09:10',8,88,'cut your own','Jolene','cash'),
(17,5,'2024-12-07 10:50',9,72,'cut your own','Wyatt','card');
CREATE TABLE extra (extra_id INTEGER PRIMARY KEY, sale_id INTEGER REFERENCES sale(sale_id), item TEXT, qty INTEGER, unit_price REAL);
INSERT INTO extra VALUES (1,1,'wreath',1,28),
(2,2,'stand',1,34),
(3,3,'cocoa',4,3),
(4,5,'wreath',2,28),
(5,7,'cocoa',2,3.5),
(6,7,'wreath',1,30),
(7,8,'stand',1,36),
(8,9,'netting',1,5),
(9,11,'wreath',1,30),
(10,12,'cocoa',5,3.5),
(11,13,'stand',1,39),
(12,13,'netting',1,5);
INSERT INTO extra VALUES (13,15,'wreath',3,30),
(14,16,'cocoa',3,3.5),
(15,17,'tree bag',1,6);
