CREATE TABLE Owner (OwnerId INTEGER PRIMARY KEY, OwnerName TEXT, Phone TEXT, KeyTag TEXT);
CREATE TABLE Dog (DogId INTEGER PRIMARY KEY, DogName TEXT, Breed TEXT, OwnerId INTEGER REFERENCES Owner(OwnerId), Kg REAL, OffLead INTEGER, HatesOtherDogs INTEGER);
CREATE TABLE Walk (WalkId INTEGER PRIMARY KEY, WalkDate TEXT, Walker TEXT, Park TEXT, Minutes INTEGER);
CREATE TABLE WalkDog (WalkId INTEGER REFERENCES Walk(WalkId), DogId INTEGER REFERENCES Dog(DogId), Price REAL, Incident TEXT);
INSERT INTO Owner VALUES (1,'Priya Nair','555-01','A7'),(2,'Graham Stokes','555-02','B2'),(3,'The Lindens','555-03',NULL),(4,'Madame Roux','555-04','C9'),(5,'Toby Marsh',NULL,'D1');
INSERT INTO Dog VALUES (1,'Pickle','Beagle',1,12.5,0,0),(2,'Duke','German Shepherd',2,34,1,1),(3,'Waffle','Labrador',3,29,1,0),(4,'Pancake','Labrador',3,27.5,1,0),(5,'Fifi','Poodle',4,6,0,1),(6,'Bruno','Boxer',1,30,1,0),(7,'Scout','Terrier',5,9,0,0);
INSERT INTO Walk VALUES (1,'2024-01-08','Hattie','Riverside',60),(2,'2024-01-09','Leon','Common',45),(3,'2024-01-22','Hattie','Riverside',60),(4,'2024-02-05','Hattie','Woods',90),(5,'2024-02-06','Leon','Common',30),(6,'2024-03-11','Sasha','Woods',75),(7,'2024-03-12','Hattie','Riverside',60);
INSERT INTO WalkDog VALUES (1,1,14,NULL),(1,3,14,NULL),(1,4,10,'rolled in mud'),(2,2,18,NULL),(3,1,14,'ran off'),(3,6,12,NULL),(4,3,18,NULL),(4,4,14,NULL),(5,5,12,'bit a jogger'),(6,2,20,'fight'),(6,6,16,'fight'),(7,1,14,NULL),(7,3,14,NULL);
