CREATE TABLE currency (cur_code TEXT PRIMARY KEY, cur_name TEXT, region TEXT, decimals INTEGER);
CREATE TABLE exchange_office (off_id INTEGER PRIMARY KEY, off_name TEXT, location TEXT, opens_at TEXT, weekend TEXT);
CREATE TABLE teller (teller_id INTEGER PRIMARY KEY, teller_name TEXT, off_id INTEGER, langs INTEGER, FOREIGN KEY (off_id) REFERENCES exchange_office(off_id));
CREATE TABLE exchange_tx (tx_id INTEGER PRIMARY KEY, teller_id INTEGER, cur_code TEXT, tx_day TEXT, kind TEXT, amount_eur REAL, commission REAL, FOREIGN KEY (teller_id) REFERENCES teller(teller_id), FOREIGN KEY (cur_code) REFERENCES currency(cur_code));
INSERT INTO currency VALUES ('USD','US dollar','America',2),('JPY','yen','Asia',0),('GBP','pound sterling','Europe',2),('CHF','Swiss franc','Europe',2),('TND','Tunisian dinar','Africa',3),('MXN','Mexican peso','America',2);
INSERT INTO exchange_office VALUES (1,'Gate 4','airport','05:30','Y'),(2,'Main Hall','railway station','07:00','Y'),(3,'Old Bazaar','city centre','09:30','N'),(4,'Pier Kiosk','harbour','08:00','N');
INSERT INTO teller VALUES (1,'Zora Milic',1,4),(2,'Ahmed Kale',1,3),(3,'Lotte Brink',2,2),(4,'Sami Ouali',3,5),(5,'Petra Vuk',2,1);
INSERT INTO exchange_tx VALUES (1,1,'USD','2024-01-03','buy',400,8),(2,1,'JPY','2024-01-03','sell',950,14.5),(3,2,'GBP','2024-01-05','buy',120,4),(4,3,'CHF','2024-01-08','sell',300,6),(5,4,'TND','2024-01-15','buy',80,3.2),(6,4,'USD','2024-02-01','sell',610,10),(7,2,'USD','2024-02-06','sell',220,5),(8,3,'GBP','2024-02-19','sell',1500,20),(9,1,'CHF','2024-03-02','buy',75,3),(10,4,'USD','2024-03-11','buy',180,4.5);
