CREATE TABLE hall (hall_id INTEGER PRIMARY KEY, hall_name TEXT, max_seated INTEGER, outdoor INTEGER);
INSERT INTO hall VALUES (1,'Old Barn',140,0),
(2,'Orangery',80,0),
(3,'Lakeside lawn',200,1),
(4,'Library',30,0);
CREATE TABLE couple (couple_id INTEGER PRIMARY KEY, names TEXT, phone TEXT, email TEXT, heard_via TEXT);
INSERT INTO couple VALUES (1,'Ana & Joel','07 1','anajoel@mail.uk','friend'),
(2,'Priti & Dan','07 2',NULL,'instagram'),
(3,'Lou & Sam','07 3','lousam@mail.uk','wedding fair'),
(4,'Mei & Oscar',NULL,'mei.o@mail.uk','instagram'),
(5,'Ffion & Rhys','07 5','ffion@mail.uk','friend'),
(6,'Kate & Ed','07 6','kate.ed@mail.uk','google'),
(7,'Tola & Bea','07 7',NULL,'google'),
(8,'Ruth & Ian','07 8','ruthian@mail.uk','wedding fair');
CREATE TABLE viewing (viewing_id INTEGER PRIMARY KEY, couple_id INTEGER REFERENCES couple(couple_id), viewed_on TEXT, shown_by TEXT);
INSERT INTO viewing VALUES (1,1,'2023-01-14','Gwen'),
(2,2,'2023-02-04','Gwen'),
(3,3,'2023-03-18','Iolo'),
(4,4,'2023-05-20','Gwen'),
(5,5,'2023-09-09','Iolo'),
(6,6,'2024-01-20','Gwen'),
(7,7,'2024-02-03','Iolo'),
(8,8,'2024-03-09','Iolo'),
(9,7,'2024-03-16','Gwen');
CREATE TABLE wedding (wedding_id INTEGER PRIMARY KEY, couple_id INTEGER REFERENCES couple(couple_id), hall_id INTEGER REFERENCES hall(hall_id), held_on TEXT, guests INTEGER, hire_fee REAL, state TEXT);
INSERT INTO wedding VALUES (1,1,1,'2023-08-19',120,4200,'held'),
(2,2,2,'2024-05-04',75,3100,'held'),
(3,3,3,'2024-06-22',160,5200,'booked'),
(4,4,1,'2023-12-16',90,3600,'held'),
(5,5,1,'2024-07-13',135,4500,'booked'),
(6,6,4,'2024-09-28',28,1500,'provisional'),
(7,3,2,'2024-06-21',40,900,'cancelled');
CREATE TABLE supplier (supplier_id INTEGER PRIMARY KEY, supplier TEXT, trade TEXT, commission_pct REAL, vetted_until TEXT);
INSERT INTO supplier VALUES (1,'Hog & Hearth','catering',10,'2024-12-31'),
(2,'Petal Lane','flowers',8,'2024-03-31'),
(3,'DJ Maxx','music',5,'2025-06-30'),
(4,'String Fling','music',5,NULL),
(5,'Snap Happy','photos',0,'2024-08-31'),
(6,'Sugar Loft','cake',12,'2024-12-31');
CREATE TABLE hired (wedding_id INTEGER REFERENCES wedding(wedding_id), supplier_id INTEGER REFERENCES supplier(supplier_id), price REAL, stars INTEGER);
INSERT INTO hired VALUES (1,1,6100,5),
(1,2,1150,4),
(1,3,650,3),
(2,1,4200,5),
(2,4,900,5),
(2,6,480,4),
(4,1,4700,4),
(4,2,900,2),
(4,5,1600,5),
(3,1,8800,NULL),
(3,3,700,NULL),
(3,5,1750,NULL);
INSERT INTO hired VALUES (5,1,7000,NULL),
(5,2,1300,NULL),
(5,6,560,NULL);
CREATE TABLE payment (payment_id INTEGER PRIMARY KEY, wedding_id INTEGER REFERENCES wedding(wedding_id), paid_on TEXT, amount REAL, kind TEXT);
INSERT INTO payment VALUES (1,1,'2023-02-01',1000,'deposit'),
(2,1,'2023-07-19',3200,'balance'),
(3,2,'2023-03-01',800,'deposit'),
(4,2,'2024-04-04',2300,'balance'),
(5,4,'2023-06-02',1000,'deposit'),
(6,4,'2023-11-16',2600,'balance'),
(7,3,'2023-04-10',1300,'deposit'),
(8,5,'2023-10-01',1100,'deposit'),
(9,5,'2024-05-15',1500,'instalment'),
(10,7,'2023-05-05',250,'deposit');
