CREATE TABLE province (prov_id INTEGER PRIMARY KEY, prov_name TEXT, annexed INTEGER, governor_rank TEXT);
CREATE TABLE town (town_id INTEGER PRIMARY KEY, town_name TEXT, prov_id INTEGER REFERENCES province(prov_id), status TEXT, has_theatre TEXT);
CREATE TABLE road (road_id INTEGER PRIMARY KEY, road_name TEXT, built_by TEXT, year_begun INTEGER, miles INTEGER);
CREATE TABLE milestone (stone_id INTEGER PRIMARY KEY, road_id INTEGER REFERENCES road(road_id), near_town INTEGER REFERENCES town(town_id), emperor TEXT, legible INTEGER);
INSERT INTO province VALUES (1,'Britannia',43,'consular'),(2,'Gallia Narbonensis',-121,'senatorial'),(3,'Hispania Tarraconensis',-197,'consular'),(4,'Dalmatia',9,'consular'),(5,'Raetia',15,'equestrian');
INSERT INTO town VALUES (1,'Londinium',1,'municipium','Y'),(2,'Eboracum',1,'colonia','N'),(3,'Narbo',2,'colonia','Y'),(4,'Nemausus',2,'colonia','Y'),(5,'Tarraco',3,'colonia','Y'),(6,'Salona',4,'colonia','Y'),(7,'Lindum',1,'colonia','N'),(8,'Arba',4,'municipium','N');
INSERT INTO road VALUES (1,'Via Domitia','Gnaeus Domitius',-118,350),(2,'Ermine Way',NULL,45,200),(3,'Via Augusta','Augustus',-8,930),(4,'Via Gabinia','Dolabella',17,180),(5,'Watling Track',NULL,47,276);
INSERT INTO milestone VALUES (1,1,3,'Augustus',1),(2,1,4,'Tiberius',1),(3,1,4,'Claudius',0),(4,2,2,'Hadrian',1),(5,2,7,'Hadrian',0),(6,3,5,'Augustus',1),(7,3,5,'Nero',1),(8,4,6,'Tiberius',1),(9,2,1,'Nero',0);
