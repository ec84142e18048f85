CREATE TABLE farm (farm_id INTEGER PRIMARY KEY, farm_name TEXT, county TEXT, owner TEXT, organic INTEGER, joined TEXT);
CREATE TABLE crop (crop_id INTEGER PRIMARY KEY, crop_name TEXT, crop_group TEXT);
CREATE TABLE field (field_id INTEGER PRIMARY KEY, farm_id INTEGER REFERENCES farm(farm_id), field_name TEXT, hectares REAL, soil TEXT);
CREATE TABLE harvest (harvest_id INTEGER PRIMARY KEY, field_id INTEGER REFERENCES field(field_id), crop_id INTEGER REFERENCES crop(crop_id), harvest_date TEXT, tonnes REAL, grade TEXT);
CREATE TABLE buyer (buyer_id INTEGER PRIMARY KEY, buyer_name TEXT, country TEXT, phone TEXT);
CREATE TABLE sale (sale_id INTEGER PRIMARY KEY, buyer_id INTEGER REFERENCES buyer(buyer_id), crop_id INTEGER REFERENCES crop(crop_id), farm_id INTEGER REFERENCES farm(farm_id), sale_date TEXT, delivered_on TEXT, tonnes REAL, price_per_tonne REAL);
CREATE TABLE machine (machine_id INTEGER PRIMARY KEY, machine_name TEXT, kind TEXT, bought TEXT, price REAL);
CREATE TABLE machine_hire (hire_id INTEGER PRIMARY KEY, machine_id INTEGER REFERENCES machine(machine_id), farm_id INTEGER REFERENCES farm(farm_id), hire_date TEXT, hours REAL, hourly_rate REAL);
CREATE TABLE treatment (treatment_id INTEGER PRIMARY KEY, field_id INTEGER REFERENCES field(field_id), product TEXT, treated_on TEXT, litres REAL, cost REAL);
INSERT INTO farm VALUES (1,'Hollybush','Norfolk','Jean Carter',0,'2012-03-01'),(2,'Low Fen','Lincoln','Peter Ashe',0,'2014-09-15'),(3,'Windmill Hill','Norfolk','Anil Rao',1,'2018-01-20'),(4,'Brook End','Suffolk','Mary Tull',1,'2020-06-11'),(5,'Stonegate','Lincoln','Ted Marr',0,'2021-02-02'),(6,'Larkfield','Suffolk','Sue Finch',0,'2024-03-25');
INSERT INTO crop VALUES (1,'wheat','cereal'),(2,'barley','cereal'),(3,'sugar beet','root'),(4,'potato','root'),(5,'rapeseed','oil'),(6,'oats','cereal'),(7,'hemp','oil');
INSERT INTO field VALUES (1,1,'Top Piece',14.2,'loam'),(2,1,'Church Field',9.8,'sand'),(3,2,'Fen Drove',31.5,'peat'),(4,2,'Long Forty',16.0,'peat'),(5,3,'Mill Close',7.4,'loam'),(6,4,'Brook Meadow',11.1,'clay'),(7,4,'Tithe Acre',5.6,'clay'),(8,5,'Quarry Side',22.3,'chalk'),(9,6,'Lark Rise',12.7,'loam');
INSERT INTO buyer VALUES (1,'Anglia Mills','UK','01603 44'),(2,'Dunn Maltings','UK','01522 81'),(3,'Sugarworks','UK','01284 90'),(4,'Frituur Groep','Belgium','+32 9 22'),(5,'Oleo GmbH','Germany','+49 40 6'),(6,'Hafer Haus','Germany','+49 30 7'),(7,'Crisp and Co','UK','0116 20');
INSERT INTO machine VALUES (1,'Claymore 760','combine','2019-05-10',310000),(2,'Root King','beet harvester','2021-08-02',265000),(3,'Big Spray','sprayer','2017-03-14',48000),(4,'Tiller Max','cultivator','2023-10-20',39500);
INSERT INTO harvest VALUES
  (1, 2, 5, '2021-07-02', 165.6, 'A'),
  (2, 8, 5, '2021-07-08', 133.4, 'B'),
  (3, 7, 2, '2021-07-27', 156.6, 'B'),
  (4, 6, 6, '2021-08-06', 167.5, 'A'),
  (5, 1, 1, '2021-08-11', 152.4, 'B'),
  (6, 4, 1, '2021-08-14', 70.4, 'B'),
  (7, 5, 1, '2021-08-15', 34.7, 'B'),
  (8, 3, 3, '2021-10-03', 109.5, 'A'),
  (9, 1, 2, '2022-07-21', 162.8, 'A'),
  (10, 2, 2, '2022-07-22', 74.8, 'B'),
  (11, 7, 2, '2022-07-27', 131.1, 'A'),
  (12, 5, 6, '2022-08-05', 66.1, 'A'),
  (13, 8, 1, '2022-08-18', 86.6, 'A'),
  (14, 3, 4, '2022-09-13', 47.0, 'C'),
  (15, 4, 4, '2022-09-14', 133.3, 'B'),
  (16, 6, 4, '2022-09-16', 97.0, 'A'),
  (17, 1, 5, '2023-07-01', 88.0, 'A'),
  (18, 2, 5, '2023-07-02', 145.1, 'A'),
  (19, 8, 5, '2023-07-08', 102.5, 'A'),
  (20, 7, 2, '2023-07-27', 183.6, 'C'),
  (21, 6, 6, '2023-08-06', 98.6, 'B'),
  (22, 4, 1, '2023-08-14', 130.8, 'B'),
  (23, 5, 1, '2023-08-15', 86.7, 'A'),
  (24, 3, 3, '2023-10-03', 61.4, 'A');
INSERT INTO sale VALUES
  (1, 1, 1, 1, '2021-09-16', '2021-09-18', 37.86, 212.0),
  (2, 5, 5, 1, '2021-09-27', '2021-10-10', 37.9, 440.7),
  (3, 1, 1, 3, '2021-11-09', '2021-11-19', 51.34, 222.6),
  (4, 1, 1, 3, '2021-11-23', '2021-12-01', 55.05, 227.9),
  (5, 5, 5, 1, '2021-12-14', '2022-01-04', 40.2, 473.0),
  (6, 1, 1, 3, '2022-01-19', '2022-02-04', 21.08, 238.5),
  (7, 1, 1, 1, '2022-01-27', '2022-02-22', 37.99, 243.8),
  (8, 5, 5, 1, '2022-02-15', '2022-03-15', 55.81, 505.2),
  (9, 2, 2, 1, '2022-03-05', '2022-04-02', 29.49, 225.6),
  (10, 1, 6, 4, '2022-03-19', '2022-04-06', 49.88, 205.0),
  (11, 2, 2, 1, '2022-04-03', '2022-04-19', 9.57, 192.7),
  (12, 2, 2, 4, '2022-06-29', '2022-07-13', 54.77, 197.4),
  (13, 7, 4, 2, '2022-07-07', '2022-08-06', 29.54, 189.2),
  (14, 7, 4, 2, '2022-07-08', '2022-07-29', 10.27, 193.6),
  (15, 2, 2, 1, '2022-07-22', '2022-07-27', 8.1, 211.5),
  (16, 2, 2, 4, '2022-08-22', '2022-08-30', 46.8, 216.2),
  (17, 1, 1, 3, '2022-09-27', '2022-10-20', 20.03, 249.1),
  (18, 2, 2, 1, '2022-10-11', '2022-10-23', 49.26, 225.6),
  (19, 2, 2, 4, '2022-10-28', '2022-11-20', 22.75, 188.0),
  (20, 2, 2, 4, '2022-11-11', '2022-11-13', 50.13, 192.7),
  (21, 4, 4, 2, '2022-12-10', '2022-12-22', 19.81, 184.8),
  (22, 4, 4, 4, '2022-12-20', '2022-12-23', 8.46, 189.2),
  (23, 3, 3, 2, '2023-03-21', '2023-04-20', 41.49, 41.8),
  (24, 5, 5, 1, '2023-03-30', '2023-04-25', 28.24, 483.8),
  (25, 2, 2, 1, '2023-05-09', '2023-05-13', 17.33, 216.2),
  (26, 1, 1, 2, '2023-05-14', '2023-06-12', 25.73, 249.1),
  (27, 5, 5, 1, '2023-07-08', '2023-07-27', 42.01, 516.0),
  (28, 1, 6, 4, '2023-10-07', '2023-11-04', 48.04, 205.0),
  (29, 2, 2, 1, '2023-10-29', '2023-11-28', 26.89, 192.7),
  (30, 4, 4, 2, '2023-11-27', NULL, 11.9, 184.8),
  (31, 6, 6, 4, '2023-12-22', NULL, 59.69, 220.4),
  (32, 6, 6, 3, '2024-05-15', NULL, 36.37, 225.5);
INSERT INTO machine_hire VALUES
  (1, 1, 1, '2022-04-07', 10.5, 95.0),
  (2, 3, 1, '2022-05-12', 4.0, 120.0),
  (3, 3, 3, '2022-06-04', 18.0, 60.0),
  (4, 3, 4, '2022-07-03', 18.0, 95.0),
  (5, 3, 4, '2022-08-16', 8.5, 120.0),
  (6, 1, 1, '2022-08-22', 16.5, 60.0),
  (7, 3, 1, '2022-12-03', 4.5, 95.0),
  (8, 1, 1, '2022-12-15', 13.0, 120.0),
  (9, 1, 2, '2023-02-07', 6.0, 60.0),
  (10, 1, 3, '2023-02-23', 20.0, 95.0),
  (11, 3, 2, '2023-05-12', 15.5, 120.0),
  (12, 1, 4, '2023-05-15', 3.5, 60.0),
  (13, 1, 4, '2023-10-27', 13.0, 95.0),
  (14, 2, 1, '2024-01-06', 4.5, 120.0),
  (15, 2, 4, '2024-02-05', 20.0, 60.0),
  (16, 3, 3, '2024-05-21', 2.5, 95.0);
INSERT INTO treatment VALUES
  (1, 8, 'Fungard', '2022-03-14', 62.3, 611.43),
  (2, 1, 'Weedex', '2022-06-21', 13.42, 222.88),
  (3, 3, 'Slugstop', '2022-07-13', 69.7, 192.04),
  (4, 3, 'Fungard', '2022-10-11', 58.34, 438.5),
  (5, 4, 'Fungard', '2022-11-26', 16.75, 407.31),
  (6, 3, 'Weedex', '2023-02-08', 53.03, 579.69),
  (7, 1, 'Slugstop', '2023-04-25', 38.23, 368.26),
  (8, 8, 'Fungard', '2023-04-30', 47.7, 441.82),
  (9, 8, 'Fungard', '2023-08-20', 16.64, 559.69),
  (10, 3, 'Weedex', '2023-10-08', 29.95, 583.57),
  (11, 3, 'Slugstop', '2023-11-26', 76.34, 653.15),
  (12, 8, 'Fungard', '2024-02-23', 10.52, 312.68),
  (13, 8, 'Fungard', '2024-03-06', 66.27, 460.26),
  (14, 3, 'Weedex', '2024-04-08', 24.57, 517.17),
  (15, 3, 'Slugstop', '2024-05-02', 76.53, 96.04),
  (16, 2, 'Fungard', '2024-05-24', 59.69, 81.25);
