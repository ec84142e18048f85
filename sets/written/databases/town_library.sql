CREATE TABLE Reader (Reader_No INTEGER PRIMARY KEY, Forename TEXT, Surname TEXT, Birth_Year INTEGER, Street TEXT);
CREATE TABLE Shelf (Shelf_Code TEXT PRIMARY KEY, Subject TEXT, Floor INTEGER);
CREATE TABLE Volume (Volume_No INTEGER PRIMARY KEY, Title TEXT, Writer TEXT, Shelf_Code TEXT, Bought_Year INTEGER, Cost REAL, FOREIGN KEY (Shelf_Code) REFERENCES Shelf(Shelf_Code));
CREATE TABLE Loan (Loan_No INTEGER PRIMARY KEY, Reader_No INTEGER, Volume_No INTEGER, Lent_On DATE, Returned_On DATE, FOREIGN KEY (Reader_No) REFERENCES Reader(Reader_No), FOREIGN KEY (Volume_No) REFERENCES Volume(Volume_No));
INSERT INTO Reader VALUES (1,'Astrid','Moen',1990,'Hill Lane'),(2,'Ben','Okafor',1958,'Mill Road'),(3,'Clio','Marsh',2011,'Hill Lane'),(4,'Dirk','Janssen',1974,'Quay'),(5,'Eva','Moen',2008,'Hill Lane');
INSERT INTO Shelf VALUES ('A1','Animals',0),('H2','History',1),('P3','Poetry',1),('S4','Science',2),('T5','Travel',2);
INSERT INTO Volume VALUES (1,'Owls at Dusk','R. Fane','A1',2010,14.5),(2,'The Salt Wars','K. Imre','H2',2015,28),(3,'A Ladder of Rain','J. Voe','P3',2012,9),(4,'Small Machines','T. Abbas','S4',2020,35),(5,'Empires by River','K. Imre','H2',2018,31.5),(6,'Fox Year','R. Fane','A1',2021,12);
INSERT INTO Loan VALUES (1,1,2,'2023-01-04','2023-01-20'),(2,1,5,'2023-01-20','2023-02-15'),(3,3,1,'2023-02-01','2023-02-10'),(4,5,1,'2023-03-03',NULL),(5,2,2,'2023-03-05','2023-03-09'),(6,3,6,'2023-03-11',NULL),(7,1,4,'2023-04-02',NULL);
