CREATE TABLE gardener (gardener_id INTEGER PRIMARY KEY, name TEXT, age INTEGER, member_since INTEGER);
CREATE TABLE plot (plot_no INTEGER PRIMARY KEY, gardener_id INTEGER, size_m2 INTEGER, sun TEXT, has_shed INTEGER, yearly_fee REAL, FOREIGN KEY (gardener_id) REFERENCES gardener(gardener_id));
CREATE TABLE crop (crop_id INTEGER PRIMARY KEY, crop_name TEXT, family TEXT, months_to_harvest INTEGER);
CREATE TABLE planting (plot_no INTEGER, crop_id INTEGER, planted_year INTEGER, yield_kg REAL, FOREIGN KEY (plot_no) REFERENCES plot(plot_no), FOREIGN KEY (crop_id) REFERENCES crop(crop_id));
INSERT INTO gardener VALUES (1,'Maud',71,1989),(2,'Piotr',44,2010),(3,'Shirin',36,2018),(4,'Ken',58,2003),(5,'Bella',29,2021);
INSERT INTO plot VALUES (1,1,120,'full',1,60),(2,2,80,'half',0,40),(3,3,80,'full',1,45),(4,1,50,'shade',0,20),(5,4,150,'full',1,75),(6,NULL,60,'half',0,30);
INSERT INTO crop VALUES (1,'potato','nightshade',4),(2,'tomato','nightshade',3),(3,'leek','onion',6),(4,'bean','legume',2),(5,'garlic','onion',8),(6,'quinoa','goosefoot',5);
INSERT INTO planting VALUES (1,1,2021,95),(1,3,2021,30),(2,4,2021,12),(3,2,2022,48),(5,1,2022,140),(5,5,2022,9),(1,4,2022,18),(3,4,2022,11);
