CREATE TABLE hall (hall_id INTEGER PRIMARY KEY, hall_name TEXT, capacity INTEGER, opened_year INTEGER);
CREATE TABLE aircraft (aircraft_id INTEGER PRIMARY KEY, model TEXT, manufacturer TEXT, first_flight INTEGER, wingspan REAL, top_speed INTEGER, hall_id INTEGER REFERENCES hall(hall_id));
CREATE TABLE volunteer (vol_id INTEGER PRIMARY KEY, vol_name TEXT, age INTEGER, former_job TEXT);
CREATE TABLE restores (vol_id INTEGER REFERENCES volunteer(vol_id), aircraft_id INTEGER REFERENCES aircraft(aircraft_id), hours INTEGER, PRIMARY KEY (vol_id, aircraft_id));
INSERT INTO hall VALUES (1,'Bomber Hall',400,1986),(2,'Fighter Wing',250,1991),(3,'Cold War Hangar',600,2005),(4,'Workshop',80,1986),(5,'Rotor Room',120,2015);
INSERT INTO aircraft VALUES (1,'Falconet Mk II','Harding',1938,11.2,560,2),(2,'Stork','Brandl',1936,14.3,175,2),(3,'Titan B4','Harding',1942,31.8,440,1),(4,'Sabrejet 86','Norwood',1949,11.9,1100,3),(5,'Vantage','Avery',1955,34.0,1010,3),(6,'Lance F-9','Norwood',1962,10.4,2100,3),(7,'Wasp Trainer','Brandl',1934,9.5,210,4),(8,'Mercury Patrol','Avery',1944,36.6,390,1),(9,'Gnat','Harding',1957,6.8,1120,3),(10,'Heron Float','Sealy',1932,15.1,240,NULL);
INSERT INTO volunteer VALUES (1,'Ken Dobbs',74,'fitter'),(2,'Marjorie Cole',69,'draughtswoman'),(3,'Pete Lyle',58,'fitter'),(4,'Anita Shah',33,'software engineer'),(5,'Frank Oddy',81,'pilot'),(6,'Lewis Crane',19,NULL),(7,'Hilary Watt',62,'pilot');
INSERT INTO restores VALUES (1,3,820),(1,7,240),(2,7,130),(3,3,415),(3,10,60),(4,6,95),(5,1,300),(1,1,75),(2,5,210),(4,7,48);
