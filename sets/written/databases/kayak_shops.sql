CREATE TABLE brands (brand_id INTEGER PRIMARY KEY, brand_name TEXT);
CREATE TABLE categories (category_id INTEGER PRIMARY KEY, category_name TEXT);
CREATE TABLE products (product_id INTEGER PRIMARY KEY, product_name TEXT, brand_id INTEGER REFERENCES brands(brand_id), category_id INTEGER REFERENCES categories(category_id), model_year INTEGER, list_price REAL);
CREATE TABLE stores (store_id INTEGER PRIMARY KEY, store_name TEXT, phone TEXT, city TEXT, state TEXT);
CREATE TABLE staffs (staff_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, phone TEXT, active INTEGER, store_id INTEGER REFERENCES stores(store_id), manager_id INTEGER REFERENCES staffs(staff_id));
CREATE TABLE customers (customer_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, city TEXT, state TEXT, newsletter INTEGER);
CREATE TABLE stocks (store_id INTEGER REFERENCES stores(store_id), product_id INTEGER REFERENCES products(product_id), quantity INTEGER, PRIMARY KEY (store_id, product_id));
CREATE TABLE orders (order_id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(customer_id), order_status TEXT, order_date TEXT, shipped_date TEXT, store_id INTEGER REFERENCES stores(store_id), staff_id INTEGER REFERENCES staffs(staff_id));
CREATE TABLE order_items (item_id INTEGER PRIMARY KEY, order_id INTEGER REFERENCES orders(order_id), product_id INTEGER REFERENCES products(product_id), quantity INTEGER, list_price REAL, discount REAL);
INSERT INTO brands VALUES (1,'Otterline'),(2,'Fjordwerk'),(3,'Redwater'),(4,'Kestrel Paddles'),(5,'Tidal Co');
INSERT INTO categories VALUES (1,'Sea Kayaks'),(2,'Whitewater'),(3,'Fishing Kayaks'),(4,'Paddles'),(5,'Life Vests'),(6,'Dry Bags'),(7,'Roof Racks');
INSERT INTO products VALUES (1,'Skerry 16',2,1,2023,2890),(2,'Skerry 14',2,1,2024,2490),(3,'Puffin LV',1,1,2022,2150),(4,'Rapid 8',3,2,2024,1390),(5,'Rapid 9 Creek',3,2,2025,1520),(6,'Angler Pro',1,3,2023,1780),(7,'Angler Mini',1,3,2024,990),(8,'Wing Carbon',4,4,2022,429),(9,'Wing Glass',4,4,2023,219),(10,'Storm Stick',4,4,2025,310),(11,'Tide Vest',5,5,2023,139),(12,'River Vest Pro',5,5,2024,229),(13,'Bag 20L',5,6,2022,38),(14,'Bag 60L',5,6,2024,69),(15,'J-Rack',3,7,2021,159);
INSERT INTO stores VALUES (1,'Puget Paddle','206-555-0110','Seattle','WA'),(2,'Harbor Boats','207-555-0147','Portland','ME'),(3,'Gulf Kayak','850-555-0178','Pensacola','FL');
INSERT INTO staffs VALUES (1,'Rosa','Delgado','206-555-0111',1,1,NULL),(2,'Bennett','Shaw','206-555-0112',1,1,1),(3,'Mei','Tanaka','206-555-0113',1,1,1),(4,'Clyde','Barlow','207-555-0148',1,2,NULL),(5,'Faith','Munro','207-555-0149',0,2,4),(6,'Andre','Lacroix','850-555-0179',1,3,NULL),(7,'Tasha','Greene','850-555-0180',1,3,6),(8,'Wyatt','Poole','850-555-0181',1,3,6);
INSERT INTO customers VALUES (1,'Hollis','Crane','Tacoma','WA',1),(2,'June','Abbott','Seattle','WA',0),(3,'Silas','Monk','Bellingham','WA',1),(4,'Edie','Frost','Bangor','ME',1),(5,'Walt','Pierce','Camden','ME',0),(6,'Naomi','Reyes','Mobile','AL',1),(7,'Gus','Trent','Destin','FL',0),(8,'Opal','Winters','Tampa','FL',1),(9,'Dex','Farrow','Olympia','WA',0),(10,'Lyla','Stone','Augusta','ME',1),(11,'Cory','Vance','Pensacola','FL',1),(12,'Bea','Norwood','Spokane','WA',1),(13,'Hank','Ortiz','Miami','FL',0),(14,'Greta','Sims','Rockland','ME',1);
INSERT INTO stocks VALUES (1,1,4),(1,2,6),(1,3,0),(1,4,3),(1,8,12),(1,9,20),(1,11,31),(1,13,44),(1,14,18),(2,1,2),(2,2,3),(2,3,5),(2,6,1),(2,8,5),(2,10,9),(2,11,14),(2,12,0),(2,13,20),(3,4,2),(3,6,8),(3,7,11),(3,9,10),(3,12,16),(3,14,0),(3,15,7);
INSERT INTO orders VALUES (1,5,'completed','2023-03-18','2023-03-19',2,5),(2,7,'completed','2023-04-11','2023-04-14',3,7),(3,4,'completed','2023-05-02','2023-05-03',2,4),(4,11,'completed','2023-05-23','2023-05-31',3,6),(5,12,'completed','2023-06-16','2023-06-25',1,2),(6,8,'completed','2023-07-06','2023-07-07',3,7),
(7,9,'completed','2023-08-01','2023-08-01',1,1),(8,7,'completed','2023-08-22','2023-08-29',3,7),(9,3,'completed','2023-09-12','2023-09-14',1,2),(10,6,'completed','2023-10-03','2023-10-10',3,6),(11,2,'completed','2023-10-30','2023-10-30',1,1),(12,4,'completed','2023-11-19','2023-11-22',2,5),
(13,1,'cancelled','2023-12-10',NULL,1,2),(14,10,'cancelled','2024-01-05',NULL,2,5),(15,3,'completed','2024-01-24','2024-01-28',1,3),(16,5,'completed','2024-02-18','2024-02-26',2,5),(17,7,'completed','2024-03-12','2024-03-12',3,6),(18,4,'cancelled','2024-04-02',NULL,2,5),
(19,11,'completed','2024-04-23','2024-04-23',3,6),(20,12,'completed','2024-05-19','2024-05-21',1,3),(21,8,'completed','2024-06-06','2024-06-15',3,7),(22,9,'completed','2024-06-29','2024-07-08',1,3),(23,7,'cancelled','2024-07-22',NULL,3,6),(24,3,'completed','2024-08-14','2024-08-14',1,3),
(25,6,'completed','2024-09-06','2024-09-11',3,6),(26,2,'completed','2024-09-26','2024-10-01',1,1),(27,4,'completed','2024-10-21','2024-10-25',2,5),(28,1,'completed','2024-11-11','2024-11-12',1,2),(29,10,'completed','2024-12-03','2024-12-08',2,5),(30,3,'completed','2024-12-25','2024-12-27',1,2),
(31,5,'cancelled','2025-01-20',NULL,2,4),(32,7,'cancelled','2025-02-11',NULL,3,7),(33,4,'completed','2025-03-02','2025-03-09',2,4),(34,11,'completed','2025-03-28','2025-03-29',3,7),(35,12,'completed','2025-04-18','2025-04-26',1,1),(36,8,'completed','2025-05-13','2025-05-14',3,6),
(37,9,'completed','2025-05-31','2025-05-31',1,3),(38,7,'cancelled','2025-06-26',NULL,3,7),(39,3,'cancelled','2025-07-19',NULL,1,1),(40,6,'completed','2025-08-09','2025-08-10',3,6);
INSERT INTO order_items VALUES (1,1,8,4,429,0),(2,2,4,1,1390,0.05),(3,2,4,2,1390,0.1),(4,3,1,2,2890,0.05),(5,3,10,1,310,0.05),(6,4,12,2,229,0),
(7,4,7,1,990,0.05),(8,5,14,2,69,0.07),(9,5,2,1,2490,0),(10,6,11,2,139,0.05),(11,7,9,2,219,0.07),(12,7,6,4,1780,0.05),
(13,8,12,2,229,0.1),(14,8,9,1,219,0.2),(15,9,12,4,229,0.07),(16,9,13,1,38,0.1),(17,10,9,1,219,0.07),(18,10,1,2,2890,0.05),
(19,11,4,1,1390,0.05),(20,12,14,4,69,0.1),(21,12,4,1,1390,0.2),(22,13,8,2,429,0),(23,13,5,2,1520,0.1),(24,14,5,1,1520,0.05),
(25,14,14,1,69,0.07),(26,15,9,1,219,0),(27,15,7,1,990,0.05),(28,16,2,1,2490,0),(29,17,1,4,2890,0.2),(30,17,13,2,38,0.1),
(31,18,5,2,1520,0.05),(32,18,2,2,2490,0.05),(33,19,14,2,69,0.05),(34,19,12,4,229,0),(35,20,10,1,310,0.05),(36,20,13,1,38,0),
(37,21,8,1,429,0.07),(38,22,8,2,429,0),(39,22,13,4,38,0.2),(40,23,2,2,2490,0),(41,23,11,2,139,0),(42,24,11,4,139,0),
(43,24,11,4,139,0),(44,25,4,2,1390,0.07),(45,25,11,1,139,0.2),(46,26,9,2,219,0.05),(47,27,12,2,229,0.05),(48,27,9,4,219,0),
(49,28,4,1,1390,0),(50,28,12,4,229,0.05),(51,29,4,2,1390,0.1),(52,29,11,1,139,0.2),(53,30,4,1,1390,0.05),(54,30,9,1,219,0.1),
(55,31,3,1,2150,0.05),(56,32,1,1,2890,0.2),(57,32,3,2,2150,0.2),(58,33,6,1,1780,0.2),(59,33,4,4,1390,0.05),(60,34,6,2,1780,0),
(61,34,9,1,219,0.07),(62,35,9,1,219,0.2),(63,35,5,2,1520,0),(64,36,5,1,1520,0.1),(65,37,5,1,1520,0.07),(66,37,5,1,1520,0.07),
(67,38,6,2,1780,0.05),(68,38,3,1,2150,0.07),(69,39,6,2,1780,0.1),(70,39,3,1,2150,0),(71,40,5,1,1520,0.05),(72,40,12,1,229,0.2);
UPDATE orders SET order_status = 'pending', shipped_date = NULL WHERE order_id IN (37,39,40);
