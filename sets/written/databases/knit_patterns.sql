CREATE TABLE designers (designer_id INTEGER PRIMARY KEY, designer_name TEXT, based_in TEXT);
CREATE TABLE yarns (yarn_id INTEGER PRIMARY KEY, yarn_name TEXT, fibre TEXT, weight_class TEXT, price_ball REAL);
CREATE TABLE patterns (pattern_id INTEGER PRIMARY KEY, pattern_name TEXT, garment TEXT, designer_id INTEGER REFERENCES designers(designer_id), yarn_id INTEGER REFERENCES yarns(yarn_id), balls INTEGER, needle_mm REAL, difficulty INTEGER);
CREATE TABLE projects (project_id INTEGER PRIMARY KEY, knitter TEXT, pattern_id INTEGER REFERENCES patterns(pattern_id), cast_on TEXT, finished TEXT);
INSERT INTO designers VALUES (1,'Freya Holm','Bergen'),(2,'Agnes Tweed','Lerwick'),(3,'Carmen Rius','Lima'),(4,'Debra Knox','Lerwick');
INSERT INTO yarns VALUES (1,'Fjord Wool','wool','worsted',6.5),(2,'Cloud Alpaca','alpaca','lace',9.8),(3,'Shetland Two','wool','fingering',4.2),(4,'Summer Cotton','cotton','dk',3.9),(5,'Silky','silk','lace',14);
INSERT INTO patterns VALUES (1,'Snowfall','sweater',1,1,9,5,3),(2,'Harbour Hat','hat',1,1,2,4.5,1),(3,'Gossamer','shawl',2,2,3,3.5,5),(4,'Croft Socks','socks',2,3,2,2.5,3),(5,'Inca Poncho','poncho',3,2,8,4,4),(6,'Beach Top','sweater',4,4,7,4,2),(7,'Lighthouse Mitts','mittens',2,3,2,3,4),(8,'Baby Cap','hat',4,4,1,4,1);
INSERT INTO projects VALUES (1,'Joan',2,'2023-01-05','2023-01-12'),(2,'Joan',1,'2023-02-01','2023-05-20'),(3,'Mick',2,'2023-03-03','2023-03-30'),(4,'Asha',3,'2022-11-11',NULL),(5,'Asha',4,'2023-09-01','2023-10-08'),(6,'Lou',6,'2024-04-10','2024-06-02'),(7,'Joan',4,'2024-01-02',NULL),(8,'Mick',8,'2024-02-14','2024-02-17');
