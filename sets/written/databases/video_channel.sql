CREATE TABLE series (series_id INTEGER PRIMARY KEY, series_title TEXT, started TEXT);
INSERT INTO series VALUES (1,'Tiny Kitchens','2022-01-10'),
(2,'Road Salt','2023-03-05'),
(3,'Ask the Butcher','2023-10-01'),
(4,'Shorts',NULL);
CREATE TABLE video (video_id INTEGER PRIMARY KEY, title TEXT, series_id INTEGER REFERENCES series(series_id), published_on TEXT, seconds INTEGER, sponsor_id INTEGER, budget REAL, editor TEXT);
INSERT INTO video VALUES (1,'One pan dumplings',1,'2024-01-12',742,NULL,180,'Mo'),
(2,'Knife skills',3,'2024-01-26',1104,1,220,'Mo'),
(3,'Salt flats by van',2,'2024-02-09',1980,2,1450,'Lena'),
(4,'Egg hacks',4,'2024-02-12',48,NULL,0,NULL),
(5,'Stove in a cupboard',1,'2024-02-23',811,1,260,'Mo'),
(6,'Mountain passes',2,'2024-03-15',2240,2,1900,'Lena'),
(7,'Brisket questions',3,'2024-03-29',1322,NULL,150,'Mo'),
(8,'Noodle fail',4,'2024-04-01',31,NULL,0,NULL),
(9,'Kitchen under 4m2',1,'2024-04-19',905,3,410,'Lena'),
(10,'Ferry food',2,'2024-05-10',1765,NULL,1240,'Lena'),
(11,'Steak night',NULL,'2024-05-24',655,1,300,'Mo');
CREATE TABLE sponsor (sponsor_id INTEGER PRIMARY KEY, brand TEXT, contact TEXT, fee_per_video REAL);
INSERT INTO sponsor VALUES (1,'PanCo','deals@panco.com',900),
(2,'Vanly','hi@vanly.com',2100),
(3,'FoldAway',NULL,1250),
(4,'Saltbae Spice','yo@sbs.com',700);
CREATE TABLE daily_views (video_id INTEGER REFERENCES video(video_id), view_day TEXT, views INTEGER, likes INTEGER, ad_usd REAL);
INSERT INTO daily_views VALUES (1,'2024-01-12',8200,610,18.4),
(1,'2024-01-13',4100,240,9.6),
(2,'2024-01-26',12100,900,31),
(2,'2024-01-27',6600,410,16.2),
(3,'2024-02-09',30500,3100,102),
(3,'2024-02-10',22800,1800,77.5),
(4,'2024-02-12',54000,2100,6),
(5,'2024-02-23',9900,700,24),
(6,'2024-03-15',41200,4600,141),
(6,'2024-03-16',35000,2900,118),
(7,'2024-03-29',7300,520,19.9),
(8,'2024-04-01',88000,3900,9.1);
INSERT INTO daily_views VALUES (9,'2024-04-19',15600,1300,43),
(10,'2024-05-10',18800,1500,60),
(10,'2024-05-11',11900,800,37.4),
(11,'2024-05-24',5200,260,13);
CREATE TABLE comment (comment_id INTEGER PRIMARY KEY, video_id INTEGER REFERENCES video(video_id), author TEXT, posted_on TEXT, thumbs INTEGER, hidden INTEGER);
INSERT INTO comment VALUES (1,1,'nanarose','2024-01-12',41,0),
(2,1,'grillking','2024-01-13',3,0),
(3,2,'grillking','2024-01-26',88,0),
(4,3,'vanlife_jo','2024-02-09',210,0),
(5,3,'trollo','2024-02-09',0,1),
(6,5,'nanarose','2024-02-24',17,0),
(7,6,'vanlife_jo','2024-03-15',330,0),
(8,6,'pt_marta','2024-03-16',54,0),
(9,7,'trollo','2024-03-29',1,1),
(10,9,'nanarose','2024-04-19',66,0),
(11,10,'vanlife_jo','2024-05-11',71,0),
(12,8,'quickbite','2024-04-02',12,0);
