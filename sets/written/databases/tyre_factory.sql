CREATE TABLE plant (plant_id INTEGER PRIMARY KEY, plant_name TEXT, region TEXT, workers INTEGER);
CREATE TABLE press (press_id INTEGER PRIMARY KEY, plant_id INTEGER, maker TEXT, age_years INTEGER, status TEXT, FOREIGN KEY (plant_id) REFERENCES plant(plant_id));
CREATE TABLE tyre (tyre_code TEXT PRIMARY KEY, tyre_name TEXT, season TEXT, diameter INTEGER, list_price REAL);
CREATE TABLE batch (batch_id INTEGER PRIMARY KEY, tyre_code TEXT, press_id INTEGER, made_on TEXT, pieces INTEGER, rejected INTEGER, FOREIGN KEY (tyre_code) REFERENCES tyre(tyre_code), FOREIGN KEY (press_id) REFERENCES press(press_id));
INSERT INTO plant VALUES (1,'Korso','North',420),(2,'Vantor','South',310),(3,'Bergsund','North',95),(4,'Little Mill','West',40);
INSERT INTO press VALUES (1,1,'Hartmann',12,'running'),(2,1,'Hartmann',3,'running'),(3,1,'Rossi',20,'repair'),(4,2,'Rossi',8,'running'),(5,2,'Komura',5,'idle'),(6,3,'Komura',15,'running'),(7,3,'Rossi',22,'scrapped');
INSERT INTO tyre VALUES ('W16','Polar Grip','winter',16,92.5),('W17','Polar Grip Plus','winter',17,118),('S16','Road Line','summer',16,79),('S18','Road Line Sport','summer',18,149.9),('A15','Quattro Mix','all-season',15,68),('A17','Quattro Max','all-season',17,104);
INSERT INTO batch VALUES (1,'W16',1,'2023-09-04',800,12),(2,'W17',1,'2023-09-18',600,21),(3,'S16',2,'2023-03-02',950,8),(4,'S18',2,'2023-04-20',400,15),(5,'S16',4,'2023-05-11',700,30),(6,'A15',4,'2023-07-01',500,5),(7,'W16',6,'2023-10-10',300,19),(8,'A15',6,'2024-01-15',350,9),(9,'W16',2,'2024-02-02',850,7),(10,'S18',4,'2024-03-14',450,11);
