CREATE TABLE route (route_id INTEGER PRIMARY KEY, route_name TEXT, day_of_week TEXT, start_hub TEXT);
INSERT INTO route VALUES (1,'North loop','Mon','Kirk hall'),
(2,'North loop','Thu','Kirk hall'),
(3,'Harbour','Tue','Fish quay'),
(4,'Hillside','Wed','Kirk hall'),
(5,'Outlying farms','Fri',NULL);
CREATE TABLE recipient (rec_id INTEGER PRIMARY KEY, full_name TEXT, age INTEGER, street TEXT, route_id INTEGER REFERENCES route(route_id), diet TEXT, phone TEXT, started TEXT, stopped TEXT);
INSERT INTO recipient VALUES (1,'Ada Pringle',88,'Kirk Wynd',1,'diabetic','01333 10','2021-02-01',NULL),
(2,'Bert Low',79,'Shore St',3,NULL,'01333 11','2022-05-10',NULL),
(3,'Cissie Grant',93,'Mill Brae',4,'soft',NULL,'2019-11-04',NULL),
(4,'Davy Orr',84,'Shore St',3,'vegetarian','01333 13','2023-09-12',NULL),
(5,'Effie Rae',90,'Kirk Wynd',2,'soft','01333 14','2020-06-18','2024-02-29'),
(6,'Frank Muir',76,'Top Farm',5,NULL,NULL,'2024-01-12',NULL),
(7,'Greta Wood',81,'Mill Brae',4,'diabetic','01333 16','2023-03-01',NULL),
(8,'Hamish Bell',87,'High St',NULL,'no fish','01333 17','2024-03-11',NULL);
CREATE TABLE volunteer (vol_id INTEGER PRIMARY KEY, vol_name TEXT, has_car INTEGER, disclosure_until TEXT, joined TEXT);
INSERT INTO volunteer VALUES (1,'Moira Kay',1,'2026-03-31','2018-04-09'),
(2,'Stu Pratt',1,'2024-02-28','2021-01-18'),
(3,'Jean Tod',0,'2025-08-31','2019-10-01'),
(4,'Calum Ross',1,NULL,'2024-03-04'),
(5,'Priya Das',1,'2025-01-31','2022-07-07');
CREATE TABLE drop_off (drop_id INTEGER PRIMARY KEY, rec_id INTEGER REFERENCES recipient(rec_id), vol_id INTEGER REFERENCES volunteer(vol_id), dropped_on TEXT, meal TEXT, kept_warm INTEGER, outcome TEXT, paid REAL);
INSERT INTO drop_off VALUES (1,1,1,'2024-03-04','mince and tatties',1,'delivered',4.5),
(2,1,1,'2024-03-11','chicken stew',1,'delivered',4.5),
(3,1,2,'2024-03-18','fish pie',0,'no answer',0),
(4,2,2,'2024-03-05','fish pie',1,'delivered',4.5),
(5,2,2,'2024-03-12','mince and tatties',1,'delivered',0),
(6,4,2,'2024-03-05','veggie lasagne',1,'delivered',4.5),
(7,4,5,'2024-03-12','veggie lasagne',0,'delivered',4.5),
(8,4,5,'2024-03-19','veggie lasagne',1,'no answer',0),
(9,3,3,'2024-03-06','pureed beef',1,'delivered',4),
(10,3,3,'2024-03-13','pureed beef',1,'delivered',4),
(11,7,3,'2024-03-06','chicken stew',1,'refused',0),
(12,7,1,'2024-03-13','fish pie',1,'delivered',4.5);
INSERT INTO drop_off VALUES (13,6,5,'2024-03-08','mince and tatties',0,'delivered',5),
(14,6,5,'2024-03-15','chicken stew',0,'no answer',0),
(15,5,1,'2024-02-22','pureed beef',1,'delivered',4),
(16,5,1,'2024-02-29','pureed beef',1,'no answer',0),
(17,2,5,'2024-02-20','chicken stew',1,'delivered',4.5);
