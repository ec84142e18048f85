CREATE TABLE spring (spring_id INTEGER PRIMARY KEY, spring_name TEXT, prefecture TEXT, temp_c REAL, ph REAL, water_colour TEXT, discovered INTEGER);
CREATE TABLE bathhouse (bath_id INTEGER PRIMARY KEY, bath_name TEXT, spring_id INTEGER, fee INTEGER, outdoor TEXT, opened INTEGER, FOREIGN KEY (spring_id) REFERENCES spring(spring_id));
CREATE TABLE mineral_content (spring_id INTEGER, mineral TEXT, mg_per_l REAL, FOREIGN KEY (spring_id) REFERENCES spring(spring_id));
INSERT INTO spring VALUES (1,'Akagawa','Gunma',51,2.1,'milky',1193),(2,'Shirohama','Wakayama',78,7.6,'clear',701),(3,'Kuroyu','Akita',64,3.4,'black',1674),(4,'Midori','Gunma',42,8.3,'green',1909),(5,'Hoshino','Nagano',39,6.9,'clear',NULL),(6,'Jigoku','Oita',98,2.8,'red',733);
INSERT INTO bathhouse VALUES (1,'Crane House',1,800,'Y',1920),(2,'Red River Inn',1,1500,'Y',1988),(3,'White Beach Baths',2,600,'Y',1955),(4,'Old Stone Tub',3,500,'N',1890),(5,'Cedar Steam',4,1200,'N',2004),(6,'Star Pool',5,2000,'Y',2012),(7,'Harbor Baths',2,450,'N',1961);
INSERT INTO mineral_content VALUES (1,'sulfur',120),(1,'iron',15),(2,'sodium',3400),(2,'calcium',210),(3,'sulfur',64),(4,'calcium',180),(4,'iron',4),(6,'iron',310),(6,'sulfur',45);
