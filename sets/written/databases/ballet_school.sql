CREATE TABLE Dancer (Dancer_ID INTEGER PRIMARY KEY, Given TEXT, Family TEXT, Sex TEXT, Age INTEGER, Town TEXT);
CREATE TABLE Ballet (Ballet_ID INTEGER PRIMARY KEY, Ballet_Name TEXT, Composer TEXT, Premiere INTEGER, Minutes INTEGER);
CREATE TABLE Cast_Role (Dancer_ID INTEGER, Ballet_ID INTEGER, Role_Name TEXT, Lead_YN TEXT, Fee REAL, FOREIGN KEY (Dancer_ID) REFERENCES Dancer(Dancer_ID), FOREIGN KEY (Ballet_ID) REFERENCES Ballet(Ballet_ID));
INSERT INTO Dancer VALUES (1,'Odile','Rance','F',24,'Lyon'),(2,'Misha','Orlov','M',27,'Perm'),(3,'Keiko','Arai','F',21,'Kyoto'),(4,'Dario','Conti','M',31,'Turin'),(5,'Anya','Orlov','F',19,'Perm'),(6,'Jude','Marsh','M',22,'Leeds');
INSERT INTO Ballet VALUES (1,'The Paper Swan','Lerov',1895,130),(2,'Clockwork','Hale',1977,75),(3,'Winter Court','Lerov',1890,150),(4,'Salt','Ndiaye',2016,60),(5,'The Miller','Duval',1919,45);
INSERT INTO Cast_Role VALUES (1,1,'Swan','Y',900),(2,1,'Prince','Y',850),(3,1,'Cygnet','N',300),(5,1,'Cygnet','N',300),(1,3,'Queen','Y',950),(4,3,'Count','N',420),(3,2,'Spring','Y',600),(2,2,'Hammer','N',350),(4,4,'Sailor','Y',500);
