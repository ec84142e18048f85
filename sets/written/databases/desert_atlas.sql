CREATE TABLE Deserts (DesertCode TEXT PRIMARY KEY, DesertName TEXT, Continent TEXT, AreaKm2 INTEGER, RainMm INTEGER, DesertKind TEXT);
CREATE TABLE Oases (OasisNo INTEGER PRIMARY KEY, OasisName TEXT, DesertCode TEXT, Wells INTEGER, Residents INTEGER, FOREIGN KEY (DesertCode) REFERENCES Deserts(DesertCode));
CREATE TABLE Animals (AnimalNo INTEGER PRIMARY KEY, AnimalName TEXT, Nocturnal TEXT);
CREATE TABLE Habitat (AnimalNo INTEGER, DesertCode TEXT, Population INTEGER, FOREIGN KEY (AnimalNo) REFERENCES Animals(AnimalNo), FOREIGN KEY (DesertCode) REFERENCES Deserts(DesertCode));
INSERT INTO Deserts VALUES ('SAH','Sahara','Africa',9200000,76,'hot'),('GOB','Gobi','Asia',1295000,194,'cold'),('KAL','Kalahari','Africa',930000,250,'hot'),('ATA','Atacama','South America',105000,15,'cold'),('NAM','Namib','Africa',81000,50,'hot'),('SON','Sonoran','North America',260000,200,'hot'),('TAK','Taklamakan','Asia',337000,38,'cold');
INSERT INTO Oases VALUES (1,'Siwa','SAH',230,33000),(2,'Bilma','SAH',18,4000),(3,'Turpan','TAK',400,620000),(4,'Huacachina','ATA',1,100),(5,'Zagora','SAH',55,34000),(6,'Quitobaquito','SON',2,0),(7,'Dunhuang','GOB',60,190000);
INSERT INTO Animals VALUES (1,'fennec fox','Y'),(2,'Bactrian camel','N'),(3,'meerkat','N'),(4,'sidewinder','Y'),(5,'gemsbok','N'),(6,'jerboa','Y'),(7,'thorny devil','N');
INSERT INTO Habitat VALUES (1,'SAH',40000),(2,'GOB',800),(2,'TAK',150),(3,'KAL',500000),(3,'NAM',20000),(4,'SON',60000),(5,'KAL',90000),(5,'NAM',15000),(6,'GOB',NULL),(6,'SAH',NULL);
