CREATE TABLE Region (Region_Code TEXT PRIMARY KEY, Region_Name TEXT, Country TEXT, Rain_mm INTEGER);
CREATE TABLE Garden (Garden_ID INTEGER PRIMARY KEY, Garden_Name TEXT, Region_Code TEXT, Altitude INTEGER, Workers INTEGER, Organic INTEGER, FOREIGN KEY (Region_Code) REFERENCES Region(Region_Code));
CREATE TABLE Tea (Tea_ID INTEGER PRIMARY KEY, Tea_Name TEXT, Tea_Type TEXT, Garden_ID INTEGER, Price_100g REAL, FOREIGN KEY (Garden_ID) REFERENCES Garden(Garden_ID));
CREATE TABLE Tasting (Tasting_ID INTEGER PRIMARY KEY, Tea_ID INTEGER, Taster TEXT, Mark INTEGER, FOREIGN KEY (Tea_ID) REFERENCES Tea(Tea_ID));
INSERT INTO Region VALUES ('DJ','Darjal','India',3100),('UV','Uvara','Sri Lanka',1800),('YN','Yunmen','China',1500),('KR','Kerich','Kenya',2000);
INSERT INTO Garden VALUES (1,'Moonhill','DJ',1900,310,1),(2,'Riverbend','DJ',1100,540,0),(3,'Green Fold','UV',1500,220,1),(4,'Nine Bends','YN',1300,95,0),(5,'Old Camphor','YN',1750,60,1);
INSERT INTO Tea VALUES (1,'First Light','black',1,12.5),(2,'Second Light','black',1,9),(3,'River Dust','black',2,3.5),(4,'Fold Green','green',3,8.2),(5,'Jade Needle','green',4,14),(6,'Camphor Cake','dark',5,22),(7,'Fold Black','black',3,6);
INSERT INTO Tasting VALUES (1,1,'Ovie',9),(2,1,'Tess',8),(3,3,'Ovie',4),(4,5,'Tess',7),(5,6,'Ovie',10),(6,4,'Lin',6),(7,5,'Lin',9);
