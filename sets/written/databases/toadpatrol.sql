CREATE TABLE crossing (crossing_id INTEGER PRIMARY KEY, road TEXT, near TEXT, fence_m INTEGER, buckets INTEGER);
CREATE TABLE helper (helper_id INTEGER PRIMARY KEY, helper TEXT, phone TEXT, since_year INTEGER, under_18 INTEGER);
CREATE TABLE patrol (patrol_id INTEGER PRIMARY KEY, crossing_id INTEGER REFERENCES crossing(crossing_id), helper_id INTEGER REFERENCES helper(helper_id), evening TEXT, temp_c REAL, rain INTEGER);
CREATE TABLE tally (patrol_id INTEGER REFERENCES patrol(patrol_id), species TEXT, carried INTEGER, run_over INTEGER);
INSERT INTO crossing VALUES (1,'Mill Road','Heron Pond',350,18),(2,'B47','Gravel Pit',800,40),(3,'Forest Lane','Monks Lake',200,10),(4,'School Hill','Fire Pond',0,0);
INSERT INTO helper VALUES (1,'Gesa','0171-22',2015,0),(2,'Anton','0171-23',2021,1),(3,'Mr Lindqvist',NULL,2009,0),(4,'Pia','0171-25',2023,1),(5,'Olaf','0171-26',2018,0),(6,'Senta',NULL,2024,0);
INSERT INTO patrol VALUES (1,1,1,'2023-03-10',7.5,1),(2,2,3,'2023-03-10',7.5,1),(3,1,2,'2023-03-14',4,0),(4,3,5,'2023-03-18',9,1),(5,2,1,'2023-03-25',10.5,0),(6,1,4,'2024-02-27',8,1),(7,2,3,'2024-02-27',8,1),(8,3,5,'2024-03-02',6,0),(9,2,5,'2024-03-09',11,1),(10,1,1,'2024-03-12',3,0);
INSERT INTO tally VALUES (1,'common toad',112,6),(1,'grass frog',15,1),(2,'common toad',240,31),(2,'smooth newt',8,0),(3,'common toad',9,0),(4,'grass frog',44,2),(4,'common toad',51,3),(5,'common toad',130,12),(6,'common toad',98,4),(7,'common toad',187,22),(7,'grass frog',20,5),(8,'smooth newt',13,0),(9,'common toad',205,18),(9,'fire salamander',1,0);
