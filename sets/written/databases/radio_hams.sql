CREATE TABLE Operator (Call_Sign TEXT PRIMARY KEY, Op_Name TEXT, Country TEXT, Licence_Class TEXT, Since_Year INTEGER);
CREATE TABLE Band (Band_Code TEXT PRIMARY KEY, Metres INTEGER, Use_Note TEXT);
CREATE TABLE Contact (Contact_ID INTEGER PRIMARY KEY, Call_Sign TEXT, Band_Code TEXT, Partner_Country TEXT, Distance_km INTEGER, Contact_Date DATE, FOREIGN KEY (Call_Sign) REFERENCES Operator(Call_Sign), FOREIGN KEY (Band_Code) REFERENCES Band(Band_Code));
INSERT INTO Operator VALUES ('LX1AB','Armand','Luxembourg','full',1984),('OK2ZZ','Zdenek','Czechia','full',1971),('EI5QQ','Quinn','Ireland','novice',2019),('LX3CD','Carla','Luxembourg','novice',2015),('JA7KM','Kumi','Japan','full',2002);
INSERT INTO Band VALUES ('B80',80,'night'),('B40',40,'day and night'),('B20',20,'day'),('B10',10,'sunny years');
INSERT INTO Contact VALUES (1,'LX1AB','B20','Brazil',9300,'2021-02-02'),(2,'LX1AB','B40','Spain',1300,'2021-02-14'),(3,'OK2ZZ','B80','Poland',410,'2021-03-01'),(4,'JA7KM','B20','Chile',17200,'2021-03-09'),(5,'EI5QQ','B40','Spain',1450,'2021-04-22'),(6,'LX1AB','B80','Poland',1050,'2021-05-30'),(7,'JA7KM','B20','Brazil',18400,'2022-01-11');
