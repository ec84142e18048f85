CREATE TABLE fault (fault_id INTEGER PRIMARY KEY, fault_name TEXT, fault_type TEXT, length_km INTEGER);
CREATE TABLE quake (quake_id INTEGER PRIMARY KEY, fault_id INTEGER REFERENCES fault(fault_id), quake_date TEXT, magnitude REAL, depth_km REAL, nearest_town TEXT);
CREATE TABLE station (station_code TEXT PRIMARY KEY, station_name TEXT, installed INTEGER, active TEXT);
CREATE TABLE reading (quake_id INTEGER REFERENCES quake(quake_id), station_code TEXT REFERENCES station(station_code), arrival_sec REAL, intensity INTEGER);
INSERT INTO fault VALUES (1,'San Rafael','strike-slip',310),(2,'Morvan Thrust','thrust',95),(3,'East Rift','normal',180),(4,'Hollow Creek','strike-slip',42),(5,'Dead Horse','normal',27);
INSERT INTO quake VALUES (1,1,'2021-01-09',5.4,11,'Calderas'),(2,1,'2021-01-10',4.1,10,'Calderas'),(3,2,'2021-08-23',6.2,24,'Monte Alto'),(4,3,'2022-03-03',3.8,7,'Ferris'),(5,1,'2022-10-17',4.9,13,'Port Amber'),(6,NULL,'2023-02-28',3.1,5,'Ferris'),(7,4,'2023-06-06',4.4,9,'Port Amber'),(8,2,'2024-04-12',5.8,30,'Monte Alto'),(9,3,'2024-09-29',4.0,8,'Lowdale');
INSERT INTO station VALUES ('CAL','Calderas Hill',1998,'Y'),('PAM','Port Amber Pier',2006,'Y'),('MTA','Monte Alto Abbey',1987,'Y'),('FER','Ferris School',2015,'N'),('LOW','Lowdale Dam',2022,'Y');
INSERT INTO reading VALUES (1,'CAL',2.1,7),(1,'PAM',9.4,5),(1,'MTA',21.0,3),(2,'CAL',2.0,4),(3,'MTA',5.2,8),(3,'CAL',24.7,4),(4,'FER',1.6,4),(5,'PAM',3.0,6),(5,'CAL',8.8,4),(7,'PAM',2.2,5),(8,'MTA',6.0,7);
