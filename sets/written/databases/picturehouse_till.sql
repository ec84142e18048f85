CREATE TABLE shows (id INTEGER PRIMARY KEY, title TEXT, age_rating TEXT, runs_minutes INTEGER);
CREATE TABLE screenings (id INTEGER PRIMARY KEY, show_id INTEGER REFERENCES shows(id), on_date DATE, starts TEXT, hall TEXT, price REAL, seats_left INTEGER, subtitled INTEGER);
CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT, mobile TEXT, friend_of_cinema INTEGER);
CREATE TABLE bookings (ref TEXT PRIMARY KEY, screening_id INTEGER REFERENCES screenings(id), customer_id INTEGER REFERENCES customers(id), tickets INTEGER, paid INTEGER, picked_up INTEGER);
INSERT INTO shows VALUES (1,'The Last Ferry','15',128),(2,'Pepper and Moss','U',84),(3,'Iron Valley','12A',141),(4,'Marguerite','PG',102),(5,'Cellar Lights','18',97);
INSERT INTO screenings VALUES (1,1,'2024-06-14','19:30','Red',9.5,12,0),(2,2,'2024-06-14','15:00','Blue',6,40,0),(3,3,'2024-06-14','20:00','Blue',9.5,0,0),(4,4,'2024-06-14','17:15','Studio',8,6,1),(5,2,'2024-06-15','11:00','Blue',5,55,0),(6,1,'2024-06-15','19:30','Red',10.5,3,1),(7,5,'2024-06-15','21:45','Studio',10.5,18,0),(8,3,'2024-06-15','16:30','Red',8,31,0),(9,4,'2024-06-16','14:00','Studio',7,22,0);
INSERT INTO customers VALUES (1,'Hollis','0788 1',1),(2,'Vera Blunt','0788 2',0),(3,'Kaczmarek','0788 3',0),(4,'Sunil Rao','0788 4',1),(5,'Mrs Fenwick','0788 5',1),(6,'Theo Grand',NULL,0);
INSERT INTO bookings VALUES ('A11',1,1,2,1,1),('A12',1,2,4,0,0),('A13',3,3,2,1,0),('A14',4,5,1,1,1),('A15',5,4,5,0,0),('A16',6,1,2,0,0),('A17',7,6,3,1,0),('A18',2,5,3,1,0),('A19',8,2,2,0,0),('A20',3,4,2,1,1);
