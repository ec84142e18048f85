CREATE TABLE line (id INTEGER PRIMARY KEY, name TEXT, color TEXT, length_km REAL, opened INTEGER);
CREATE TABLE station (id INTEGER PRIMARY KEY, name TEXT, district TEXT, depth_m INTEGER, daily_passengers INTEGER, has_lift TEXT);
CREATE TABLE stop_on_line (line_id INTEGER, station_id INTEGER, position INTEGER, FOREIGN KEY (line_id) REFERENCES line(id), FOREIGN KEY (station_id) REFERENCES station(id));
CREATE TABLE train_set (id INTEGER PRIMARY KEY, line_id INTEGER, model TEXT, cars INTEGER, built INTEGER, FOREIGN KEY (line_id) REFERENCES line(id));
INSERT INTO line VALUES (1,'Line 1','Red',18.4,1971),(2,'Line 2','Green',24.9,1983),(3,'Line 3','Blue',11.2,2006),(4,'Shuttle','Grey',3.1,2019);
INSERT INTO station VALUES (1,'Opera','Centre',22,41000,'T'),(2,'Old Mint','Centre',31,28500,'F'),(3,'Tannery','Eastside',14,9700,'F'),(4,'University','Northgate',18,33200,'T'),(5,'Glass Works','Eastside',9,6100,'T'),(6,'Kings Meadow','Northgate',12,12800,'T'),(7,'Fairground','Southbank',7,15400,'F'),(8,'Terminal','Southbank',16,22700,'T'),(9,'Ghost Halt','Eastside',25,0,'F'),(10,'Botanic','Northgate',20,8900,'F');
INSERT INTO stop_on_line VALUES (1,1,1),(1,2,2),(1,3,3),(1,5,4),(2,4,1),(2,6,2),(2,1,3),(2,7,4),(2,8,5),(3,10,1),(3,4,2),(3,2,3),(4,7,1),(4,8,2);
INSERT INTO train_set VALUES (1,1,'Kestrel',6,1998),(2,1,'Kestrel',6,1999),(3,2,'Heron',8,2004),(4,2,'Heron',8,2005),(5,2,'Swift',6,2018),(6,3,'Swift',4,2017),(7,1,'Swift',6,2020),(8,3,'Kestrel',4,2001);
