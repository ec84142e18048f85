CREATE TABLE cueist (cueist_id INTEGER PRIMARY KEY, cueist_name TEXT, country TEXT, turned_pro INTEGER, career_centuries INTEGER);
CREATE TABLE ref (ref_id INTEGER PRIMARY KEY, ref_name TEXT, grade TEXT);
CREATE TABLE tourney (tourney_id INTEGER PRIMARY KEY, tourney_name TEXT, venue_city TEXT, season INTEGER, first_prize INTEGER);
CREATE TABLE final (tourney_id INTEGER PRIMARY KEY, winner_id INTEGER, ref_id INTEGER, frames_won INTEGER, frames_lost INTEGER, high_break INTEGER, FOREIGN KEY (tourney_id) REFERENCES tourney(tourney_id), FOREIGN KEY (winner_id) REFERENCES cueist(cueist_id), FOREIGN KEY (ref_id) REFERENCES ref(ref_id));
INSERT INTO cueist VALUES (1,'Ronan Sully','England',1995,980),(2,'Liu Wenbo','China',2010,410),(3,'Mark Allardyce','Scotland',2002,620),(4,'Niall Quigg','Northern Ireland',2005,555),(5,'Dylan Rhys','Wales',1998,470),(6,'Zhang Pei','China',2018,120),(7,'Kev Marsh','England',2021,35);
INSERT INTO ref VALUES (1,'Olivia Marteau','world'),(2,'Brendan Moyle','world'),(3,'Desi Bozhin','class 1'),(4,'Paul Collis','class 2');
INSERT INTO tourney VALUES (1,'Steel City Open','Sheffield',2021,200000),(2,'Great Wall Classic','Beijing',2021,170000),(3,'Welsh Trophy','Newport',2022,80000),(4,'Steel City Open','Sheffield',2022,250000),(5,'Alpine Masters','Zurich',2023,100000),(6,'Great Wall Classic','Beijing',2023,175000),(7,'Shoot Night','Leeds',2024,50000);
INSERT INTO final VALUES (1,1,1,18,12,137),(2,2,3,10,8,141),(3,5,2,9,5,104),(4,1,1,18,17,147),(5,3,3,9,2,122),(6,2,2,10,4,139);
