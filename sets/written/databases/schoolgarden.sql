CREATE TABLE bed (bed_no INTEGER PRIMARY KEY, class_name TEXT, size_m2 REAL, sunny INTEGER, fenced INTEGER);
CREATE TABLE crop (crop_id INTEGER PRIMARY KEY, crop TEXT, family TEXT, edible_part TEXT, weeks INTEGER);
CREATE TABLE sowing (sow_id INTEGER PRIMARY KEY, bed_no INTEGER REFERENCES bed(bed_no), crop_id INTEGER REFERENCES crop(crop_id), sown_on TEXT, seeds INTEGER, came_up INTEGER);
CREATE TABLE harvest (harv_id INTEGER PRIMARY KEY, sow_id INTEGER REFERENCES sowing(sow_id), harv_date TEXT, grams INTEGER, eaten_by TEXT);
INSERT INTO bed VALUES (1,'1a',4,1,0),(2,'2b',4,1,1),(3,'3a',6,0,1),(4,'4c',6,1,0),(5,NULL,3,0,0);
INSERT INTO crop VALUES (1,'radish','cabbage','root',5),(2,'lettuce','daisy','leaf',8),(3,'pumpkin','gourd','fruit',16),(4,'carrot','carrot','root',14),(5,'pea','bean','seed',11),(6,'sunflower','daisy','seed',15),(7,'kale','cabbage','leaf',20);
INSERT INTO sowing VALUES (1,1,1,'2023-04-17',60,48),(2,1,2,'2023-04-24',30,9),(3,2,3,'2023-05-15',6,5),(4,3,4,'2023-04-17',200,110),(5,4,5,'2023-04-10',40,33),(6,2,1,'2024-04-15',50,44),(7,3,2,'2024-04-22',30,26),(8,4,6,'2024-05-02',12,0),(9,1,5,'2024-04-15',35,30);
INSERT INTO harvest VALUES (1,1,'2023-05-24',900,'class'),(2,3,'2023-09-28',14500,'school soup'),(3,4,'2023-08-30',3200,'rabbits'),(4,5,'2023-06-30',1100,'class'),(5,1,'2023-05-31',650,'class'),(6,6,'2024-05-22',780,'teachers'),(7,2,'2023-06-20',400,'slugs'),(8,7,'2024-06-18',1300,'class'),(9,4,'2023-09-14',2100,'school soup');
