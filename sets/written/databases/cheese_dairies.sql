CREATE TABLE dairy (dairy_id INTEGER PRIMARY KEY, dairy_name TEXT, canton TEXT, workers INTEGER, year_started INTEGER);
CREATE TABLE cheese (cheese_id INTEGER PRIMARY KEY, cheese_name TEXT, dairy_id INTEGER, milk TEXT, ripening_months INTEGER, price_kg REAL, FOREIGN KEY (dairy_id) REFERENCES dairy(dairy_id));
CREATE TABLE award (award_id INTEGER PRIMARY KEY, cheese_id INTEGER, fair TEXT, year INTEGER, medal TEXT, FOREIGN KEY (cheese_id) REFERENCES cheese(cheese_id));
INSERT INTO dairy VALUES (1,'Alpgold','Uri',12,1950),(2,'Sennhof','Glarus',5,1998),(3,'Bleu de Val','Jura',20,1923),(4,'Kuhglock','Uri',7,2011),(5,'Ziegenhaus','Glarus',3,2020);
INSERT INTO cheese VALUES (1,'Gold 12',1,'cow',12,28),(2,'Gold 6',1,'cow',6,19.5),(3,'Senn Mild',2,'cow',3,15),(4,'Petit Bleu',3,'sheep',5,34),(5,'Grand Bleu',3,'cow',9,31),(6,'Glocke',4,'goat',2,26),(7,'Val Sec',3,'goat',4,29.5);
INSERT INTO award VALUES (1,1,'Bern',2019,'gold'),(2,1,'Lyon',2020,'silver'),(3,4,'Lyon',2019,'gold'),(4,5,'Bern',2021,'bronze'),(5,4,'Bern',2021,'gold'),(6,3,'Bern',2020,'bronze');
