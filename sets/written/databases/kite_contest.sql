CREATE TABLE beach (beach_id INTEGER PRIMARY KEY, beach_name TEXT, coast TEXT, avg_wind REAL);
CREATE TABLE flyer (flyer_id INTEGER PRIMARY KEY, flyer_name TEXT, nationality TEXT, age INTEGER);
CREATE TABLE contest (contest_id INTEGER PRIMARY KEY, beach_id INTEGER, contest_name TEXT, year INTEGER, prize REAL, FOREIGN KEY (beach_id) REFERENCES beach(beach_id));
CREATE TABLE result (contest_id INTEGER, flyer_id INTEGER, place INTEGER, score REAL, FOREIGN KEY (contest_id) REFERENCES contest(contest_id), FOREIGN KEY (flyer_id) REFERENCES flyer(flyer_id));
INSERT INTO beach VALUES (1,'Dune End','north',7.2),(2,'Pebble Bay','south',4.1),(3,'Long Sand','north',6.5),(4,'Cove','west',3.0);
INSERT INTO flyer VALUES (1,'Arlo','Irish',17),(2,'Mei','Chinese',34),(3,'Tor','Danish',46),(4,'Fay','Irish',29),(5,'Nico','Chilean',22);
INSERT INTO contest VALUES (1,1,'Big Blow',2019,500),(2,2,'Summer Sky',2019,300),(3,1,'Big Blow',2021,800),(4,3,'Night Kites',2022,450);
INSERT INTO result VALUES (1,2,1,9.1),(1,3,2,8.8),(2,4,1,7.9),(2,2,2,7.5),(3,3,1,9.4),(3,1,2,8.0),(3,2,3,7.7),(4,1,1,8.6);
