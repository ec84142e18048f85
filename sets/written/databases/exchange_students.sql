CREATE TABLE University (Uni_Code TEXT PRIMARY KEY, Uni_Name TEXT, Country TEXT, Enrolled INTEGER, Since INTEGER);
CREATE TABLE Student (Stud_No INTEGER PRIMARY KEY, Last_Name TEXT, First_Name TEXT, Home_Uni TEXT, Subject TEXT, Age INTEGER, FOREIGN KEY (Home_Uni) REFERENCES University(Uni_Code));
CREATE TABLE Exchange (Exchange_ID INTEGER PRIMARY KEY, Stud_No INTEGER, Host_Country TEXT, Semester TEXT, Grant_Euro REAL, Credits INTEGER, FOREIGN KEY (Stud_No) REFERENCES Student(Stud_No));
CREATE TABLE Speaks (Stud_No INTEGER, Tongue TEXT, Level TEXT, FOREIGN KEY (Stud_No) REFERENCES Student(Stud_No));
INSERT INTO University VALUES ('TAL','Tallen','Estonia',9000,1802),('BRG','Bergamo Sud','Italy',21000,1968),('POR','Porto Alto','Portugal',30500,1911),('KIR','Kirkholm','Denmark',4200,1974);
INSERT INTO Student VALUES (1,'Saar','Mari','TAL','Law',22),(2,'Riva','Luca','BRG','Physics',24),(3,'Costa','Ines','POR','Law',21),(4,'Neri','Gaia','BRG','Arts',23),(5,'Kask','Jaan','TAL','Physics',26),(6,'Melo','Rui','POR','Arts',20);
INSERT INTO Exchange VALUES (1,1,'Spain','Autumn',1800,28),(2,2,'Germany','Spring',2400,30),(3,2,'Spain','Autumn',1500,22),(4,3,'Finland','Spring',2100,26),(5,5,'Germany','Autumn',2000,18);
INSERT INTO Speaks VALUES (1,'English','C1'),(1,'Spanish','B1'),(2,'German','B2'),(2,'English','C1'),(3,'English','B2'),(4,'French','A2'),(5,'German','A2'),(6,'English','B1');
