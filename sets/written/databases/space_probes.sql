CREATE TABLE agency (agency_id INTEGER PRIMARY KEY, agency_name TEXT, country TEXT, founded INTEGER);
CREATE TABLE probe (probe_id INTEGER PRIMARY KEY, probe_name TEXT, agency_id INTEGER, launch_year INTEGER, mass_kg REAL, cost_million REAL, outcome TEXT, FOREIGN KEY (agency_id) REFERENCES agency(agency_id));
CREATE TABLE body (body_id INTEGER PRIMARY KEY, body_name TEXT, kind TEXT, diameter_km INTEGER);
CREATE TABLE flyby (probe_id INTEGER, body_id INTEGER, flyby_year INTEGER, photos INTEGER, FOREIGN KEY (probe_id) REFERENCES probe(probe_id), FOREIGN KEY (body_id) REFERENCES body(body_id));
INSERT INTO agency VALUES (1,'Orbital Union','France',1975),(2,'Skyward','USA',1998),(3,'Hoshino Lab','Japan',1981),(4,'Kosmo','Russia',1959),(5,'Lunar Club','USA',2016);
INSERT INTO probe VALUES (1,'Petrel 1',1,1986,960,410,'success'),(2,'Petrel 2',1,2004,2900,1300,'success'),(3,'Dart',2,2007,1200,470,'failure'),(4,'Hotaru',3,2003,510,150,'success'),(5,'Zarya M',4,1984,4900,700,'failure'),(6,'Lark',2,2013,720,280,'success');
INSERT INTO body VALUES (1,'Venus','planet',12104),(2,'Itoka','asteroid',1),(3,'Halley','comet',11),(4,'Ceres','asteroid',946),(5,'Titan','moon',5150);
INSERT INTO flyby VALUES (1,3,1986,2100),(5,1,1985,120),(5,3,1986,1500),(4,2,2005,800),(2,4,2011,5400),(6,4,2015,900),(2,1,2006,650);
