CREATE TABLE brk (brk_id INTEGER PRIMARY KEY, brk_nm TEXT, city TEXT);
CREATE TABLE prod (prod_cd TEXT PRIMARY KEY, prod_nm TEXT, line TEXT);
CREATE TABLE hldr (hldr_id INTEGER PRIMARY KEY, hldr_nm TEXT, email TEXT, city TEXT, birth_dt TEXT);
CREATE TABLE pol (pol_no INTEGER PRIMARY KEY, hldr_id INTEGER REFERENCES hldr(hldr_id), prod_cd TEXT REFERENCES prod(prod_cd), brk_id INTEGER REFERENCES brk(brk_id), start_dt TEXT, canc_dt TEXT, ann_prem REAL, sum_ins REAL);
CREATE TABLE adj (adj_id INTEGER PRIMARY KEY, adj_nm TEXT, grade TEXT);
CREATE TABLE clm (clm_no INTEGER PRIMARY KEY, pol_no INTEGER REFERENCES pol(pol_no), adj_id INTEGER REFERENCES adj(adj_id), loss_dt TEXT, rep_dt TEXT, close_dt TEXT, cause TEXT, clmd_amt REAL, stat TEXT);
CREATE TABLE clm_pay (pay_id INTEGER PRIMARY KEY, clm_no INTEGER REFERENCES clm(clm_no), pay_dt TEXT, pay_amt REAL);
INSERT INTO brk VALUES (1,'Harper Direct','Leeds'),(2,'Castle Cover','Hull'),(3,'Nimbus Brokers','Leeds'),(4,'Selby and Sons','Selby');
INSERT INTO prod VALUES ('MOT','motor standard','motor'),('MOX','motor plus','motor'),('HOM','home contents','property'),('BLD','buildings','property'),('PET','pet care','pet'),('TRV','travel annual','travel');
INSERT INTO hldr VALUES (1,'Gill Hobson','gill.h@mail.uk','Leeds','1969-04-12'),(2,'Ray Aslam','ray.a@mail.uk','Hull','1985-10-03'),(3,'Jo Tranter','jo.t@mail.uk','York','1977-01-29'),(4,'Mick Dunn','mick.d@mail.uk','Leeds','1958-07-17'),(5,'Zara Khan','zara.k@mail.uk','Hull','1993-12-21'),(6,'Alf Petch','alf.p@mail.uk','Selby','1949-03-08'),(7,'Nell Rudd','nell.r@mail.uk','York','1990-06-06'),(8,'Kit Moss','kit.m@mail.uk','Leeds','1999-09-15'),(9,'Peg Tyson','peg.t@mail.uk','Hull','1972-02-25');
INSERT INTO pol VALUES (101,1,'MOT',1,'2021-02-01',NULL,412,18000),(102,1,'HOM',1,'2021-06-15',NULL,188,45000),(103,2,'MOX',2,'2021-09-20',NULL,655,26000),(104,3,'BLD',1,'2021-11-01',NULL,324,280000),(105,3,'PET',3,'2022-03-12','2023-08-31',141,6000),(106,4,'MOT',2,'2022-05-05',NULL,389,12500),(107,5,'MOX',3,'2022-08-19',NULL,702,31000),(108,6,'BLD',1,'2022-10-10',NULL,298,240000),(109,6,'HOM',1,'2022-10-11','2024-02-10',172,38000),(110,7,'PET',3,'2023-01-24',NULL,156,7000),(111,7,'MOT',2,'2023-04-02',NULL,521,15500),(112,8,'MOX',3,'2023-09-09',NULL,934,22000),(113,4,'HOM',2,'2024-01-05',NULL,205,50000),(114,5,'BLD',1,'2024-03-18',NULL,351,310000);
INSERT INTO adj VALUES (1,'Sam Ottley','senior'),(2,'Fern Diaz','junior'),(3,'Bob Crane','senior'),(4,'Lena Fry','junior');
INSERT INTO clm VALUES
  (9000, 101, 1, '2022-07-08', '2022-07-19', '2022-09-26', 'theft', 3228.56, 'settled'),
  (9001, 103, 2, '2022-08-27', '2022-08-30', '2022-10-17', 'windscreen', 152.46, 'settled'),
  (9002, 101, 2, '2022-09-10', '2022-09-10', '2022-10-12', 'theft', 1817.0, 'settled'),
  (9003, 101, 1, '2022-11-11', '2022-11-20', '2023-01-02', 'theft', 2281.68, 'rejected'),
  (9004, 107, 1, '2022-11-12', '2022-11-17', '2022-12-21', 'windscreen', 3655.69, 'settled'),
  (9005, 103, 1, '2022-11-17', '2022-11-29', '2022-12-14', 'collision', 3667.48, 'settled'),
  (9006, 104, 3, '2022-11-19', '2022-11-24', '2023-01-08', 'water', 3434.19, 'settled'),
  (9007, 107, 1, '2022-12-14', '2022-12-15', '2023-01-12', 'theft', 2617.1, 'settled'),
  (9008, 109, 1, '2022-12-23', '2022-12-26', '2023-02-20', 'water', 1920.64, 'settled'),
  (9009, 103, 2, '2023-01-12', '2023-01-18', '2023-02-06', 'collision', 706.97, 'settled'),
  (9010, 107, 1, '2023-01-29', '2023-02-04', '2023-04-01', 'collision', 2330.72, 'rejected'),
  (9011, 101, 1, '2023-02-06', '2023-02-10', '2023-02-21', 'windscreen', 392.34, 'settled'),
  (9012, 101, 1, '2023-03-11', '2023-03-23', '2023-05-21', 'collision', 3697.68, 'settled'),
  (9013, 105, 3, '2023-03-14', '2023-03-14', '2023-04-30', 'injury', 681.12, 'settled'),
  (9014, 110, 3, '2023-06-25', '2023-07-07', '2023-08-01', 'injury', 646.47, 'settled'),
  (9015, 108, 1, '2023-08-10', '2023-08-17', '2023-10-17', 'storm', 1006.61, 'settled'),
  (9016, 103, 1, '2023-10-07', '2023-10-21', '2023-11-21', 'windscreen', 1331.45, 'settled'),
  (9017, 111, 3, '2023-11-14', '2023-11-19', '2023-12-08', 'windscreen', 1281.92, 'rejected'),
  (9018, 103, 1, '2023-11-17', '2023-11-30', '2024-01-29', 'collision', 1279.47, 'settled'),
  (9019, 108, 1, '2023-12-05', '2023-12-09', '2024-01-11', 'storm', 2448.5, 'settled'),
  (9020, 102, 1, '2023-12-11', '2023-12-16', '2024-02-11', 'water', 1286.12, 'settled'),
  (9021, 112, 3, '2023-12-17', '2023-12-18', '2024-02-14', 'collision', 3385.5, 'settled'),
  (9022, 110, 3, '2024-01-19', '2024-01-24', '2024-02-24', 'illness', 108.6, 'settled'),
  (9023, 101, 2, '2024-03-04', '2024-03-05', '2024-04-23', 'theft', 3962.13, 'settled'),
  (9024, 111, 2, '2024-04-02', '2024-04-05', '2024-05-21', 'windscreen', 1588.72, 'rejected'),
  (9025, 108, 1, '2024-04-08', '2024-04-08', NULL, 'water', 3331.27, 'open'),
  (9026, 108, 1, '2024-04-18', '2024-04-26', NULL, 'storm', 2214.91, 'open'),
  (9027, 101, 2, '2024-05-16', '2024-05-30', NULL, 'collision', 3311.45, 'open');
INSERT INTO clm_pay VALUES
  (1, 9000, '2022-08-19', 2905.7),
  (2, 9002, '2022-09-15', 726.8),
  (3, 9001, '2022-10-28', 152.46),
  (4, 9002, '2022-11-03', 908.5),
  (5, 9004, '2022-11-29', 3655.69),
  (6, 9007, '2023-01-03', 1046.84),
  (7, 9005, '2023-01-07', 2750.61),
  (8, 9006, '2023-01-14', 3090.77),
  (9, 9007, '2023-01-31', 1308.55),
  (10, 9008, '2023-02-12', 1440.48),
  (11, 9009, '2023-03-03', 636.27),
  (12, 9011, '2023-03-20', 294.25),
  (13, 9013, '2023-04-02', 681.12),
  (14, 9012, '2023-04-12', 1479.07),
  (15, 9012, '2023-05-11', 1848.84),
  (16, 9014, '2023-08-24', 484.85),
  (17, 9015, '2023-09-24', 905.95),
  (18, 9016, '2023-11-04', 1331.45),
  (19, 9018, '2023-12-07', 1151.52),
  (20, 9019, '2023-12-31', 2448.5),
  (21, 9021, '2024-01-22', 3046.95),
  (22, 9022, '2024-01-28', 43.44),
  (23, 9020, '2024-02-12', 964.59),
  (24, 9022, '2024-02-28', 54.3),
  (25, 9023, '2024-03-29', 2971.6);
