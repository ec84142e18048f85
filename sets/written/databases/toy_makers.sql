CREATE TABLE Workshops (workshop_id INTEGER PRIMARY KEY, workshop_name TEXT, city TEXT, staff_count INTEGER);
CREATE TABLE Ref_Materials (material_code TEXT PRIMARY KEY, material_description TEXT);
CREATE TABLE Toys (toy_id INTEGER PRIMARY KEY, toy_name TEXT, workshop_id INTEGER, material_code TEXT, min_age INTEGER, retail_price REAL, FOREIGN KEY (workshop_id) REFERENCES Workshops(workshop_id), FOREIGN KEY (material_code) REFERENCES Ref_Materials(material_code));
CREATE TABLE Recalls (recall_id INTEGER PRIMARY KEY, toy_id INTEGER, recall_date DATE, reason_code TEXT, units INTEGER, FOREIGN KEY (toy_id) REFERENCES Toys(toy_id));
INSERT INTO Workshops VALUES (1,'Elm & Bow','Ghent',14),(2,'Tin Parade','Leeds',40),(3,'Soft Sam','Porto',25),(4,'Puzzle Barn','Ghent',8);
INSERT INTO Ref_Materials VALUES ('WD','wood'),('TN','tin'),('FB','fabric'),('PL','plastic');
INSERT INTO Toys VALUES (1,'Stacking Owl',1,'WD',1,18.5),(2,'Marching Drummer',2,'TN',6,32),(3,'Sleepy Bear',3,'FB',0,24),(4,'Tin Rocket',2,'TN',5,27.5),(5,'Train Set',1,'WD',3,64),(6,'Sock Snake',3,'FB',2,11),(7,'Tin Farm',2,'WD',4,39);
INSERT INTO Recalls VALUES (1,2,'2019-03-10','PAINT',400),(2,4,'2020-01-22','EDGE',150),(3,2,'2021-07-05','EDGE',90),(4,3,'2021-09-30','SEAM',1200);
