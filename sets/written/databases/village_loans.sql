CREATE TABLE Village (VillageID INTEGER PRIMARY KEY, VillageName TEXT, Households INTEGER, HasRoad TEXT);
CREATE TABLE SavingsGroup (GroupID INTEGER PRIMARY KEY, GroupName TEXT, VillageID INTEGER, FoundedYear INTEGER, FOREIGN KEY (VillageID) REFERENCES Village(VillageID));
CREATE TABLE Member (MemberID INTEGER PRIMARY KEY, MemberName TEXT, Gender TEXT, Age INTEGER, GroupID INTEGER, FOREIGN KEY (GroupID) REFERENCES SavingsGroup(GroupID));
CREATE TABLE Loan (LoanID INTEGER PRIMARY KEY, MemberID INTEGER, Purpose TEXT, Amount INTEGER, GivenOn TEXT, Repaid INTEGER, FOREIGN KEY (MemberID) REFERENCES Member(MemberID));
INSERT INTO Village VALUES (1,'Ndoto',140,'Y'),(2,'Maji Moto',85,'N'),(3,'Kilima',60,'N'),(4,'Soko Jipya',210,'Y');
INSERT INTO SavingsGroup VALUES (1,'Tumaini',1,2012),(2,'Umoja',1,2018),(3,'Asali',2,2016),(4,'Jitegemee',4,2020),(5,'Nuru',4,2023);
INSERT INTO Member VALUES (1,'Asha Juma','F',34,1),(2,'Beatrice Oko','F',51,1),(3,'Chacha Mwita','M',29,2),(4,'Dalila Hamis','F',40,3),(5,'Elias Peter','M',62,3),(6,'Furaha Said','F',23,4),(7,'Gaspar Lema','M',45,4),(8,'Halima Omari','F',37,2);
INSERT INTO Loan VALUES (1,1,'sewing machine',300,'2021-02-01',300),(2,1,'fabric',120,'2022-05-10',120),(3,2,'goats',450,'2021-08-15',400),(4,3,'bicycle',200,'2022-01-20',50),(5,4,'beehives',260,'2022-03-03',260),(6,5,'goats',380,'2022-09-27',100),(7,6,'market stall',500,'2023-04-11',150),(8,4,'beehives',150,'2023-06-30',0),(9,7,'bicycle',220,'2023-07-19',220);
