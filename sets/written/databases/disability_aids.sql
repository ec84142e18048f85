CREATE TABLE Aid_Item (ItemNo INTEGER PRIMARY KEY, ItemName TEXT, Kind TEXT, Condition TEXT, PurchasePrice INTEGER, StoreID INTEGER, FOREIGN KEY (StoreID) REFERENCES Aid_Store(StoreID));
CREATE TABLE Aid_Store (StoreID INTEGER PRIMARY KEY, StoreName TEXT, Town TEXT);
CREATE TABLE Borrower (BorrowerID INTEGER PRIMARY KEY, BorrowerName TEXT, YearOfBirth INTEGER, Town TEXT, InsuranceKind TEXT);
CREATE TABLE Lending (LendingID INTEGER PRIMARY KEY, ItemNo INTEGER, BorrowerID INTEGER, LentOn TEXT, ReturnedOn TEXT, Deposit INTEGER, FOREIGN KEY (ItemNo) REFERENCES Aid_Item(ItemNo), FOREIGN KEY (BorrowerID) REFERENCES Borrower(BorrowerID));
INSERT INTO Aid_Store VALUES (1,'Red Cross Depot','Lund'),(2,'Care Point','Ystad'),(3,'Mobility Shed','Lund');
INSERT INTO Aid_Item VALUES (1,'Folding wheelchair','wheelchair','good',420,1),(2,'Electric wheelchair','wheelchair','good',3900,1),(3,'Walker','walking aid','worn',110,1),(4,'Crutches','walking aid','good',35,2),(5,'Bath lift','bathroom','good',560,2),(6,'Shower chair','bathroom','broken',70,2),(7,'Ramp','access','good',240,1);
INSERT INTO Borrower VALUES (1,'Asta Holm',1936,'Lund','public'),(2,'Bo Frank',1988,'Lund','private'),(3,'Cilla Nord',1951,'Ystad','public'),(4,'Dag Sund',1944,'Malmo','public'),(5,'Elsa Vik',1979,'Ystad','none');
INSERT INTO Lending VALUES (1,1,1,'2022-05-02','2022-08-30',50),(2,3,1,'2022-08-30',NULL,20),(3,4,2,'2022-09-12','2022-10-20',10),(4,2,4,'2023-01-15',NULL,200),(5,5,3,'2023-02-01','2023-06-11',60),(6,1,3,'2023-03-07','2023-03-28',50),(7,4,3,'2023-07-19',NULL,10),(8,1,4,'2023-11-02','2023-12-24',50);
