CREATE TABLE pony (pony_id INTEGER PRIMARY KEY, pony TEXT, height_cm INTEGER, born INTEGER, colour TEXT, max_kg INTEGER, lame TEXT);
CREATE TABLE rider (rider_id INTEGER PRIMARY KEY, rider TEXT, age INTEGER, level TEXT, kg INTEGER, own_helmet TEXT);
CREATE TABLE lesson (lesson_id INTEGER PRIMARY KEY, l_date TEXT, trainer TEXT, kind TEXT, price REAL);
CREATE TABLE ride (lesson_id INTEGER REFERENCES lesson(lesson_id), rider_id INTEGER REFERENCES rider(rider_id), pony_id INTEGER REFERENCES pony(pony_id), fell_off INTEGER, paid INTEGER);
INSERT INTO pony VALUES (1,'Sternchen',118,2008,'chestnut',45,'no'),(2,'Max',142,2012,'bay',75,'no'),(3,'Polly',128,2015,'grey',55,'yes'),(4,'Donner',155,2010,'black',90,'no'),(5,'Flöckchen',105,2018,'white',35,'no'),(6,'Carlos',148,2005,'bay',80,'no');
INSERT INTO rider VALUES (1,'Amelie',9,'beginner',30,'yes'),(2,'Noemi',12,'medium',42,'yes'),(3,'Herr Kunz',54,'beginner',84,'no'),(4,'Juna',15,'advanced',52,'yes'),(5,'Ilias',8,'beginner',27,'no'),(6,'Sandra',38,'medium',66,'yes'),(7,'Greta',11,'beginner',38,'no');
INSERT INTO lesson VALUES (1,'2024-02-03','Petra','lunge',28),(2,'2024-02-10','Petra','group',20),(3,'2024-02-17','Kilian','jumping',35),(4,'2024-03-02','Petra','group',20),(5,'2024-03-09','Kilian','hack',40),(6,'2024-03-16','Petra','lunge',28);
INSERT INTO ride VALUES (1,5,5,0,1),(2,1,1,1,1),(2,2,2,0,1),(2,6,6,0,0),(3,4,4,1,1),(3,2,2,1,1),(4,1,5,0,1),(4,3,4,0,0),(4,6,6,0,1),(5,4,2,0,1),(5,6,6,0,0),(6,5,5,1,NULL);
