CREATE TABLE church (church_id INTEGER PRIMARY KEY, church_name TEXT, town TEXT, century INTEGER, tower_height REAL);
CREATE TABLE founder (founder_id INTEGER PRIMARY KEY, founder_name TEXT, workshop_town TEXT);
CREATE TABLE bell (bell_id INTEGER PRIMARY KEY, church_id INTEGER, founder_id INTEGER, nickname TEXT, cast_year INTEGER, weight_kg INTEGER, note TEXT, FOREIGN KEY (church_id) REFERENCES church(church_id), FOREIGN KEY (founder_id) REFERENCES founder(founder_id));
INSERT INTO church VALUES (1,'St Olave','Marby',12,48),(2,'Holy Cross','Marby',15,71.5),(3,'St Wendel','Ilm',13,39),(4,'Our Lady','Tarn',17,55),(5,'St Blaise','Ilm',19,30);
INSERT INTO founder VALUES (1,'Gossens','Delft'),(2,'Rufin Brothers','Lyon'),(3,'Apold','Erfurt'),(4,'Whitmore','Leeds');
INSERT INTO bell VALUES (1,1,1,'Big Olaf',1640,3100,'C'),(2,1,3,'Maria',1755,900,'F'),(3,2,1,'Thunder',1652,5200,'A'),(4,3,3,'Wendelin',1801,1400,'E'),(5,4,2,'Clara',1890,650,'G'),(6,4,3,'Petrus',1922,2200,'D'),(7,2,3,'Susanna',1930,480,'A');
