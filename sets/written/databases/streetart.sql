CREATE TABLE artist (artist_id INTEGER PRIMARY KEY, tag_name TEXT, real_name TEXT, hometown TEXT);
CREATE TABLE wall (wall_id INTEGER PRIMARY KEY, location TEXT, district TEXT, owner TEXT, legal INTEGER, area_m2 INTEGER);
CREATE TABLE piece (piece_id INTEGER PRIMARY KEY, wall_id INTEGER REFERENCES wall(wall_id), artist_id INTEGER REFERENCES artist(artist_id), piece_title TEXT, painted_on TEXT, technique TEXT, gone_since TEXT);
CREATE TABLE tour_stop (tour TEXT, stop_no INTEGER, piece_id INTEGER REFERENCES piece(piece_id));
INSERT INTO artist VALUES (1,'MOTH',NULL,'Leipzig'),(2,'Señora K','Karla Ruiz','Valencia'),(3,'Tin Can','Duncan Bell','Glasgow'),(4,'Zwerg',NULL,'Leipzig'),(5,'Paloma','Ana Sousa','Porto');
INSERT INTO wall VALUES (1,'Railway arch','Plagwitz','Railway',1,80),(2,'School gym','Grünau','City',1,120),(3,'Old brewery','Plagwitz','private',0,200),(4,'Bus depot','Connewitz','City',1,150),(5,'Underpass','Connewitz','City',0,60);
INSERT INTO piece VALUES (1,1,1,'Night swarm','2021-06-12','spray','2023-05-01'),(2,1,2,'Grandmother','2023-05-20','brush',NULL),(3,2,5,'Flight','2022-09-03','brush',NULL),(4,3,1,'Eyes','2020-10-31','spray',NULL),(5,3,3,'Rust never','2022-07-17','stencil',NULL),(6,4,2,'Lemons','2024-04-06','brush',NULL),(7,5,4,'No bill','2023-01-09','stencil','2023-02-02'),(8,5,NULL,'Cat with crown','2023-03-15','paste-up',NULL);
INSERT INTO tour_stop VALUES ('West walk',1,2),('West walk',2,4),('West walk',3,5),('South walk',1,6),('South walk',2,8);
