CREATE TABLE action_day (action_id INTEGER PRIMARY KEY, held_on TEXT, stretch TEXT, organiser TEXT, wind TEXT);
CREATE TABLE team (team_id INTEGER PRIMARY KEY, action_id INTEGER REFERENCES action_day(action_id), team_name TEXT, heads INTEGER, kids INTEGER);
CREATE TABLE haul (team_id INTEGER REFERENCES team(team_id), litter TEXT, kg REAL, items INTEGER);
CREATE TABLE oddity (odd_id INTEGER PRIMARY KEY, team_id INTEGER REFERENCES team(team_id), thing TEXT, given_to TEXT);
INSERT INTO action_day VALUES (1,'2022-04-23','North Spit','Surf shop','calm'),(2,'2022-09-17','Harbour beach','Rotary','strong'),(3,'2023-04-22','North Spit','Surf shop','strong'),(4,'2023-09-16','Dune Bay','Grammar school','calm'),(5,'2024-04-20','Harbour beach','Rotary','light');
INSERT INTO team VALUES (1,1,'Seagulls',8,2),(2,1,'Crabby Bunch',5,0),(3,2,'Rotary A',12,0),(4,3,'Seagulls',9,3),(5,3,'Bank interns',6,0),(6,4,'Class 7b',24,22),(7,4,'Class 9a',20,20),(8,5,'Rotary A',10,1),(9,5,'Seagulls',7,2);
INSERT INTO haul VALUES (1,'plastic',42,380),(1,'glass',11,25),(2,'plastic',30.5,290),(2,'nets',55,6),(3,'plastic',61,540),(3,'cigarette butts',1.2,1400),(4,'plastic',38,350),(4,'metal',19,14),(5,'plastic',20,210),(6,'plastic',47,610),(6,'cigarette butts',0.8,900),(7,'glass',14,60),(7,'plastic',33,400),(9,'plastic',29,260),(9,'nets',70,4);
INSERT INTO oddity VALUES (1,1,'message in a bottle','museum'),(2,3,'wedding ring','police'),(3,4,'fridge',NULL),(4,6,'false teeth',NULL),(5,7,'drone','police'),(6,9,'rubber duck','kindergarten');
