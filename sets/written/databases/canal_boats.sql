CREATE TABLE canal (canal_id INTEGER PRIMARY KEY, canal_name TEXT, county TEXT, miles REAL, locks INTEGER);
CREATE TABLE boat (boat_id INTEGER PRIMARY KEY, boat_name TEXT, canal_id INTEGER, berths INTEGER, built INTEGER, day_rate REAL, FOREIGN KEY (canal_id) REFERENCES canal(canal_id));
CREATE TABLE hire (hire_id INTEGER PRIMARY KEY, boat_id INTEGER, hirer TEXT, days INTEGER, hire_year INTEGER, status_code TEXT, FOREIGN KEY (boat_id) REFERENCES boat(boat_id));
INSERT INTO canal VALUES (1,'Old Cut','Wold',31,22),(2,'Grand Link','Marl',88,60),(3,'Basin Arm','Wold',4.5,1),(4,'Northern','Tees',47,35);
INSERT INTO boat VALUES (1,'Kingfisher',1,4,1998,110),(2,'Lazy Daisy',2,6,2010,160),(3,'Wanderlust',2,8,2018,220),(4,'Mallard',1,2,1985,75),(5,'Tinker',4,4,2005,115),(6,'Iron Duke',2,4,1979,95);
INSERT INTO hire VALUES (1,1,'Ames',7,2021,'PAID'),(2,2,'Bruni',3,2021,'PAID'),(3,3,'Ames',10,2022,'PAID'),(4,1,'Choi',2,2022,'CANC'),(5,5,'Bruni',5,2022,'DUE'),(6,2,'Dale',7,2022,'PAID'),(7,1,'Dale',4,2023,'DUE');
