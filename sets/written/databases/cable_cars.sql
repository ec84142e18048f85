CREATE TABLE ropeway (rope_id INTEGER PRIMARY KEY, rope_name TEXT, valley TEXT, length_m INTEGER, rise_m INTEGER, opened INTEGER, operator_id INTEGER, FOREIGN KEY (operator_id) REFERENCES rope_operator(operator_id));
CREATE TABLE rope_operator (operator_id INTEGER PRIMARY KEY, operator_name TEXT, hq TEXT);
CREATE TABLE cabin (cabin_no INTEGER PRIMARY KEY, rope_id INTEGER, seats INTEGER, colour TEXT, FOREIGN KEY (rope_id) REFERENCES ropeway(rope_id));
CREATE TABLE stoppage (stop_id INTEGER PRIMARY KEY, rope_id INTEGER, stop_date TEXT, minutes INTEGER, reason TEXT, FOREIGN KEY (rope_id) REFERENCES ropeway(rope_id));
INSERT INTO rope_operator VALUES (1,'Alpina AG','Sargen'),(2,'Gondel Union','Brigau'),(3,'Village Lifts','Tessin'),(4,'Skyline Project','Sargen');
INSERT INTO ropeway VALUES (1,'Hornbahn','Upper Valley',2800,940,1964,1),(2,'Seilerfluh','Upper Valley',1900,610,1988,1),(3,'Marmot Express','Lake Valley',3600,1120,2015,2),(4,'Chapel Lift','Lake Valley',700,210,1952,3),(5,'Blue Glacier','Ice Valley',4100,1480,2009,2),(6,'Rosenegg','Ice Valley',1500,530,1979,1);
INSERT INTO cabin VALUES (11,1,80,'red'),(12,1,80,'white'),(21,2,45,'red'),(31,3,10,'green'),(32,3,10,'green'),(33,3,10,'blue'),(41,4,4,'yellow'),(51,5,125,'blue'),(52,5,125,'white');
INSERT INTO stoppage VALUES (1,1,'2022-01-14',40,'wind'),(2,1,'2022-12-27',15,'technical'),(3,3,'2022-08-03',90,'lightning'),(4,5,'2023-01-08',240,'wind'),(5,5,'2023-02-19',35,'technical'),(6,2,'2023-02-20',55,'wind'),(7,5,'2023-07-30',120,'lightning'),(8,4,'2023-09-09',10,'technical'),(9,3,'2023-12-26',25,'wind');
