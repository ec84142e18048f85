CREATE TABLE gym (gym_no INTEGER PRIMARY KEY, gym_name TEXT, state TEXT);
CREATE TABLE gymnast (gymnast_no INTEGER PRIMARY KEY, name TEXT, gym_no INTEGER, birth_year INTEGER, level INTEGER, FOREIGN KEY (gym_no) REFERENCES gym(gym_no));
CREATE TABLE meet (meet_no INTEGER PRIMARY KEY, meet_name TEXT, meet_date TEXT, host_gym INTEGER, FOREIGN KEY (host_gym) REFERENCES gym(gym_no));
CREATE TABLE score (gymnast_no INTEGER, meet_no INTEGER, apparatus TEXT, difficulty REAL, execution REAL, FOREIGN KEY (gymnast_no) REFERENCES gymnast(gymnast_no), FOREIGN KEY (meet_no) REFERENCES meet(meet_no));
INSERT INTO gym VALUES (1,'Flip City','Texas'),(2,'Balance House','Ohio'),(3,'Tumble Works','Texas'),(4,'Vaulting Stars','Iowa');
INSERT INTO gymnast VALUES (1,'Kayla Moss',1,2006,10),(2,'Ana Petrova',1,2008,9),(3,'Brie Collins',2,2007,10),(4,'Jade Liu',3,2009,8),(5,'Sky Turner',3,2005,10),(6,'Mia Roth',2,2010,7),(7,'Zoe Banks',1,2009,8);
INSERT INTO meet VALUES (1,'Lone Star Invite','2023-01-21',1),(2,'Buckeye Classic','2023-02-18',2),(3,'Spring Fling','2024-03-09',3),(4,'Regional Final','2024-04-13',1);
INSERT INTO score VALUES (1,1,'vault',5.4,9.1),(1,1,'beam',5.8,8.2),(2,1,'floor',4.9,8.8),(3,2,'bars',5.9,8.5),(3,2,'beam',5.5,8.9),(5,2,'vault',5.6,9.3),(4,3,'floor',4.2,8.6),(5,3,'bars',5.7,7.9),(1,4,'vault',5.6,9.0),(3,4,'floor',5.3,8.7),(5,4,'vault',5.8,9.2),(2,4,'beam',5.0,7.8);
