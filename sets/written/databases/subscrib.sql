CREATE TABLE plan (plan_id INTEGER PRIMARY KEY, plan_name TEXT, monthly_price REAL, seats_included INTEGER);
CREATE TABLE account (account_id INTEGER PRIMARY KEY, account_name TEXT, industry TEXT, country TEXT, owner_id INTEGER REFERENCES rep(rep_id), signed_up TEXT);
CREATE TABLE rep (rep_id INTEGER PRIMARY KEY, rep_name TEXT, region TEXT);
CREATE TABLE app_user (user_id INTEGER PRIMARY KEY, account_id INTEGER REFERENCES account(account_id), full_name TEXT, email TEXT, role TEXT, last_login TEXT);
CREATE TABLE subscription (sub_id INTEGER PRIMARY KEY, account_id INTEGER REFERENCES account(account_id), plan_id INTEGER REFERENCES plan(plan_id), started TEXT, cancelled TEXT, cancel_reason TEXT, seats INTEGER);
CREATE TABLE invoice (invoice_id INTEGER PRIMARY KEY, sub_id INTEGER REFERENCES subscription(sub_id), issued TEXT, due TEXT, paid TEXT, amount REAL);
CREATE TABLE feature (feature_id INTEGER PRIMARY KEY, feature_name TEXT, area TEXT);
CREATE TABLE plan_feature (plan_id INTEGER REFERENCES plan(plan_id), feature_id INTEGER REFERENCES feature(feature_id));
CREATE TABLE support_ticket (ticket_id INTEGER PRIMARY KEY, user_id INTEGER REFERENCES app_user(user_id), feature_id INTEGER REFERENCES feature(feature_id), opened TEXT, closed TEXT, priority TEXT, rating INTEGER);
INSERT INTO plan VALUES (1,'Starter',29,3),(2,'Team',99,10),(3,'Business',249,30),(4,'Enterprise',790,100),(5,'Nonprofit',15,5);
INSERT INTO rep VALUES (1,'Kate Lindqvist','Nordics'),(2,'Omar Said','DACH'),(3,'Beth Ryan','UK'),(4,'Teo Marin','South');
INSERT INTO account VALUES (1,'Fjord Media','Media','Norway',1,'2021-03-10'),(2,'Lakrits AB','Retail','Sweden',1,'2021-09-02'),(3,'Baumwerk','Construction','Germany',2,'2021-11-15'),(4,'Helvetia Labs','Biotech','Switzerland',2,'2022-02-01'),(5,'Pennine Foods','Retail','UK',3,'2022-04-20'),(6,'Quill and Co','Legal','UK',3,'2022-08-08'),(7,'Solaria','Energy','Spain',4,'2022-10-30'),(8,'Portobello Studio','Media','UK',3,'2023-01-19'),(9,'Rheinlogistik','Transport','Germany',2,'2023-03-27'),(10,'Nordkap Travel','Travel','Norway',1,'2023-07-14'),(11,'Vetro','Construction','Italy',4,'2023-11-06'),(12,'Isarclean','Services','Germany',2,'2024-02-12'),(13,'Tarn Energy','Energy','UK',NULL,'2024-05-02');
INSERT INTO feature VALUES (1,'Dashboards','analytics'),(2,'CSV export','data'),(3,'Single sign-on','security'),(4,'API access','data'),(5,'Alerts','analytics'),(6,'Audit log','security'),(7,'White label','branding');
INSERT INTO plan_feature VALUES (1,1),(2,1),(2,2),(2,5),(3,1),(3,2),(3,4),(3,5),(4,1),(4,2),(4,3),(4,4),(4,5),(4,6),(5,1),(5,2);
INSERT INTO subscription VALUES (1,1,2,'2021-03-12','2022-05-31','upgrade',10),(2,1,3,'2022-06-01',NULL,NULL,24),(3,2,1,'2021-09-05',NULL,NULL,3),(4,3,2,'2021-11-20','2023-08-31','price',8),(5,4,4,'2022-02-03',NULL,NULL,85),(6,5,2,'2022-04-25',NULL,NULL,12),(7,6,3,'2022-08-10','2024-01-31','missing feature',18),(8,7,3,'2022-11-02',NULL,NULL,31),(9,8,1,'2023-01-22','2023-06-30','price',2),(10,9,4,'2023-04-01',NULL,NULL,64),(11,10,2,'2023-07-15',NULL,NULL,9),(12,11,1,'2023-11-08','2024-03-31','went bust',4),(13,12,2,'2024-02-14',NULL,NULL,7),(14,8,2,'2024-01-10',NULL,NULL,6);
INSERT INTO app_user VALUES
  (1, 1, 'Ingrid Dahl', 'ingrid.dahl@example.com', 'admin', '2024-03-27'),
  (2, 1, 'Per Moen', 'per.moen@example.com', 'editor', '2024-05-14'),
  (3, 2, 'Sven Ek', 'sven.ek@example.com', 'viewer', '2024-04-24'),
  (4, 3, 'Uwe Baum', 'uwe.baum@example.com', 'admin', NULL),
  (5, 4, 'Lara Frick', 'lara.frick@example.com', 'admin', '2024-05-18'),
  (6, 4, 'Reto Zahn', 'reto.zahn@example.com', 'editor', '2023-11-20'),
  (7, 5, 'Joan Pike', 'joan.pike@example.com', 'viewer', '2024-01-30'),
  (8, 5, 'Alan Firth', 'alan.firth@example.com', 'admin', '2024-04-03'),
  (9, 6, 'Miles Quill', 'miles.quill@example.com', 'admin', '2023-12-03'),
  (10, 7, 'Sol Ibarra', 'sol.ibarra@example.com', 'editor', '2024-02-18'),
  (11, 8, 'Dex Porter', 'dex.porter@example.com', 'viewer', NULL),
  (12, 9, 'Heike Rehm', 'heike.rehm@example.com', 'admin', '2024-06-04'),
  (13, 9, 'Tim Lahn', 'tim.lahn@example.com', 'admin', '2024-03-23'),
  (14, 10, 'Runa Vik', 'runa.vik@example.com', 'editor', '2023-11-18'),
  (15, 11, 'Gino Vetri', 'gino.vetri@example.com', 'viewer', '2024-04-29'),
  (16, 12, 'Ada Isar', 'ada.isar@example.com', 'admin', '2024-06-03');
INSERT INTO invoice VALUES
  (7001, 1, '2021-03-12', '2021-04-11', '2021-05-05', 594),
  (7002, 3, '2021-09-05', '2021-10-05', '2021-09-18', 175),
  (7003, 1, '2021-09-08', '2021-10-08', '2021-09-23', 596),
  (7004, 4, '2021-11-20', '2021-12-20', '2021-12-03', 597),
  (7005, 5, '2022-02-03', '2022-03-05', '2022-03-29', 4744),
  (7006, 3, '2022-03-04', '2022-04-03', '2022-03-23', 179),
  (7007, 1, '2022-03-07', '2022-04-06', NULL, 600),
  (7008, 6, '2022-04-25', '2022-05-25', '2022-05-13', 594),
  (7009, 4, '2022-05-19', '2022-06-18', '2022-07-09', 595),
  (7010, 2, '2022-06-01', '2022-07-01', '2022-06-06', 1496),
  (7011, 5, '2022-08-02', '2022-09-01', '2022-08-18', 4743),
  (7012, 7, '2022-08-10', '2022-09-09', '2022-08-13', 1498),
  (7013, 3, '2022-08-31', '2022-09-30', '2022-10-27', 179),
  (7014, 6, '2022-10-22', '2022-11-21', '2022-11-13', 600),
  (7015, 8, '2022-11-02', '2022-12-02', '2022-11-15', 1494),
  (7016, 4, '2022-11-15', '2022-12-15', '2022-12-05', 595),
  (7017, 2, '2022-11-28', '2022-12-28', '2023-01-20', 1496),
  (7018, 9, '2023-01-22', '2023-02-21', '2023-01-26', 177),
  (7019, 5, '2023-01-29', '2023-02-28', '2023-02-15', 4744),
  (7020, 7, '2023-02-06', '2023-03-08', NULL, 1499),
  (7021, 3, '2023-02-27', '2023-03-29', '2023-04-11', 180),
  (7022, 10, '2023-04-01', '2023-05-01', '2023-04-06', 4740),
  (7023, 6, '2023-04-20', '2023-05-20', '2023-04-23', 595),
  (7024, 8, '2023-05-01', '2023-05-31', '2023-05-24', 1496),
  (7025, 4, '2023-05-14', '2023-06-13', '2023-06-20', 597),
  (7026, 2, '2023-05-27', '2023-06-26', '2023-06-12', 1498),
  (7027, 11, '2023-07-15', '2023-08-14', '2023-08-12', 599),
  (7028, 5, '2023-07-28', '2023-08-27', '2023-08-24', 4746),
  (7029, 7, '2023-08-05', '2023-09-04', '2023-09-05', 1494),
  (7030, 3, '2023-08-26', '2023-09-25', '2023-09-04', 175),
  (7031, 10, '2023-09-28', '2023-10-28', '2023-10-21', 4742),
  (7032, 6, '2023-10-17', '2023-11-16', '2023-11-08', 597),
  (7033, 8, '2023-10-28', '2023-11-27', NULL, 1498),
  (7034, 12, '2023-11-08', '2023-12-08', '2023-11-20', 179),
  (7035, 2, '2023-11-23', '2023-12-23', '2023-11-26', 1500),
  (7036, 14, '2024-01-10', '2024-02-09', '2024-01-24', 594),
  (7037, 11, '2024-01-11', '2024-02-10', '2024-02-23', 595),
  (7038, 5, '2024-01-24', '2024-02-23', '2024-01-30', 4742),
  (7039, 3, '2024-02-22', '2024-03-23', '2024-03-19', 177),
  (7040, 10, '2024-03-26', '2024-04-25', '2024-04-11', 4744),
  (7041, 6, '2024-04-14', '2024-05-14', '2024-05-28', 599),
  (7042, 8, '2024-04-25', '2024-05-25', NULL, 1500),
  (7043, 2, '2024-05-21', '2024-06-20', NULL, 1494);
INSERT INTO support_ticket VALUES
  (1, 12, 2, '2023-03-09', '2023-03-09', 'low', 5),
  (2, 5, 1, '2023-04-02', '2023-04-03', 'normal', 5),
  (3, 1, 2, '2023-04-21', '2023-04-26', 'high', 5),
  (4, 10, 2, '2023-04-30', '2023-04-30', 'normal', NULL),
  (5, 14, 1, '2023-05-04', '2023-05-10', 'urgent', 4),
  (6, 1, 2, '2023-05-27', '2023-06-04', 'low', 5),
  (7, 12, 4, '2023-07-08', '2023-07-17', 'normal', 5),
  (8, 7, 1, '2023-07-18', '2023-07-25', 'high', 5),
  (9, 1, 1, '2023-09-27', '2023-10-02', 'normal', NULL),
  (10, 10, 1, '2023-11-02', '2023-11-03', 'urgent', 5),
  (11, 5, 1, '2023-11-09', '2023-11-11', 'low', 1),
  (12, 11, 5, '2023-11-12', '2023-11-21', 'normal', 5),
  (13, 12, 1, '2023-11-18', '2023-11-21', 'high', 5),
  (14, 12, 2, '2023-11-22', '2023-11-27', 'normal', 3),
  (15, 5, 1, '2023-11-25', '2023-12-01', 'urgent', 1),
  (16, 12, 3, '2023-12-02', NULL, 'low', NULL),
  (17, 1, 5, '2023-12-25', '2024-01-03', 'normal', 2),
  (18, 1, 4, '2024-01-24', '2024-01-28', 'high', 4),
  (19, 5, 2, '2024-01-27', '2024-02-05', 'normal', 1),
  (20, 1, 1, '2024-02-05', NULL, 'urgent', NULL),
  (21, 11, 4, '2024-02-07', '2024-02-14', 'low', 3),
  (22, 7, 1, '2024-04-29', NULL, 'normal', NULL);
