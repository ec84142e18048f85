CREATE TABLE squad (squad_id INTEGER PRIMARY KEY, mascot TEXT, school TEXT, division INTEGER, coach_name TEXT);
CREATE TABLE laxer (laxer_id INTEGER PRIMARY KEY, full_name TEXT, squad_id INTEGER, field_position TEXT, grade INTEGER, height_in INTEGER, FOREIGN KEY (squad_id) REFERENCES squad(squad_id));
CREATE TABLE camp (camp_id INTEGER PRIMARY KEY, camp_name TEXT, place TEXT, start_date TEXT, days INTEGER, fee INTEGER);
CREATE TABLE attends (laxer_id INTEGER, camp_id INTEGER, goals INTEGER, assists INTEGER, award TEXT, FOREIGN KEY (laxer_id) REFERENCES laxer(laxer_id), FOREIGN KEY (camp_id) REFERENCES camp(camp_id));
INSERT INTO squad VALUES (1,'Ospreys','Bay High',1,'Dana Fitch'),(2,'Badgers','Millbrook',2,'Roy Tan'),(3,'Comets','Saint Leo',1,'Chris Abbott'),(4,'Herons','Lakeview',3,NULL);
INSERT INTO laxer VALUES (1,'Cole Hanley',1,'attack',12,72),(2,'Ben Osei',1,'goalie',11,70),(3,'Trey Wynn',2,'midfield',10,69),(4,'Max Delgado',2,'attack',12,73),(5,'Sean Pike',3,'defense',11,75),(6,'Ian Crowe',3,'midfield',9,66),(7,'Luke Brandt',3,'attack',10,68),(8,'Alex Yoo',2,'defense',12,74);
INSERT INTO camp VALUES (1,'Faceoff Week','Albany','2023-07-10',5,450),(2,'Elite Shooters','Baltimore','2023-08-01',3,600),(3,'Winter Box','Buffalo','2024-01-05',2,180),(4,'Faceoff Week','Albany','2024-07-08',5,475),(5,'Goalie School','Syracuse','2024-08-12',4,520);
INSERT INTO attends VALUES (1,1,9,3,'MVP'),(1,2,14,2,NULL),(3,1,4,7,NULL),(4,2,11,5,'Top Shot'),(5,1,0,1,NULL),(6,3,3,3,'Hustle'),(7,3,8,2,NULL),(7,4,10,4,'MVP'),(3,4,6,8,NULL),(2,3,0,1,NULL);
