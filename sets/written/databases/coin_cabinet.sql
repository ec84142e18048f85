CREATE TABLE mint (mint_id INTEGER PRIMARY KEY, mint_city TEXT, realm TEXT, opened_year INTEGER, closed_year INTEGER);
CREATE TABLE coin (coin_id INTEGER PRIMARY KEY, denomination TEXT, metal TEXT, mint_id INTEGER, struck_year INTEGER, weight_g REAL, grade TEXT, FOREIGN KEY (mint_id) REFERENCES mint(mint_id));
CREATE TABLE hoard (hoard_id INTEGER PRIMARY KEY, hoard_name TEXT, found_in TEXT, found_year INTEGER);
CREATE TABLE hoard_coin (hoard_id INTEGER, coin_id INTEGER, quantity INTEGER, PRIMARY KEY (hoard_id, coin_id), FOREIGN KEY (hoard_id) REFERENCES hoard(hoard_id), FOREIGN KEY (coin_id) REFERENCES coin(coin_id));
INSERT INTO mint VALUES (1,'Kremnica','Hungary',1328,NULL),(2,'Venice','Venetian Republic',1193,1870),(3,'Tours','France',1180,1772),(4,'Lubeck','Hanseatic League',1226,1801),(5,'Florence','Florence',1252,1859),(6,'Riga','Livonia',1211,1621);
INSERT INTO coin VALUES (1,'ducat','gold',2,1421,3.5,'VF'),(2,'gros','silver',3,1290,4.1,'F'),(3,'florin','gold',5,1344,3.5,'XF'),(4,'witten','silver',4,1379,1.3,'F'),(5,'goldgulden','gold',1,1389,3.6,'VF'),(6,'grosso','silver',2,1268,2.2,'G'),(7,'denar','silver',1,1440,0.6,'G'),(8,'soldo','billon',2,1350,0.9,'F'),(9,'quattrino','billon',5,1471,0.8,'G'),(10,'thaler','silver',4,1559,28.9,'XF');
INSERT INTO hoard VALUES (1,'Abbey Well','Burgundy',1902),(2,'Mill Pond','Pomerania',1967),(3,'Castle Stair','Slovakia',2011),(4,'Old Vineyard','Tuscany',1988),(5,'Sunken Chest','Gotland',2019);
INSERT INTO hoard_coin VALUES (1,2,140),(1,6,32),(2,4,510),(2,2,15),(3,5,44),(3,7,820),(4,3,61),(4,1,12),(4,9,230),(2,1,3);
