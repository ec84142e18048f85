CREATE TABLE beach (BeachId INTEGER PRIMARY KEY, BeachName TEXT, Coast TEXT, LengthKm REAL, Patrolled INTEGER);
CREATE TABLE turtle (TurtleTag TEXT PRIMARY KEY, Species TEXT, ShellCm REAL, FirstTagged INTEGER);
CREATE TABLE clutch (ClutchId INTEGER PRIMARY KEY, TurtleTag TEXT, BeachId INTEGER, LaidOn TEXT, Eggs INTEGER, Hatched INTEGER, FOREIGN KEY (TurtleTag) REFERENCES turtle(TurtleTag), FOREIGN KEY (BeachId) REFERENCES beach(BeachId));
CREATE TABLE ranger (RangerId INTEGER PRIMARY KEY, RangerName TEXT, BeachId INTEGER, NightsOnDuty INTEGER, FOREIGN KEY (BeachId) REFERENCES beach(BeachId));
INSERT INTO beach VALUES (1,'Playa Luna','Pacific',2.4,1),(2,'Playa Grande','Pacific',5.1,1),(3,'Coral Strand','Caribbean',1.3,0),(4,'Long Bar','Caribbean',8.8,1),(5,'Mangrove Spit','Pacific',0.9,0);
INSERT INTO turtle VALUES ('T01','leatherback',152,2009),('T02','green',101,2014),('T03','hawksbill',78,2018),('T04','leatherback',147,2016),('T05','olive ridley',66,2019),('T06','green',98,2011),('T07','olive ridley',64,2022);
INSERT INTO clutch VALUES (1,'T01',2,'2022-11-03',82,49),(2,'T01',2,'2023-11-20',79,55),(3,'T02',4,'2022-07-14',118,90),(4,'T03',3,'2022-08-01',140,61),(5,'T04',2,'2023-12-09',70,22),(6,'T05',1,'2023-09-17',104,88),(7,'T05',1,'2024-09-25',99,NULL),(8,'T06',4,'2024-07-02',121,101),(9,'T02',4,'2024-07-19',110,85);
INSERT INTO ranger VALUES (1,'Luz Araya',1,48),(2,'Ben Cordero',2,91),(3,'Nadia Solis',2,60),(4,'Eli Watson',4,77),(5,'Rita Mora',NULL,0);
