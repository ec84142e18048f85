CREATE TABLE lake (lake_id INTEGER PRIMARY KEY, lake_name TEXT, canton TEXT, depth_m INTEGER, area_km2 REAL);
CREATE TABLE angler (angler_id INTEGER PRIMARY KEY, angler_name TEXT, licence_type TEXT, birth_year INTEGER);
CREATE TABLE fish (fish_id INTEGER PRIMARY KEY, fish_name TEXT, min_size_cm INTEGER);
CREATE TABLE catch (catch_id INTEGER PRIMARY KEY, angler_id INTEGER, lake_id INTEGER, fish_id INTEGER, caught_on DATE, length_cm INTEGER, weight_g INTEGER, FOREIGN KEY (angler_id) REFERENCES angler(angler_id), FOREIGN KEY (lake_id) REFERENCES lake(lake_id), FOREIGN KEY (fish_id) REFERENCES fish(fish_id));
INSERT INTO lake VALUES (1,'Silvan','Ober',76,12.4),(2,'Moorsee','Ober',9,0.8),(3,'Aller','Tal',140,33),(4,'Black Tarn','Tal',22,1.1),(5,'Long Mere','West',51,8.7);
INSERT INTO angler VALUES (1,'Ueli','annual',1961),(2,'Nora','day',1993),(3,'Beat','annual',1978),(4,'Cleo','weekly',2001),(5,'Hugo','day',1985);
INSERT INTO fish VALUES (1,'trout',24),(2,'pike',45),(3,'perch',15),(4,'char',22),(5,'eel',50);
INSERT INTO catch VALUES (1,1,1,1,'2022-04-02',31,420),(2,1,3,2,'2022-05-14',82,4100),(3,2,1,3,'2022-05-20',19,110),(4,3,3,2,'2022-06-01',57,1500),(5,3,5,1,'2022-06-18',28,300),(6,1,3,4,'2022-07-07',35,510),(7,4,1,1,'2022-08-15',22,140),(8,3,3,1,'2022-09-03',44,1050);
