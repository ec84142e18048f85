CREATE TABLE musher (musher_id INTEGER PRIMARY KEY, musher_name TEXT, village TEXT, rookie TEXT, age INTEGER);
CREATE TABLE dog (dog_id INTEGER PRIMARY KEY, dog_name TEXT, musher_id INTEGER REFERENCES musher(musher_id), position TEXT, weight_kg REAL, age INTEGER);
CREATE TABLE trail_race (race_id INTEGER PRIMARY KEY, race_name TEXT, distance_km INTEGER, race_year INTEGER);
CREATE TABLE entry (race_id INTEGER REFERENCES trail_race(race_id), musher_id INTEGER REFERENCES musher(musher_id), hours REAL, dogs_finished INTEGER, scratched INTEGER);
INSERT INTO musher VALUES (1,'Nils Aslak','Karasjok','N',41),(2,'Becky Tarr','Nome','N',36),(3,'Joe Pitka','Nome','Y',23),(4,'Elin Grape','Kiruna','N',50),(5,'Dov Larson','Willow','Y',29),(6,'Sanna Juuso','Karasjok','N',33);
INSERT INTO dog VALUES (1,'Storm',1,'lead',25.5,6),(2,'Biscuit',1,'wheel',31,4),(3,'Nanuk',2,'lead',24,7),(4,'Pepper',2,'swing',23.5,3),(5,'Diesel',2,'wheel',33,5),(6,'Luna',3,'lead',22,2),(7,'Frost',4,'team',27,8),(8,'Ruska',4,'lead',24.8,5),(9,'Bolt',6,'team',26,3),(10,'Whisper',6,'lead',23,6);
INSERT INTO trail_race VALUES (1,'Borealis 500',500,2022),(2,'Finnmark Run',1000,2022),(3,'Gold Coast Dash',300,2023),(4,'Borealis 500',500,2023),(5,'Finnmark Run',1000,2024);
INSERT INTO entry VALUES (1,1,52.4,9,0),(1,2,49.8,10,0),(1,3,NULL,NULL,1),(2,1,121.5,8,0),(2,4,118.9,11,0),(3,2,27.1,8,0),(3,3,31.6,6,0),(4,4,50.7,10,0),(4,2,NULL,NULL,1),(4,1,48.9,10,0),(5,4,125.0,7,0),(5,6,119.3,10,0);
