CREATE TABLE skater (sk_id INTEGER PRIMARY KEY, handle TEXT, age INTEGER, stance TEXT, gear TEXT, helmet INTEGER);
CREATE TABLE trick (trick_id INTEGER PRIMARY KEY, trick TEXT, difficulty INTEGER, obstacle TEXT);
CREATE TABLE landed (sk_id INTEGER REFERENCES skater(sk_id), trick_id INTEGER REFERENCES trick(trick_id), first_landed TEXT, tries INTEGER, on_video INTEGER);
CREATE TABLE injury (inj_id INTEGER PRIMARY KEY, sk_id INTEGER REFERENCES skater(sk_id), inj_date TEXT, body_part TEXT, days_off INTEGER);
INSERT INTO skater VALUES (1,'lil_ollie',11,'regular','skateboard',1),(2,'grindmother',47,'goofy','skateboard',1),(3,'zeke',16,'regular','bmx',0),(4,'nori',14,'goofy','scooter',1),(5,'T-Bone',22,'regular','skateboard',0),(6,'wheelie wanda',19,'regular','inline',0);
INSERT INTO trick VALUES (1,'Ollie',1,'flat'),(2,'Kickflip',3,'flat'),(3,'50-50 grind',3,'rail'),(4,'Drop in',2,'quarter pipe'),(5,'Backflip',5,'quarter pipe'),(6,'Tailwhip',4,'funbox'),(7,'Darkslide',5,'rail');
INSERT INTO landed VALUES (1,1,'2023-04-08',40,1),(1,4,'2023-07-15',12,0),(2,1,'2022-09-10',150,0),(2,4,'2022-10-01',60,1),(2,3,'2024-03-30',300,1),(3,5,'2023-08-19',80,1),(3,6,'2023-05-05',35,0),(4,6,'2024-02-11',55,1),(5,1,'2016-06-01',NULL,0),(5,2,'2017-05-20',200,0),(5,3,'2018-08-08',120,1);
INSERT INTO injury VALUES (1,2,'2022-09-24','wrist',42),(2,3,'2023-08-02','collarbone',60),(3,1,'2023-09-17','knee',3),(4,5,'2023-11-11','ankle',21),(5,2,'2024-04-06','hip',10);
