CREATE TABLE apiary (apiary_id INTEGER PRIMARY KEY, place TEXT, altitude_m INTEGER, main_forage TEXT);
CREATE TABLE hive (hive_id INTEGER PRIMARY KEY, apiary_id INTEGER REFERENCES apiary(apiary_id), hive_name TEXT, hive_type TEXT, queen_year INTEGER, daughter_of INTEGER REFERENCES hive(hive_id));
CREATE TABLE harvest (harvest_id INTEGER PRIMARY KEY, hive_id INTEGER REFERENCES hive(hive_id), harvested DATE, kg REAL, water_pct REAL, honey_kind TEXT);
CREATE TABLE inspection (inspection_id INTEGER PRIMARY KEY, hive_id INTEGER REFERENCES hive(hive_id), day DATE, mites INTEGER, queen_seen INTEGER, note TEXT);
INSERT INTO apiary VALUES (1,'Old Orchard',210,'fruit blossom'),(2,'Lime Avenue',180,'lime'),(3,'Fell Top',540,'heather'),(4,'Allotments',195,'garden flowers');
INSERT INTO hive VALUES (1,1,'Boudica','Langstroth',2022,NULL),(2,1,'Cleo','Langstroth',2023,1),(3,2,'Hilda','top-bar',2021,NULL),(4,3,'Freya','Langstroth',2023,3),(5,3,'Morag','WBC',2022,NULL),(6,4,'Zenobia','WBC',2024,2);
INSERT INTO harvest VALUES (1,1,'2023-06-12',14.5,17.8,'blossom'),(2,1,'2023-08-02',9.2,17.1,'summer'),(3,3,'2023-07-20',11,18.4,'lime'),(4,5,'2023-09-05',7.6,19.5,'heather'),(5,1,'2024-06-10',17.3,17.5,'blossom'),(6,2,'2024-06-10',12.1,18,'blossom'),(7,3,'2024-07-22',6.4,18.9,'lime'),(8,4,'2024-09-01',10.8,20.2,'heather');
INSERT INTO inspection VALUES (1,1,'2024-04-14',2,1,'strong'),(2,2,'2024-04-14',0,1,NULL),(3,3,'2024-04-20',11,0,'weak'),(4,4,'2024-05-02',4,1,NULL),(5,5,'2024-05-02',19,0,'treat soon'),(6,3,'2024-05-18',3,1,'recovering'),(7,6,'2024-08-30',1,1,'new colony');
