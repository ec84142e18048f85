CREATE TABLE track (track_id INTEGER PRIMARY KEY, track_name TEXT, town TEXT, lap_m INTEGER, surface TEXT);
CREATE TABLE biker (biker_no INTEGER PRIMARY KEY, biker_name TEXT, nation TEXT, engine TEXT, licence_year INTEGER);
CREATE TABLE heat (heat_id INTEGER PRIMARY KEY, track_id INTEGER REFERENCES track(track_id), heat_date TEXT, fastest_lap REAL);
CREATE TABLE ride (heat_id INTEGER REFERENCES heat(heat_id), biker_no INTEGER REFERENCES biker(biker_no), gate INTEGER, points INTEGER, fell INTEGER);
INSERT INTO track VALUES (1,'Golden Oval','Torun',325,'granite'),(2,'Smokey Bend','Swindon',363,'shale'),(3,'Viking Ring','Vojens',300,'shale'),(4,'Dust Bowl','Perth',410,'clay');
INSERT INTO biker VALUES (11,'Piotr Zmuda','Poland','Jawa',2009),(22,'Rick Tandy','United Kingdom','GM',2004),(33,'Jeppe Holst','Denmark','GM',2014),(44,'Craig Dunne','Australia','GM',2011),(55,'Olek Baran','Poland','GM',2020),(66,'Ty Nash','Australia','Jawa',2022);
INSERT INTO heat VALUES (1,1,'2023-04-15',13.1),(2,1,'2023-04-15',13.4),(3,2,'2023-06-24',14.9),(4,3,'2024-05-11',12.8),(5,2,'2024-06-22',14.6);
INSERT INTO ride VALUES (1,11,1,3,0),(1,22,2,2,0),(1,33,3,1,0),(1,44,4,0,1),(2,55,1,3,0),(2,44,2,2,0),(3,22,4,3,0),(3,11,1,2,0),(3,55,2,0,1),(4,33,1,3,0),(4,11,3,2,0),(5,22,2,3,0),(5,33,1,1,0);
