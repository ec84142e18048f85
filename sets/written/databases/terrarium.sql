CREATE TABLE tank (tank_id INTEGER PRIMARY KEY, label TEXT, litres INTEGER, day_temp REAL, humidity INTEGER, room TEXT);
CREATE TABLE reptile (rep_id INTEGER PRIMARY KEY, rep_name TEXT, species TEXT, kind TEXT, tank_id INTEGER REFERENCES tank(tank_id), since TEXT, grams REAL, venomous INTEGER);
CREATE TABLE feeding (f_id INTEGER PRIMARY KEY, rep_id INTEGER REFERENCES reptile(rep_id), f_date TEXT, prey TEXT, pieces INTEGER, refused INTEGER);
CREATE TABLE shed (rep_id INTEGER REFERENCES reptile(rep_id), shed_date TEXT, in_one_piece INTEGER);
INSERT INTO tank VALUES (1,'Desert 1',240,34,25,'study'),(2,'Jungle',400,28,80,'living room'),(3,'Small box',60,30,40,'study'),(4,'Quarantine',80,29,50,'bathroom');
INSERT INTO reptile VALUES (1,'Spike','bearded dragon','lizard',1,'2019-06-01',410,0),(2,'Noodle','corn snake','snake',3,'2021-09-12',520,0),(3,'Medusa','green tree python','snake',2,'2022-03-03',1300,0),(4,'Gecky','crested gecko','lizard',2,'2020-12-24',45,0),(5,'Fluffy','eyelash viper','snake',NULL,'2023-10-10',290,1),(6,'Rocky','leopard gecko','lizard',1,'2023-05-19',70,0);
INSERT INTO feeding VALUES (1,1,'2024-01-03','crickets',12,0),(2,2,'2024-01-05','mouse',1,0),(3,3,'2024-01-12','rat',1,1),(4,4,'2024-01-14','fruit mash',1,0),(5,1,'2024-01-20','salad',1,0),(6,3,'2024-02-02','rat',1,0),(7,2,'2024-02-09','mouse',2,0),(8,6,'2024-02-10','mealworms',8,1),(9,1,'2024-03-01','crickets',15,0),(10,2,'2024-03-15','mouse',1,1);
INSERT INTO shed VALUES (1,'2023-08-20',0),(2,'2023-11-11',1),(2,'2024-02-28',1),(3,'2024-01-20',0),(4,'2024-02-15',1);
