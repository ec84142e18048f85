CREATE TABLE boat (boat_id INTEGER PRIMARY KEY, boat_name TEXT, skipper TEXT, seats INTEGER, electric INTEGER);
CREATE TABLE outing (out_id INTEGER PRIMARY KEY, boat_id INTEGER REFERENCES boat(boat_id), sailed_on TEXT, guests INTEGER, ticket REAL, seasick INTEGER, sea_state INTEGER);
CREATE TABLE spotted (out_id INTEGER REFERENCES outing(out_id), animal TEXT, how_many INTEGER, jumped INTEGER);
INSERT INTO boat VALUES (1,'Brimrún','Sigga',40,0),(2,'Opal','Hörður',28,1),(3,'Faldur','Einar',60,0),(4,'Lundi','Sigga',12,1);
INSERT INTO outing VALUES (1,1,'2023-05-20',31,89,4,3),(2,2,'2023-06-11',28,99,1,2),(3,3,'2023-06-11',55,79,12,4),(4,1,'2023-07-02',40,89,0,1),(5,2,'2023-08-15',20,99,2,2),(6,3,'2024-05-18',44,85,9,5),(7,1,'2024-06-01',38,92,3,2),(8,2,'2024-06-02',26,105,0,1);
INSERT INTO spotted VALUES (1,'minke whale',2,0),(1,'puffin',30,0),(2,'humpback',3,1),(2,'dolphin',15,1),(4,'humpback',1,0),(4,'blue whale',1,0),(5,'dolphin',8,1),(7,'humpback',4,1),(7,'puffin',50,0),(8,'orca',5,1),(8,'minke whale',1,0);
