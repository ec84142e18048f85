CREATE TABLE RaceEvent (eventId INTEGER PRIMARY KEY, eventName TEXT, city TEXT, raceDate DATE, distanceKm REAL, entryFee REAL);
CREATE TABLE Club (clubId INTEGER PRIMARY KEY, clubName TEXT, homeTown TEXT);
CREATE TABLE Runner (runnerId INTEGER PRIMARY KEY, firstName TEXT, lastName TEXT, gender TEXT, birthYear INTEGER, clubId INTEGER REFERENCES Club(clubId));
CREATE TABLE Result (eventId INTEGER REFERENCES RaceEvent(eventId), runnerId INTEGER REFERENCES Runner(runnerId), bibNo INTEGER, finishSeconds INTEGER, status TEXT, place INTEGER);
INSERT INTO RaceEvent VALUES (1,'City Marathon','Porto','2023-10-15',42.2,75),(2,'River Half','Braga','2023-04-02',21.1,35),(3,'Coast Ten','Aveiro','2024-02-18',10,15),(4,'City Marathon','Porto','2024-10-13',42.2,80),(5,'Night Run','Lisbon','2024-06-22',10,20);
INSERT INTO Club VALUES (1,'Atlantic Harriers','Porto'),(2,'Roadrunners','Braga'),(3,'Lisbon Athletics','Lisbon'),(4,'Hill Goats','Guarda');
INSERT INTO Runner VALUES (1,'Ines','Carvalho','F',1991,1),(2,'Rui','Matos','M',1984,1),(3,'Tiago','Lopes','M',1999,2),(4,'Beatriz','Sousa','F',1976,2),(5,'Hugo','Pinto','M',2002,3),(6,'Clara','Reis','F',1995,NULL),(7,'Nuno','Faria','M',1968,1);
INSERT INTO Result VALUES (1,1,12,10620,'finished',2),(1,2,40,12880,'finished',3),(1,5,77,9480,'finished',1),(1,7,101,NULL,'DNF',NULL),(2,1,5,5010,'finished',2),(2,3,9,4620,'finished',1),(2,4,31,6300,'finished',3),(3,6,18,2520,'finished',2),(3,3,4,2040,'finished',1),(3,7,22,NULL,'DNS',NULL),(4,1,3,10380,'finished',1),(4,2,28,12540,'finished',2),(4,6,55,NULL,'DNF',NULL);
