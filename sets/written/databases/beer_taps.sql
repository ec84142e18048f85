CREATE TABLE brewery (brewery_id INTEGER PRIMARY KEY, brewery TEXT, town TEXT, rep_phone TEXT);
INSERT INTO brewery VALUES (1,'Otter Creek','Alston','01434 1'),
(2,'Fellside','Kendal','01539 2'),
(3,'Tin Goose','Leeds',NULL),
(4,'Marsh & Moor','Hexham','01434 4');
CREATE TABLE beer (beer_id INTEGER PRIMARY KEY, beer TEXT, style TEXT, abv REAL, brewery_id INTEGER REFERENCES brewery(brewery_id), pint_price REAL, keg_cost REAL, vegan INTEGER);
INSERT INTO beer VALUES (1,'Otter Best','bitter',3.9,1,4.2,78,0),
(2,'Otter Black','stout',4.8,1,4.6,92,1),
(3,'Fell Gold','pale',4.1,2,4.4,84,0),
(4,'Goose IPA','ipa',6.2,3,5.6,128,1),
(5,'Goose Sour','sour',5,3,5.8,140,1),
(6,'Moor Lager','lager',4.5,4,4.5,80,1),
(7,'Winter Warmer','old ale',7.1,2,5,118,0);
CREATE TABLE keg (keg_id INTEGER PRIMARY KEY, beer_id INTEGER REFERENCES beer(beer_id), litres INTEGER, delivered_on TEXT, tapped_on TEXT, finished_on TEXT, pints_sold INTEGER, spoiled INTEGER);
INSERT INTO keg VALUES (1,1,50,'2024-10-01','2024-10-02','2024-10-09',84,0),
(2,3,50,'2024-10-01','2024-10-03','2024-10-12',82,0),
(3,6,50,'2024-10-01','2024-10-02','2024-10-07',86,0),
(4,4,30,'2024-10-08','2024-10-09','2024-10-21',49,0),
(5,2,30,'2024-10-08','2024-10-10','2024-10-28',31,1),
(6,6,50,'2024-10-08','2024-10-08','2024-10-14',85,0),
(7,1,50,'2024-10-08','2024-10-10','2024-10-17',83,0),
(8,5,30,'2024-10-15','2024-10-16','2024-11-06',28,1),
(9,6,50,'2024-10-15','2024-10-15','2024-10-22',84,0),
(10,3,50,'2024-10-22','2024-10-22','2024-11-02',80,0),
(11,1,50,'2024-10-22','2024-10-23','2024-10-31',85,0),
(12,6,50,'2024-11-05','2024-11-05',NULL,41,0);
INSERT INTO keg VALUES (13,1,50,'2024-11-05','2024-11-06',NULL,22,0),
(14,4,30,'2024-11-05',NULL,NULL,0,0),
(15,2,30,'2024-11-05','2024-11-07',NULL,9,0);
CREATE TABLE tap_clean (clean_id INTEGER PRIMARY KEY, tap_no INTEGER, cleaned_on TEXT, who TEXT, beer_wasted_l REAL);
INSERT INTO tap_clean VALUES (1,1,'2024-10-07','Jonty',2.5),
(2,2,'2024-10-07','Jonty',2),
(3,3,'2024-10-07','Jonty',2),
(4,4,'2024-10-08','Steph',3),
(5,1,'2024-10-14','Steph',2),
(6,2,'2024-10-14','Steph',2.5),
(7,3,'2024-10-21','Jonty',1.5),
(8,1,'2024-10-28','Steph',2),
(9,4,'2024-10-29',NULL,3.5),
(10,2,'2024-11-04','Jonty',2);
