CREATE TABLE BikeModel (ModelCode TEXT PRIMARY KEY, ModelName TEXT, Category TEXT, RetailPrice INTEGER, WeightKg REAL);
CREATE TABLE Part (PartNo INTEGER PRIMARY KEY, PartName TEXT, Material TEXT, UnitCost REAL, SupplierNo INTEGER, FOREIGN KEY (SupplierNo) REFERENCES Supplier(SupplierNo));
CREATE TABLE Supplier (SupplierNo INTEGER PRIMARY KEY, SupplierName TEXT, Country TEXT, Rating INTEGER);
CREATE TABLE ModelPart (ModelCode TEXT, PartNo INTEGER, Quantity INTEGER, PRIMARY KEY (ModelCode, PartNo), FOREIGN KEY (ModelCode) REFERENCES BikeModel(ModelCode), FOREIGN KEY (PartNo) REFERENCES Part(PartNo));
INSERT INTO Supplier VALUES (1,'Alurex','Italy',4),(2,'Chainlink Co','Taiwan',5),(3,'Rubbermark','Germany',3),(4,'Saddleworks','Italy',2),(5,'Carbonyx','Japan',5),(6,'Boltmann','Germany',4);
INSERT INTO BikeModel VALUES ('CT1','Boulevard','city',690,15.2),('CT2','Courier','city',820,13.9),('MT1','Ridgeback','mountain',1450,12.8),('RD1','Zephyr','road',2300,7.9),('RD2','Zephyr Light','road',3900,6.7),('KD1','Pip','kids',240,9.1);
INSERT INTO Part VALUES (1,'Alloy frame','aluminium',95,1),(2,'Carbon frame','carbon',520,5),(3,'Chain','steel',11.5,2),(4,'City tyre','rubber',14,3),(5,'Racing tyre','rubber',38,3),(6,'Gel saddle','plastic',22,4),(7,'Disc brake','steel',64,2),(8,'Training wheels','plastic',9,NULL),(9,'Bell','steel',3.2,4);
INSERT INTO ModelPart VALUES ('CT1',1,1),('CT1',3,1),('CT1',4,2),('CT1',6,1),('CT1',9,1),('CT2',1,1),('CT2',3,1),('CT2',4,2),('MT1',1,1),('MT1',3,1),('MT1',7,2),('RD1',2,1),('RD1',3,1),('RD1',5,2),('RD2',2,1),('RD2',5,2),('RD2',7,2);
