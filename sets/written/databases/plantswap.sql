CREATE TABLE members (mid INTEGER PRIMARY KEY, alias TEXT, window_side TEXT, has_balcony INTEGER, green_thumb INTEGER);
CREATE TABLE plants (plid INTEGER PRIMARY KEY, latin TEXT, common TEXT, light TEXT, toxic_to_cats INTEGER, water_days INTEGER);
CREATE TABLE cuttings (cid INTEGER PRIMARY KEY, plid INTEGER REFERENCES plants(plid), giver INTEGER REFERENCES members(mid), offered_on TEXT, rooted INTEGER);
CREATE TABLE swaps (sid INTEGER PRIMARY KEY, cid INTEGER REFERENCES cuttings(cid), taker INTEGER REFERENCES members(mid), swapped_on TEXT, survived TEXT);
INSERT INTO members VALUES (1,'fernando','south',1,9),(2,'MossyMo','north',0,7),(3,'cactus_kid','south',1,4),(4,'Mrs. Green','east',1,10),(5,'drownedit','west',0,1),(6,'Pothead Pim','east',0,6);
INSERT INTO plants VALUES (1,'Monstera deliciosa','Swiss cheese plant','bright',1,7),(2,'Epipremnum aureum','Pothos','any',1,8),(3,'Chlorophytum','Spider plant','any',0,6),(4,'Crassula ovata','Money tree','sunny',1,14),(5,'Nephrolepis','Boston fern','shade',0,3),(6,'Aloe vera','Aloe','sunny',1,16),(7,'Maranta','Prayer plant','shade',0,5);
INSERT INTO cuttings VALUES (1,1,4,'2023-04-02',1),(2,2,1,'2023-04-10',1),(3,3,2,'2023-05-05',0),(4,4,3,'2023-06-18',1),(5,2,6,'2023-09-09',1),(6,5,4,'2024-02-20',0),(7,3,1,'2024-03-03',1),(8,6,3,'2024-03-28',1),(9,1,4,'2024-04-14',0);
INSERT INTO swaps VALUES (1,1,2,'2023-04-08','Y'),(2,2,5,'2023-04-15','N'),(3,3,6,'2023-05-20','Y'),(4,4,5,'2023-07-01','N'),(5,5,4,'2023-09-16','Y'),(6,7,5,'2024-03-10',NULL),(7,8,1,'2024-04-02','Y');
