CREATE TABLE Club (Club_ID INTEGER PRIMARY KEY, Club_Name TEXT, Village TEXT, Founded INTEGER, Ground TEXT);
CREATE TABLE Player (Player_ID INTEGER PRIMARY KEY, Name TEXT, Club_ID INTEGER, Position TEXT, Age INTEGER, Goals INTEGER, Yellow_Cards INTEGER, FOREIGN KEY (Club_ID) REFERENCES Club(Club_ID));
CREATE TABLE Trainer (Trainer_ID INTEGER PRIMARY KEY, Name TEXT, Club_ID INTEGER, Licence TEXT, FOREIGN KEY (Club_ID) REFERENCES Club(Club_ID));
INSERT INTO Club VALUES (1,'Rovers','Ash',1921,'Mill Field'),(2,'Albion','Beck',1899,'The Dell'),(3,'Harriers','Ash',1954,'School Lane'),(4,'Wanderers','Coombe',1978,'Mill Field'),(5,'United','Dene',2011,'New Park');
INSERT INTO Player VALUES (1,'Stu Brand',1,'forward',27,14,3),(2,'Al Keogh',1,'keeper',33,0,1),(3,'Ty Moss',2,'forward',22,9,5),(4,'Ned Voss',2,'defender',30,1,7),(5,'Ike Bell',3,'midfield',19,6,0),(6,'Ray Pugh',4,'defender',36,2,4),(7,'Jon Orr',4,'forward',24,11,2),(8,'Kim Fox',2,'keeper',28,0,0);
INSERT INTO Trainer VALUES (1,'Marge Dunn',1,'A'),(2,'Fitz Roy',2,'B'),(3,'Cal Ames',4,'A'),(4,'Bo Trent',3,'C');
