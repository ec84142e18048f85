CREATE TABLE Line (Line_No INTEGER PRIMARY KEY, Colour TEXT, Length_km REAL, Opened INTEGER);
CREATE TABLE Stop (Stop_ID INTEGER PRIMARY KEY, Stop_Name TEXT, Zone TEXT, Has_Shelter TEXT);
CREATE TABLE Line_Stop (Line_No INTEGER, Stop_ID INTEGER, Position INTEGER, FOREIGN KEY (Line_No) REFERENCES Line(Line_No), FOREIGN KEY (Stop_ID) REFERENCES Stop(Stop_ID));
CREATE TABLE Driver (Driver_ID INTEGER PRIMARY KEY, Driver_Name TEXT, Age INTEGER, Line_No INTEGER, Years_Driving INTEGER, FOREIGN KEY (Line_No) REFERENCES Line(Line_No));
INSERT INTO Line VALUES (1,'red',12.5,1961),(2,'blue',8.1,1985),(4,'green',15.9,2003),(6,'yellow',5.4,2019);
INSERT INTO Stop VALUES (1,'Market','A','yes'),(2,'Town Hall','A','yes'),(3,'Hospital','B','yes'),(4,'Brewery','B','no'),(5,'Lakeside','C','no'),(6,'Depot','C','no'),(7,'Cemetery','C','yes');
INSERT INTO Line_Stop VALUES (1,1,1),(1,2,2),(1,3,3),(2,2,1),(2,4,2),(4,1,1),(4,3,2),(4,5,3),(4,6,4);
INSERT INTO Driver VALUES (1,'Jo Birch',45,1,20),(2,'Sal Moreno',33,1,6),(3,'Kit Olsen',58,2,31),(4,'Dana Pryce',29,4,3),(5,'Amin Shah',41,4,12),(6,'Lu Wen',36,NULL,1);
