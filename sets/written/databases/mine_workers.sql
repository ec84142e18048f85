CREATE TABLE mine (mine_code TEXT PRIMARY KEY, mine_name TEXT, mineral TEXT, depth_m INTEGER, province TEXT);
CREATE TABLE miner (miner_id INTEGER PRIMARY KEY, name TEXT, age INTEGER, mine_code TEXT, role TEXT, monthly_wage REAL, FOREIGN KEY (mine_code) REFERENCES mine(mine_code));
CREATE TABLE output (output_id INTEGER PRIMARY KEY, mine_code TEXT, year INTEGER, tons INTEGER, FOREIGN KEY (mine_code) REFERENCES mine(mine_code));
CREATE TABLE accident (accident_id INTEGER PRIMARY KEY, miner_id INTEGER, year INTEGER, cause TEXT, days_off INTEGER, FOREIGN KEY (miner_id) REFERENCES miner(miner_id));
INSERT INTO mine VALUES ('KB','Kestrel Bottom','coal',640,'Torva'),('GH','Green Hollow','copper',310,'Torva'),('SW','Saltwell','salt',180,'Ennis'),('NC','North Cut','coal',720,'Murra'),('LP','Lone Pit','tin',90,'Ennis');
INSERT INTO miner VALUES (1,'Abe Tull',44,'KB','foreman',3900),(2,'Sten Krol',29,'KB','driller',3100),(3,'Ivo Lenz',35,'GH','driller',3000),(4,'Moss Gray',52,'NC','foreman',4200),(5,'Tadeo Ruiz',24,'NC','hauler',2500),(6,'Will Oster',38,'SW','hauler',2300),(7,'Jan Pole',31,'NC','driller',3250);
INSERT INTO output VALUES (1,'KB',2019,51000),(2,'KB',2020,47000),(3,'GH',2019,8200),(4,'GH',2020,9100),(5,'NC',2020,66000),(6,'SW',2019,15500),(7,'SW',2020,14000);
INSERT INTO accident VALUES (1,2,2019,'rockfall',40),(2,5,2020,'fall',12),(3,2,2020,'fall',5),(4,6,2020,'machine',21),(5,4,2018,'rockfall',90);
