CREATE TABLE Enumerator (en_id INTEGER PRIMARY KEY, en_name TEXT, daily_pay INTEGER, trained TEXT);
CREATE TABLE Census_Block (block_no INTEGER PRIMARY KEY, area_name TEXT, kind TEXT, en_id INTEGER, FOREIGN KEY (en_id) REFERENCES Enumerator(en_id));
CREATE TABLE Dwelling (dw_id INTEGER PRIMARY KEY, block_no INTEGER, rooms INTEGER, heating TEXT, occupied TEXT, FOREIGN KEY (block_no) REFERENCES Census_Block(block_no));
CREATE TABLE Resident (res_id INTEGER PRIMARY KEY, res_name TEXT, dw_id INTEGER, age INTEGER, occupation TEXT, born_abroad TEXT, FOREIGN KEY (dw_id) REFERENCES Dwelling(dw_id));
INSERT INTO Enumerator VALUES (1,'Olga Reed',110,'Y'),(2,'Pete Song',95,'N'),(3,'Quinn Hale',120,'Y'),(4,'Rhea Nolan',95,'Y');
INSERT INTO Census_Block VALUES (10,'Lower Quay','urban',1),(11,'Upper Quay','urban',1),(12,'Barley Green','rural',2),(13,'Stony Gap','rural',3);
INSERT INTO Dwelling VALUES (1,10,3,'gas','Y'),(2,10,2,'electric','Y'),(3,10,5,'gas','N'),(4,11,4,'gas','Y'),(5,12,6,'wood','Y'),(6,12,7,'oil','N'),(7,13,4,'wood','Y');
INSERT INTO Resident VALUES (1,'Carl Dew',1,44,'welder','N'),(2,'Mina Dew',1,42,'nurse','Y'),(3,'Toby Dew',1,9,NULL,'N'),(4,'Lena Fox',2,71,'retired','N'),(5,'Amir Zaki',4,36,'nurse','Y'),(6,'Sara Zaki',4,33,'programmer','Y'),(7,'Ned Barrow',5,58,'farmer','N'),(8,'Joan Barrow',5,55,'farmer','N'),(9,'Kit Larch',7,67,'retired','N');
