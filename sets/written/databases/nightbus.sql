CREATE TABLE routes (route_no TEXT PRIMARY KEY, from_town TEXT, to_town TEXT, km INTEGER, adult_fare REAL);
CREATE TABLE buses (bus_id INTEGER PRIMARY KEY, plate TEXT, seats INTEGER, sleeper INTEGER, toilet INTEGER);
CREATE TABLE departures (dep_id INTEGER PRIMARY KEY, route_no TEXT REFERENCES routes(route_no), bus_id INTEGER REFERENCES buses(bus_id), driver TEXT, co_driver TEXT, leaves_at DATETIME, late_min INTEGER);
CREATE TABLE seats_sold (dep_id INTEGER REFERENCES departures(dep_id), seat_no INTEGER, passenger TEXT, paid REAL, channel TEXT);
INSERT INTO routes VALUES ('N1','Lima','Cusco',1100,38),('N2','Lima','Arequipa',1010,32),('N3','Arequipa','Puno',300,14),('N4','Cusco','Puno',390,17);
INSERT INTO buses VALUES (1,'X1-201',44,0,1),(2,'X1-202',32,1,1),(3,'X1-203',50,0,0);
INSERT INTO departures VALUES (1,'N1',2,'Pedro','Luz','2024-06-07 20:00:00',45),(2,'N2',1,'Hector','Ivan','2024-06-07 21:30:00',0),(3,'N3',3,'Luz',NULL,'2024-06-08 23:00:00',10),(4,'N1',2,'Ivan','Pedro','2024-06-09 20:00:00',NULL),(5,'N2',1,'Hector','Luz','2024-06-10 21:30:00',NULL);
INSERT INTO seats_sold VALUES (1,1,'Ana Flores',38,'web'),(1,2,'Juan Flores',38,'web'),(1,9,'Miki Ono',42,'agency'),(2,5,'Sol Vega',32,'counter'),(2,6,'Tom Reed',32,'web'),(3,12,'Miki Ono',14,'counter'),(4,1,'Sol Vega',38,'web'),(4,3,'Lee Ward',42,'agency'),(5,20,'Ana Flores',28,'web');
