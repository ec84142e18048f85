CREATE TABLE Plough (plough_id INTEGER PRIMARY KEY, nickname TEXT, blade_m REAL, salt_tank_l INTEGER, yard_id INTEGER, FOREIGN KEY (yard_id) REFERENCES Yard(yard_id));
CREATE TABLE Yard (yard_id INTEGER PRIMARY KEY, yard_name TEXT, salt_stock_t INTEGER, foreman TEXT);
CREATE TABLE Street (street_id INTEGER PRIMARY KEY, street_name TEXT, quarter TEXT, length_km REAL, priority TEXT);
CREATE TABLE Clearing (clearing_id INTEGER PRIMARY KEY, plough_id INTEGER, street_id INTEGER, cleared_on TEXT, salt_used_kg INTEGER, snow_cm INTEGER, FOREIGN KEY (plough_id) REFERENCES Plough(plough_id), FOREIGN KEY (street_id) REFERENCES Street(street_id));
INSERT INTO Yard VALUES (1,'North Yard',320,'Gus Malloy'),(2,'Quarry Yard',150,'Tina Boyle'),(3,'Bridge Yard',60,'Gus Malloy');
INSERT INTO Plough VALUES (1,'Snowy McSnowface',3.2,2000,1),(2,'Frosty',2.8,1500,1),(3,'Big Bertha',4.5,3500,2),(4,'Scraper',2.1,800,2),(5,'Avalanche Annie',3.6,2500,1);
INSERT INTO Street VALUES (1,'Main Street','Centre',2.4,'high'),(2,'Hospital Road','Centre',1.1,'high'),(3,'Birch Lane','Woodside',0.8,'low'),(4,'Ridge Avenue','Hillcrest',3.5,'medium'),(5,'School Street','Woodside',1.6,'high'),(6,'Old Mill Road','Hillcrest',2.9,'low');
INSERT INTO Clearing VALUES (1,1,1,'2023-01-12',480,14),(2,2,2,'2023-01-12',210,14),(3,3,4,'2023-01-13',700,20),(4,1,1,'2023-02-03',350,8),(5,5,5,'2023-02-03',300,9),(6,3,4,'2023-12-09',620,17),(7,2,2,'2023-12-09',190,11),(8,1,5,'2023-12-10',320,12),(9,4,3,'2024-01-06',95,10),(10,1,1,'2024-01-06',510,19);
