CREATE TABLE vans (van_id INTEGER PRIMARY KEY, plate TEXT, driver TEXT, bought TEXT);
INSERT INTO vans VALUES (1,'RX-101','Dougie','2018-04-01'),
(2,'RX-202','Sal','2021-08-15'),
(3,'RX-303',NULL,'2024-01-10');
CREATE TABLE stops (stop_id INTEGER PRIMARY KEY, stop_name TEXT, kind TEXT, town TEXT, van_id INTEGER REFERENCES vans(van_id), closed INTEGER);
INSERT INTO stops VALUES (1,'Harlow Garage','workplace','Harlow',1,0),
(2,'Peel Court Offices','office','Harlow',1,0),
(3,'St Jude''s School','school','Epping',2,0),
(4,'Canal Wharf','building site','Ware',2,0),
(5,'Riverside Gym','gym','Ware',2,0),
(6,'Depot 9','workplace','Epping',1,1),
(7,'Town Hall','office','Harlow',NULL,0),
(8,'Abbot Labs','office','Epping',2,0);
CREATE TABLE snacks (snack_id INTEGER PRIMARY KEY, snack TEXT, group_name TEXT, price REAL, cost REAL, veggie INTEGER);
INSERT INTO snacks VALUES (1,'bacon roll','hot',4.2,1.6,0),
(2,'egg bap','hot',3.6,1.2,1),
(3,'sausage roll','hot',3.2,1.1,0),
(4,'cheese sandwich','cold',3.8,1.4,1),
(5,'tuna wrap','cold',4.5,1.9,0),
(6,'flapjack','sweet',2.2,0.7,1),
(7,'banana','fruit',0.9,0.3,1),
(8,'latte','drink',2.9,0.6,1),
(9,'tea','drink',1.6,0.2,1),
(10,'vegan pasty','hot',3.9,1.8,1);
CREATE TABLE sales (sale_id INTEGER PRIMARY KEY, stop_id INTEGER REFERENCES stops(stop_id), snack_id INTEGER REFERENCES snacks(snack_id), sold_on TEXT, qty INTEGER, binned INTEGER);
INSERT INTO sales VALUES (1,1,1,'2024-09-02',14,1),
(2,1,9,'2024-09-02',20,0),
(3,2,8,'2024-09-02',25,0),
(4,2,6,'2024-09-02',9,2),
(5,4,1,'2024-09-03',30,0),
(6,4,3,'2024-09-03',16,3),
(7,5,7,'2024-09-03',12,4),
(8,3,6,'2024-09-04',22,0),
(9,3,4,'2024-09-04',15,5),
(10,6,1,'2024-09-04',3,6),
(11,8,5,'2024-09-05',11,1),
(12,8,8,'2024-09-05',19,0);
INSERT INTO sales VALUES (13,1,1,'2024-09-09',16,0),
(14,1,2,'2024-09-09',7,2),
(15,2,8,'2024-09-09',28,0),
(16,4,1,'2024-09-10',27,2),
(17,4,9,'2024-09-10',33,0),
(18,5,10,'2024-09-10',2,8),
(19,3,6,'2024-09-11',25,1),
(20,8,4,'2024-09-12',9,3),
(21,8,5,'2024-09-12',13,0),
(22,2,2,'2024-08-28',6,1),
(23,4,1,'2024-08-29',24,1),
(24,8,8,'2024-08-29',12,0);
