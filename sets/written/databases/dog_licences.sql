CREATE TABLE ward_area (ward TEXT PRIMARY KEY, councillor TEXT, kennel_limit INTEGER);
INSERT INTO ward_area VALUES ('East','A. Bloom',3),
('West','P. Ito',3),
('Old Town','G. Raab',2),
('Riverside',NULL,4);
CREATE TABLE owner (owner_no INTEGER PRIMARY KEY, owner_name TEXT, address TEXT, ward TEXT REFERENCES ward_area(ward), phone TEXT, email TEXT, senior INTEGER);
INSERT INTO owner VALUES (1,'Tess Marlow','4 Elm St','East','555-0111','tess@mail.com',0),
(2,'Bob Iyer','90 Quay Rd','Riverside',NULL,'bob@mail.com',1),
(3,'Clara Voigt','7 Bell Sq','Old Town','555-0113',NULL,1),
(4,'Dion Hart','18 Elm St','East','555-0114','dion@mail.com',0),
(5,'Mo Farrell','33 Hill Ave','West','555-0115',NULL,0),
(6,'Gina Ponti','2 Bell Sq','Old Town',NULL,'gina@mail.com',0),
(7,'Sid Crowe','51 Quay Rd','Riverside','555-0117','sid@mail.com',0),
(8,'Una Webb','12 Hill Ave','West','555-0118',NULL,1);
CREATE TABLE dog (dog_no INTEGER PRIMARY KEY, owner_no INTEGER REFERENCES owner(owner_no), dog_name TEXT, breed TEXT, colour TEXT, birth_year INTEGER, neutered INTEGER, chip_no TEXT, died_on TEXT);
INSERT INTO dog VALUES (1,1,'Biscuit','beagle','tricolour',2019,1,'985-1',NULL),
(2,1,'Mabel','labrador','black',2021,1,'985-2',NULL),
(3,2,'Rex','german shepherd','tan',2015,0,NULL,NULL),
(4,3,'Fifi','poodle','white',2012,1,'985-4','2024-01-19'),
(5,4,'Tank','rottweiler','black',2022,0,'985-5',NULL),
(6,5,'Pickle','mixed',NULL,2020,1,'985-6',NULL),
(7,6,'Gnocchi','dachshund','brown',2023,0,NULL,NULL),
(8,7,'Duke','labrador','yellow',2018,1,'985-8',NULL),
(9,7,'Daisy','labrador','yellow',2018,1,'985-9',NULL),
(10,7,'Dot','mixed','white',2023,0,NULL,NULL),
(11,7,'Dash','mixed','white',2023,0,NULL,NULL),
(12,8,'Winnie','corgi','tan',2016,1,'985-12',NULL);
CREATE TABLE licence (lic_no INTEGER PRIMARY KEY, dog_no INTEGER REFERENCES dog(dog_no), issued TEXT, expires TEXT, fee REAL, channel TEXT);
INSERT INTO licence VALUES (1,1,'2023-05-02','2024-05-02',15,'counter'),
(2,2,'2023-05-02','2024-05-02',15,'counter'),
(3,3,'2022-09-14','2023-09-14',20,'mail'),
(4,4,'2023-03-01','2024-03-01',7.5,'counter'),
(5,5,'2023-11-20','2024-11-20',30,'online'),
(6,6,'2024-02-05','2025-02-05',15,'online'),
(7,8,'2023-07-07','2024-07-07',15,'online'),
(8,9,'2023-07-07','2024-07-07',15,'online'),
(9,12,'2024-01-09','2025-01-09',7.5,'counter'),
(10,1,'2024-05-03','2025-05-03',16,'online'),
(11,12,'2023-01-10','2024-01-10',7.5,'counter'),
(12,7,'2024-04-29','2025-04-29',32,'online');
CREATE TABLE bite_report (rep_no INTEGER PRIMARY KEY, dog_no INTEGER REFERENCES dog(dog_no), reported_on TEXT, victim_kind TEXT, severity INTEGER, fine REAL, fine_paid_on TEXT);
INSERT INTO bite_report VALUES (1,5,'2024-01-14','person',3,250,NULL),
(2,3,'2023-06-10','dog',1,50,'2023-07-01'),
(3,5,'2024-03-30','dog',2,150,NULL),
(4,11,'2024-04-18','person',1,75,'2024-05-02'),
(5,7,'2024-05-06','person',1,NULL,NULL),
(6,8,'2022-10-01','cat',2,50,'2022-10-09');
