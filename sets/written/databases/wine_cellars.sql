CREATE TABLE estate (estate_id INTEGER PRIMARY KEY, estate_name TEXT, valley TEXT, hectares REAL, family TEXT);
CREATE TABLE grape_sort (sort_id INTEGER PRIMARY KEY, sort_name TEXT, colour TEXT);
CREATE TABLE bottle (bottle_id INTEGER PRIMARY KEY, estate_id INTEGER, sort_id INTEGER, label TEXT, vintage INTEGER, price REAL, points INTEGER, FOREIGN KEY (estate_id) REFERENCES estate(estate_id), FOREIGN KEY (sort_id) REFERENCES grape_sort(sort_id));
INSERT INTO estate VALUES (1,'Monte Bravo','Arda',42,'Bravo'),(2,'Casa Lenta','Arda',12.5,'Silveira'),(3,'Hillgate','Marsh',88,'Gates'),(4,'Two Rivers','Tamar',20,'Orr'),(5,'Klein Keller','Tamar',6,'Klein');
INSERT INTO grape_sort VALUES (1,'Rotha','red'),(2,'Bellin','white'),(3,'Noirette','red'),(4,'Muska','white'),(5,'Grisa','rose');
INSERT INTO bottle VALUES (1,1,1,'Bravo Reserva',2012,38,93),(2,1,3,'Bravo Tinto',2016,14.5,88),(3,2,1,'Lenta',2015,22,91),(4,3,2,'Gate White',2018,9.9,84),(5,3,4,'Sunday',2019,7.5,82),(6,4,2,'River Bellin',2018,17,90),(7,4,1,'River Red',2014,26,89),(8,3,1,'Gate Red',2015,12,85);
