CREATE TABLE moulding (mould_no TEXT PRIMARY KEY, profile TEXT, colour TEXT, price_m REAL, metres_left REAL, supplier TEXT);
INSERT INTO moulding VALUES ('M11','flat','black',14,22.5,'Arnott'),
('M12','flat','oak',19,3.2,'Arnott'),
('M20','scoop','gold',36,11,'Leaf & Gilt'),
('M21','scoop','silver',36,0,'Leaf & Gilt'),
('M30','box','white',16,40,'Arnott'),
('M44','reverse','walnut',28,7.8,NULL);
CREATE TABLE glass (glass_cd TEXT PRIMARY KEY, glass_kind TEXT, price_m2 REAL);
INSERT INTO glass VALUES ('CL','clear',24),
('AR','anti-reflective',78),
('UV','museum',135),
('AC','acrylic',45);
CREATE TABLE customer (cust_no INTEGER PRIMARY KEY, cust TEXT, phone TEXT, trade_account INTEGER);
INSERT INTO customer VALUES (1,'Nina Frost','600 1',0),
(2,'Galerie Sud','600 2',1),
(3,'Otis Reid',NULL,0),
(4,'Town Museum','600 4',1),
(5,'Pia Holt','600 5',0),
(6,'Rex Tan','600 6',0);
CREATE TABLE frame_job (job_no INTEGER PRIMARY KEY, cust_no INTEGER REFERENCES customer(cust_no), artwork TEXT, width_cm REAL, height_cm REAL, mould_no TEXT REFERENCES moulding(mould_no), glass_cd TEXT REFERENCES glass(glass_cd), taken_in TEXT, promised TEXT, done_on TEXT, picked_up TEXT, price REAL, paid REAL, framer TEXT);
INSERT INTO frame_job VALUES (1,1,'watercolour of harbour',40,30,'M12','CL','2024-02-05','2024-02-19','2024-02-16','2024-02-20',96,96,'Ilse'),
(2,2,'lithograph 4/50',60,80,'M20','UV','2024-02-12','2024-03-04','2024-03-08','2024-03-11',310,310,'Ilse'),
(3,2,'lithograph 9/50',60,80,'M20','UV','2024-02-12','2024-03-04','2024-03-08','2024-03-11',310,310,'Ilse'),
(4,3,'football shirt',70,90,'M30','AC','2024-02-20','2024-03-05','2024-03-05',NULL,188,50,'Bram'),
(5,4,'parish map 1790',110,85,'M44','UV','2024-03-01','2024-03-29','2024-03-27','2024-04-02',540,540,'Ilse'),
(6,5,'wedding photo',30,40,'M11','CL','2024-03-04','2024-03-11','2024-03-13','2024-03-14',72,72,'Bram'),
(7,5,'child''s drawing',21,30,'M30',NULL,'2024-03-18','2024-03-25','2024-03-22',NULL,38,0,'Bram'),
(8,6,'film poster',68,102,'M11','AR','2024-03-20','2024-04-03','2024-04-09','2024-04-12',215,215,'Bram'),
(9,1,'oil on board',50,60,'M44',NULL,'2024-04-08','2024-04-29',NULL,NULL,130,40,NULL),
(10,2,'etching',25,35,'M21','AR','2024-04-10','2024-04-24',NULL,NULL,145,0,'Ilse'),
(11,4,'charter',45,35,'M12','UV','2024-04-15','2024-05-13',NULL,NULL,220,0,NULL),
(12,3,'signed bat',90,20,'M30','AC','2024-04-18','2024-05-02',NULL,NULL,160,80,'Bram');
