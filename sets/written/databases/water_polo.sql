CREATE TABLE pool (pool_id INTEGER PRIMARY KEY, pool_name TEXT, city TEXT, length_m INTEGER, indoor TEXT);
CREATE TABLE polo_club (club_id INTEGER PRIMARY KEY, club_name TEXT, pool_id INTEGER REFERENCES pool(pool_id), titles INTEGER);
CREATE TABLE polo_player (player_id INTEGER PRIMARY KEY, player_name TEXT, club_id INTEGER REFERENCES polo_club(club_id), cap_no INTEGER, nationality TEXT, season_goals INTEGER);
INSERT INTO pool VALUES (1,'Tiszabath','Szeged',50,'N'),(2,'Marina Pool','Split',33,'N'),(3,'Lido Grande','Genoa',50,'Y'),(4,'Sports Palace','Belgrade',33,'Y'),(5,'School Bath','Szeged',25,'Y');
INSERT INTO polo_club VALUES (1,'Tisza Sharks',1,6),(2,'Jadrana',2,11),(3,'Recca',3,30),(4,'Partizana',4,28),(5,'Split Sirens',2,0);
INSERT INTO polo_player VALUES (1,'Denes Vari',1,7,'Hungary',41),(2,'Marko Ban',2,9,'Croatia',38),(3,'Luka Peric',2,1,'Croatia',0),(4,'Aldo Figari',3,10,'Italy',52),(5,'Nikola Savic',4,3,'Serbia',29),(6,'Gergo Toth',3,5,'Hungary',33),(7,'Stefan Ilic',4,1,'Serbia',1),(8,'Tom Ross',1,11,'Australia',17),(9,'Pietro Conti',3,1,'Italy',0);
