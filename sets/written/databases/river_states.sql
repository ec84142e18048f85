CREATE TABLE state (state_id INTEGER PRIMARY KEY, state_name TEXT, capital TEXT, area INTEGER, population INTEGER);
CREATE TABLE river (river_id INTEGER PRIMARY KEY, river_name TEXT, length_km INTEGER, source TEXT);
CREATE TABLE river_state (river_id INTEGER, state_id INTEGER, FOREIGN KEY (river_id) REFERENCES river(river_id), FOREIGN KEY (state_id) REFERENCES state(state_id));
CREATE TABLE bridge (bridge_id INTEGER PRIMARY KEY, name TEXT, river_id INTEGER, length_m INTEGER, built_year INTEGER, FOREIGN KEY (river_id) REFERENCES river(river_id));
INSERT INTO state VALUES (1,'Alderon','Porto',52000,3100000),(2,'Brisk','Camden',18000,900000),(3,'Cassia','Vale',77000,5400000),(4,'Dunmore','Ridge',36000,1200000),(5,'Elba','Quay',9000,410000);
INSERT INTO river VALUES (1,'Tamin',980,'Lake Oro'),(2,'Wend',310,'Grey Hills'),(3,'Ossa',1540,'Mount Kell'),(4,'Little Wend',95,'Grey Hills'),(5,'Sarn',620,'Mount Kell');
INSERT INTO river_state VALUES (1,1),(1,3),(2,2),(3,1),(3,3),(3,4),(4,2),(5,4);
INSERT INTO bridge VALUES (1,'Kings Crossing',1,420,1931),(2,'Iron Span',3,1250,1964),(3,'Mill Bridge',2,60,1820),(4,'Unity Bridge',3,980,2004),(5,'Vale Arch',1,300,1987),(6,'Stone Pass',5,110,1875);
