CREATE TABLE hostel (hostel_id INTEGER PRIMARY KEY, hostel_name TEXT, island TEXT, beds INTEGER, stars INTEGER, opened_in INTEGER);
CREATE TABLE warden (warden_id INTEGER PRIMARY KEY, full_name TEXT, hostel_id INTEGER, shift TEXT, wage REAL, FOREIGN KEY (hostel_id) REFERENCES hostel(hostel_id));
CREATE TABLE stay (stay_id INTEGER PRIMARY KEY, hostel_id INTEGER, guest TEXT, guest_country TEXT, nights INTEGER, paid REAL, FOREIGN KEY (hostel_id) REFERENCES hostel(hostel_id));
INSERT INTO hostel VALUES (1,'Gull House','Sark',24,2,1996),(2,'Lava Lodge','Tenna',60,3,2008),(3,'Old Signal','Sark',16,3,1974),(4,'Palm Rest','Mira',88,4,2017),(5,'Net Loft','Tenna',30,1,1988),(6,'Quiet Cove','Lunga',12,4,2020);
INSERT INTO warden VALUES (1,'Bea Trott',1,'day',1900),(2,'Ole Finn',2,'night',2150),(3,'Rui Matos',2,'day',2000),(4,'Ann Ko',4,'day',2400),(5,'Pim Baker',5,'night',1750),(6,'Sol Reyes',4,'night',2500),(7,'Ida Lund',3,'day',1850);
INSERT INTO stay VALUES (1,1,'Marek','Poland',3,72),(2,2,'Julie','France',5,175),(3,2,'Hans','Germany',1,35),(4,4,'Julie','France',2,130),(5,4,'Yoko','Japan',7,455),(6,5,'Marek','Poland',4,60),(7,1,'Hans','Germany',2,48),(8,3,'Petra','Germany',6,228);
