CREATE TABLE Categories(CategoryID integer primary key,CategoryName text,Description text);
INSERT INTO Categories VALUES
(1,'Beverages','Soft drinks, coffees, teas, beers, and ales'),
(2,'Condiments','Sweet and savory sauces, relishes, spreads, and seasonings'),
(3,'Confections','Desserts, candies, and sweet breads'),
(4,'Dairy Products','Cheeses'),
(5,'Seafood','Seaweed and fish');
CREATE TABLE Suppliers(SupplierID integer primary key,CompanyName text,City text,Country text);
INSERT INTO Suppliers VALUES
(1,'Exotic Liquids','London','UK'),
(2,'Tokyo Traders','Tokyo','Japan'),
(3,'Pavlova, Ltd.','Melbourne','Australia'),
(4,'Heli Suesswaren','Berlin','Germany'),
(5,'Formaggi Fortini','Ravenna','Italy'),
(6,'Gai paturage','Annecy','France');
CREATE TABLE Products(ProductID integer primary key,ProductName text,SupplierID integer references Suppliers,CategoryID integer references Categories,UnitPrice real,UnitsInStock integer,ReorderLevel integer,Discontinued integer);
INSERT INTO Products VALUES
(1,'Chai',1,1,18,17,0,1),
(2,'Chang',1,1,19,13,25,0),
(3,'Aniseed Syrup',1,2,10,69,5,0),
(4,'Mishi Kobe Niku',2,5,97,72,25,0),
(5,'Ikura',2,5,31,17,10,1),
(6,'Longlife Tofu',2,2,10,7,25,0),
(7,'Pavlova',3,3,17.45,6,10,0),
(8,'Carnarvon Tigers',3,5,62.5,1,5,0);
INSERT INTO Products VALUES
(9,'Gumbaer Gummibaerchen',4,3,31.23,38,0,0),
(10,'Schoggi Schokolade',4,3,43.9,54,0,1),
(11,'Gorgonzola Telino',5,4,12.5,25,0,0),
(12,'Mascarpone Fabioli',5,4,32,21,10,0),
(13,'Raclette Courdavault',6,4,55,102,0,0),
(14,'Camembert Pierrot',6,4,34,15,5,0);
CREATE TABLE Customers(CustomerID text primary key,CompanyName text,ContactName text,City text,Country text);
INSERT INTO Customers VALUES
('ALFKI','Alfreds Futterkiste','Maria Anders','Berlin','Germany'),
('ANTON','Antonio Moreno Taqueria','Antonio Moreno','Mexico City','Mexico'),
('AROUT','Around the Horn','Thomas Hardy','London','UK'),
('BERGS','Berglunds snabbkop','Christina Berglund','Lulea','Sweden'),
('BONAP','Bon app''','Laurence Lebihan','Marseille','France'),
('BSBEV','B''s Beverages','Victoria Ashworth','London','UK'),
('ERNSH','Ernst Handel','Roland Mendel','Graz','Austria'),
('FOLKO','Folk och fa HB','Maria Larsson','Bracke','Sweden');
INSERT INTO Customers VALUES
('PARIS','Paris specialites','Marie Bertrand','Paris','France'),
('QUICK','QUICK-Stop','Horst Kloss','Cunewalde','Germany'),
('SAVEA','Save-a-lot Markets','Jose Pavarotti','Boise','USA'),
('RATTC','Rattlesnake Canyon Grocery','Paula Wilson','Albuquerque','USA');
CREATE TABLE Employees(EmployeeID integer primary key,LastName text,FirstName text,Title text,BirthDate date,HireDate date,City text,ReportsTo integer references Employees);
INSERT INTO Employees VALUES
(1,'Davolio','Nancy','Sales Representative','1948-12-08','1992-05-01','Seattle',2),
(2,'Fuller','Andrew','Vice President, Sales','1952-02-19','1992-08-14','Tacoma',NULL),
(3,'Leverling','Janet','Sales Representative','1963-08-30','1992-04-01','Kirkland',2),
(4,'Buchanan','Steven','Sales Manager','1955-03-04','1993-10-17','London',2),
(5,'King','Robert','Sales Representative','1960-05-29','1994-01-02','London',4);
CREATE TABLE Shippers(ShipperID integer primary key,CompanyName text,Phone text);
INSERT INTO Shippers VALUES
(1,'Speedy Express','(503) 555-9831'),
(2,'United Package','(503) 555-3199'),
(3,'Federal Shipping','(503) 555-9931');
CREATE TABLE Orders(OrderID integer primary key,CustomerID text references Customers,EmployeeID integer references Employees,OrderDate date,RequiredDate date,ShippedDate date,ShipVia integer references Shippers(ShipperID),Freight real,ShipCountry text);
INSERT INTO Orders VALUES
(10248,'QUICK',3,'1996-09-11','1996-10-09','1996-10-08',3,121.47,'Germany'),
(10249,'BSBEV',2,'1998-02-25','1998-03-25','1998-03-03',2,96.79,'UK'),
(10250,'ANTON',3,'1996-12-30','1997-01-27','1997-01-18',3,266.67,'Mexico'),
(10251,'QUICK',2,'1997-02-01','1997-03-01','1997-02-28',1,189.77,'Germany'),
(10252,'ALFKI',1,'1996-07-14','1996-08-11','1996-08-19',2,120.47,'Germany'),
(10253,'BERGS',5,'1996-08-03','1996-08-31','1996-09-08',2,261.6,'Sweden'),
(10254,'QUICK',1,'1997-12-16','1998-01-13',NULL,1,52.82,'Germany'),
(10255,'AROUT',3,'1997-05-30','1997-06-27','1997-06-22',1,11.8,'UK');
INSERT INTO Orders VALUES
(10256,'BERGS',1,'1996-08-28','1996-09-25','1996-10-05',2,18.27,'Sweden'),
(10257,'SAVEA',1,'1996-12-14','1997-01-11','1997-01-04',2,92.5,'USA'),
(10258,'ERNSH',1,'1997-02-15','1997-03-15','1997-03-19',1,28.06,'Austria'),
(10259,'BONAP',1,'1996-07-11','1996-08-08','1996-08-04',2,161.06,'France'),
(10260,'QUICK',4,'1997-06-28','1997-07-26','1997-07-11',2,104.65,'Germany'),
(10261,'AROUT',3,'1997-03-08','1997-04-05',NULL,3,250.83,'UK'),
(10262,'AROUT',4,'1997-03-06','1997-04-03','1997-03-20',2,189.54,'UK'),
(10263,'SAVEA',3,'1997-03-28','1997-04-25','1997-05-05',3,75.38,'USA');
INSERT INTO Orders VALUES
(10264,'ERNSH',5,'1997-04-06','1997-05-04',NULL,1,94.62,'Austria'),
(10265,'BERGS',1,'1997-05-28','1997-06-25','1997-06-04',3,274.33,'Sweden'),
(10266,'ERNSH',4,'1996-11-10','1996-12-08','1996-12-06',3,265.06,'Austria'),
(10267,'RATTC',4,'1997-07-14','1997-08-11','1997-08-06',1,198.4,'USA'),
(10268,'SAVEA',4,'1997-04-07','1997-05-05','1997-04-10',1,183.34,'USA'),
(10269,'QUICK',5,'1996-08-13','1996-09-10','1996-08-25',1,171.91,'Germany'),
(10270,'RATTC',5,'1996-10-26','1996-11-23','1996-10-29',3,209.41,'USA'),
(10271,'BERGS',1,'1997-05-26','1997-06-23','1997-06-18',2,209.01,'Sweden');
INSERT INTO Orders VALUES
(10272,'BSBEV',4,'1996-10-04','1996-11-01','1996-11-01',2,208.1,'UK'),
(10273,'RATTC',4,'1997-09-15','1997-10-13','1997-09-24',1,15.02,'USA'),
(10274,'QUICK',2,'1997-03-02','1997-03-30','1997-03-06',2,105.47,'Germany'),
(10275,'AROUT',4,'1996-11-21','1996-12-19','1996-12-23',1,212.28,'UK'),
(10276,'RATTC',2,'1996-11-17','1996-12-15','1996-12-07',3,44.28,'USA'),
(10277,'SAVEA',2,'1996-12-09','1997-01-06','1997-01-04',1,207.66,'USA'),
(10278,'ALFKI',2,'1996-08-17','1996-09-14','1996-09-06',1,211.08,'Germany'),
(10279,'BONAP',1,'1997-07-10','1997-08-07','1997-07-15',1,141.62,'France');
INSERT INTO Orders VALUES
(10280,'ANTON',4,'1997-03-31','1997-04-28','1997-04-28',1,235.6,'Mexico'),
(10281,'SAVEA',2,'1998-04-07','1998-05-05','1998-04-24',1,43.32,'USA'),
(10282,'BONAP',2,'1996-11-29','1996-12-27','1997-01-02',1,235.82,'France'),
(10283,'BSBEV',5,'1997-07-03','1997-07-31','1997-07-12',2,251.67,'UK'),
(10284,'ALFKI',4,'1997-08-20','1997-09-17','1997-09-21',2,219.77,'Germany'),
(10285,'AROUT',1,'1997-02-21','1997-03-21','1997-03-19',1,255.5,'UK'),
(10286,'QUICK',1,'1998-03-21','1998-04-18','1998-04-09',3,18.48,'Germany'),
(10287,'ERNSH',5,'1996-12-19','1997-01-16','1997-01-17',3,105.73,'Austria');
INSERT INTO Orders VALUES
(10288,'QUICK',2,'1997-05-31','1997-06-28','1997-07-05',2,288.62,'Germany'),
(10289,'SAVEA',4,'1998-02-02','1998-03-02','1998-02-26',3,194.91,'USA'),
(10290,'RATTC',2,'1997-02-16','1997-03-16','1997-02-22',3,174.56,'USA'),
(10291,'BERGS',5,'1996-10-28','1996-11-25','1996-11-10',3,35.46,'Sweden'),
(10292,'BERGS',5,'1997-11-17','1997-12-15','1997-12-02',3,209.62,'Sweden');
CREATE TABLE OrderDetails(OrderID integer references Orders,ProductID integer references Products,UnitPrice real,Quantity integer,Discount real);
INSERT INTO OrderDetails VALUES
(10248,3,10,27,0.05),
(10248,4,97,26,0.05),
(10248,10,43.9,50,0.1),
(10249,14,34,20,0.1),
(10250,3,10,34,0),
(10250,11,12.5,53,0.1),
(10251,2,19,41,0.2),
(10251,6,10,47,0);
INSERT INTO OrderDetails VALUES
(10251,10,43.9,45,0.05),
(10252,10,43.9,1,0.2),
(10253,3,10,13,0.05),
(10253,9,31.23,39,0),
(10253,10,43.9,10,0),
(10254,8,62.5,28,0),
(10254,10,43.9,42,0),
(10254,14,34,44,0.1);
INSERT INTO OrderDetails VALUES
(10255,2,19,23,0),
(10255,10,43.9,29,0.1),
(10255,14,34,25,0),
(10256,4,97,15,0),
(10257,2,19,16,0.2),
(10257,5,31,25,0.2),
(10257,8,62.5,46,0.1),
(10258,6,10,25,0);
INSERT INTO OrderDetails VALUES
(10259,6,10,42,0),
(10259,7,17.45,8,0.05),
(10260,1,18,43,0),
(10260,5,31,22,0),
(10261,9,31.23,29,0.05),
(10262,4,97,33,0),
(10262,5,31,15,0.05),
(10262,8,62.5,44,0);
INSERT INTO OrderDetails VALUES
(10263,3,10,56,0),
(10263,4,97,44,0.1),
(10263,9,31.23,6,0.1),
(10264,2,19,45,0),
(10264,12,32,50,0),
(10265,4,97,5,0.2),
(10265,5,31,20,0),
(10265,13,55,15,0);
INSERT INTO OrderDetails VALUES
(10266,5,31,12,0),
(10267,4,97,23,0.2),
(10267,7,17.45,7,0),
(10267,8,62.5,19,0),
(10268,4,97,20,0),
(10268,13,55,25,0.2),
(10269,5,31,43,0.2),
(10269,7,17.45,37,0);
INSERT INTO OrderDetails VALUES
(10269,9,31.23,60,0),
(10270,11,12.5,8,0),
(10271,10,43.9,54,0),
(10271,12,32,18,0.1),
(10272,11,12.5,29,0.1),
(10272,12,32,4,0.2),
(10272,13,55,45,0),
(10273,9,31.23,17,0);
INSERT INTO OrderDetails VALUES
(10273,13,55,35,0),
(10273,14,34,50,0.2),
(10274,4,97,41,0),
(10275,9,31.23,45,0.05),
(10276,4,97,53,0),
(10276,6,10,36,0.05),
(10276,11,12.5,49,0),
(10277,6,10,32,0);
INSERT INTO OrderDetails VALUES
(10278,2,19,21,0.05),
(10278,3,10,30,0.1),
(10279,2,19,46,0),
(10279,12,32,48,0.1),
(10280,1,18,59,0),
(10280,6,10,42,0),
(10281,1,18,50,0.05),
(10282,10,43.9,21,0.05);
INSERT INTO OrderDetails VALUES
(10282,12,32,12,0.2),
(10283,1,18,3,0),
(10283,4,97,37,0.2),
(10284,10,43.9,41,0),
(10284,14,34,10,0.2),
(10285,4,97,47,0),
(10285,14,34,1,0),
(10286,2,19,29,0);
INSERT INTO OrderDetails VALUES
(10286,6,10,43,0),
(10286,7,17.45,58,0.2),
(10287,8,62.5,6,0.1),
(10288,1,18,47,0.2),
(10288,2,19,22,0.1),
(10288,13,55,43,0),
(10289,6,10,34,0.2),
(10289,14,34,2,0);
INSERT INTO OrderDetails VALUES
(10290,6,10,34,0),
(10290,7,17.45,37,0.05),
(10290,10,43.9,26,0),
(10291,2,19,13,0.1),
(10291,11,12.5,43,0),
(10292,9,31.23,6,0.05),
(10292,10,43.9,44,0),
(10292,13,55,52,0.05);
