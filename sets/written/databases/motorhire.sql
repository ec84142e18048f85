CREATE TABLE Branches (BranchID INTEGER PRIMARY KEY, BranchName TEXT, City TEXT, Country TEXT);
CREATE TABLE VehicleClasses (ClassID INTEGER PRIMARY KEY, ClassName TEXT, DailyRate REAL);
CREATE TABLE Vehicles (VehicleID INTEGER PRIMARY KEY, Plate TEXT, Make TEXT, Model TEXT, ClassID INTEGER REFERENCES VehicleClasses(ClassID), BranchID INTEGER REFERENCES Branches(BranchID), BoughtOn TEXT, SoldOn TEXT);
CREATE TABLE Drivers (DriverID INTEGER PRIMARY KEY, DriverName TEXT, Email TEXT, Country TEXT, Company TEXT);
CREATE TABLE Agents (AgentID INTEGER PRIMARY KEY, AgentName TEXT, BranchID INTEGER REFERENCES Branches(BranchID), HiredOn TEXT);
CREATE TABLE Hires (HireID INTEGER PRIMARY KEY, VehicleID INTEGER REFERENCES Vehicles(VehicleID), DriverID INTEGER REFERENCES Drivers(DriverID), AgentID INTEGER REFERENCES Agents(AgentID), BookedOn TEXT, PickupDate TEXT, DueBack TEXT, ReturnedOn TEXT, DailyRate REAL, DaysCharged INTEGER, KmDriven INTEGER);
CREATE TABLE HirePayments (PaymentID INTEGER PRIMARY KEY, HireID INTEGER REFERENCES Hires(HireID), PaidOn TEXT, Amount REAL, Method TEXT);
CREATE TABLE ServiceJobs (JobID INTEGER PRIMARY KEY, VehicleID INTEGER REFERENCES Vehicles(VehicleID), JobDate TEXT, JobType TEXT, Cost REAL);
CREATE TABLE Damages (DamageID INTEGER PRIMARY KEY, HireID INTEGER REFERENCES Hires(HireID), Part TEXT, RepairCost REAL, Charged INTEGER);
INSERT INTO Branches VALUES (1,'Airport North','Split','Croatia'),(2,'Old Town','Split','Croatia'),(3,'Central Station','Ljubljana','Slovenia'),(4,'Harbour','Trieste','Italy'),(5,'Airport','Pula','Croatia');
INSERT INTO VehicleClasses VALUES (1,'mini',32),(2,'compact',41),(3,'estate',58),(4,'van',79),(5,'convertible',115);
INSERT INTO Vehicles VALUES (1,'ST-101','Fiat','Panda',1,1,'2020-03-05',NULL),(2,'ST-102','Opel','Corsa',2,1,'2021-04-16',NULL),(3,'ST-201','Skoda','Octavia',3,2,'2021-09-09',NULL),(4,'LJ-301','Renault','Clio',2,3,'2019-05-20','2023-09-30'),(5,'LJ-302','VW','Transporter',4,3,'2022-01-31',NULL),(6,'TS-401','Fiat','500',1,4,'2022-06-14',NULL),(7,'TS-402','Mazda','MX-5',5,4,'2023-03-22',NULL),(8,'LJ-303','Skoda','Fabia',2,3,'2023-10-11',NULL),(9,'ST-103','Ford','Transit',4,1,'2024-05-02',NULL);
INSERT INTO Drivers VALUES (1,'Ana Babic','ana.babic@mail.hr','Croatia',NULL),(2,'Jurgen Falk','falk@falkbau.de','Germany','Falk Bau'),(3,'Mateja Zupan','mateja@mail.si','Slovenia',NULL),(4,'Luigi Serra','lserra@serravini.it','Italy','Serra Vini'),(5,'Helen Marsh','helen@mail.uk','UK',NULL),(6,'Tomas Vrba','vrba@mail.cz','Czechia',NULL),(7,'Greta Olin','greta@olindesign.se','Sweden','Olin Design'),(8,'Pierre Lacour','pierre@mail.fr','France',NULL),(9,'Dora Kralj','dora@mail.hr','Croatia',NULL);
INSERT INTO Agents VALUES (1,'Ivan Maric',1,'2018-05-14'),(2,'Lucija Peric',2,'2020-02-03'),(3,'Rok Hribar',3,'2019-11-18'),(4,'Elena Dossi',4,'2022-03-07'),(5,'Nika Golob',3,'2024-04-22');
INSERT INTO Hires VALUES
  (800, 4, 2, 3, '2022-02-21', '2022-03-15', '2022-03-27', '2022-03-27', 41.0, 12, 375),
  (801, 3, 1, 2, '2022-03-18', '2022-04-20', '2022-04-25', '2022-04-25', 58.0, 5, 917),
  (802, 1, 5, 1, '2022-05-23', '2022-06-08', '2022-06-15', '2022-06-18', 32.0, 10, 1840),
  (803, 4, 2, 3, '2022-05-17', '2022-06-14', '2022-06-20', '2022-06-20', 41.0, 6, 371),
  (804, 5, 2, 3, '2022-06-06', '2022-07-04', '2022-07-13', '2022-07-13', 79.0, 9, 103),
  (805, 4, 8, 3, '2022-07-05', '2022-08-04', '2022-08-12', '2022-08-12', 41.0, 8, 1824),
  (806, 6, 7, 4, '2022-07-14', '2022-08-15', '2022-08-23', '2022-08-23', 32.0, 8, 419),
  (807, 3, 2, 2, '2022-08-07', '2022-09-05', '2022-09-13', '2022-09-13', 58.0, 8, 907),
  (808, 1, 7, 1, '2022-09-21', '2022-10-17', '2022-10-19', '2022-10-22', 32.0, 5, 993),
  (809, 2, 5, 1, '2022-10-05', '2022-10-18', '2022-10-30', '2022-10-30', 41.0, 12, 1279),
  (810, 1, 5, 1, '2022-11-06', '2022-12-12', '2022-12-24', '2022-12-24', 32.0, 12, 337),
  (811, 4, 2, 3, '2022-11-06', '2022-12-14', '2022-12-19', '2022-12-19', 41.0, 5, 293),
  (812, 1, 2, 1, '2022-12-31', '2023-01-01', '2023-01-12', '2023-01-12', 32.0, 11, 1132),
  (813, 4, 3, 3, '2022-12-23', '2023-01-09', '2023-01-13', '2023-01-13', 41.0, 4, 1768),
  (814, 4, 2, 3, '2023-02-24', '2023-03-14', '2023-03-24', '2023-03-25', 41.0, 11, 1191),
  (815, 3, 1, 2, '2023-04-03', '2023-04-14', '2023-04-26', '2023-04-26', 58.0, 12, 379),
  (816, 2, 3, 1, '2023-03-14', '2023-04-25', '2023-04-27', '2023-04-27', 41.0, 2, 333),
  (817, 7, 5, 4, '2023-04-16', '2023-05-08', '2023-05-13', '2023-05-13', 115.0, 5, 1138),
  (818, 1, 2, 1, '2023-04-03', '2023-05-12', '2023-05-22', '2023-05-22', 32.0, 10, 318),
  (819, 4, 2, 3, '2023-07-22', '2023-07-25', '2023-07-28', '2023-07-28', 41.0, 3, 1069),
  (820, 2, 6, 1, '2023-06-22', '2023-07-30', '2023-07-31', '2023-08-01', 41.0, 2, 1239),
  (821, 7, 3, 4, '2023-07-12', '2023-08-23', '2023-08-30', '2023-08-30', 115.0, 7, 1900),
  (822, 3, 1, 2, '2023-07-21', '2023-08-31', '2023-09-01', '2023-09-01', 58.0, 1, 1380),
  (823, 7, 1, 4, '2023-08-20', '2023-09-20', '2023-09-23', '2023-09-23', 115.0, 3, 451),
  (824, 5, 8, 3, '2023-10-06', '2023-10-12', '2023-10-18', '2023-10-18', 79.0, 6, 831),
  (825, 3, 8, 2, '2023-09-13', '2023-10-14', '2023-10-25', '2023-10-25', 58.0, 11, 1775),
  (826, 7, 7, 4, '2023-09-27', '2023-10-27', '2023-10-29', '2023-11-01', 115.0, 5, 1603),
  (827, 8, 5, 3, '2023-12-08', '2024-01-20', '2024-01-30', '2024-01-30', 41.0, 10, 1285),
  (828, 3, 6, 2, '2024-01-05', '2024-01-26', '2024-01-30', '2024-01-30', 58.0, 4, 1559),
  (829, 5, 8, 3, '2024-01-14', '2024-02-07', '2024-02-16', '2024-02-16', 79.0, 9, 71),
  (830, 3, 2, 2, '2024-02-07', '2024-03-05', '2024-03-14', '2024-03-14', 58.0, 9, 1698),
  (831, 5, 8, 3, '2024-02-02', '2024-03-08', '2024-03-15', '2024-03-15', 79.0, 7, 1809),
  (832, 6, 2, 4, '2024-02-02', '2024-03-10', '2024-03-18', '2024-03-21', 32.0, 11, 578),
  (833, 8, 2, 3, '2024-02-22', '2024-03-19', '2024-03-27', '2024-03-27', 41.0, 8, 634),
  (834, 1, 4, 1, '2024-03-20', '2024-03-25', '2024-04-01', NULL, 32.0, 7, NULL),
  (835, 1, 2, 1, '2024-02-27', '2024-03-27', '2024-04-07', NULL, 32.0, 11, NULL);
INSERT INTO HirePayments VALUES
  (1, 800, '2022-03-31', 492.0, 'cash'),
  (2, 801, '2022-05-03', 290.0, 'card'),
  (3, 802, '2022-06-18', 320.0, 'card'),
  (4, 803, '2022-06-26', 246.0, 'card'),
  (5, 804, '2022-07-19', 711.0, 'card'),
  (6, 805, '2022-08-21', 328.0, 'cash'),
  (7, 806, '2022-08-28', 256.0, 'cash'),
  (8, 808, '2022-10-31', 160.0, 'card'),
  (9, 809, '2022-11-04', 492.0, 'card'),
  (10, 810, '2022-12-31', 384.0, 'cash'),
  (11, 811, '2022-12-24', 205.0, 'card'),
  (12, 812, '2023-01-20', 352.0, 'invoice'),
  (13, 813, '2023-01-17', 164.0, 'invoice'),
  (14, 814, '2023-03-28', 451.0, 'cash'),
  (15, 815, '2023-04-30', 696.0, 'card'),
  (16, 817, '2023-05-22', 575.0, 'card'),
  (17, 818, '2023-05-23', 320.0, 'cash'),
  (18, 819, '2023-08-06', 123.0, 'card'),
  (19, 820, '2023-08-04', 82.0, 'cash'),
  (20, 821, '2023-09-02', 805.0, 'cash'),
  (21, 822, '2023-09-09', 58.0, 'invoice'),
  (22, 823, '2023-09-30', 345.0, 'card'),
  (23, 824, '2023-10-18', 474.0, 'card'),
  (24, 826, '2023-11-09', 575.0, 'card'),
  (25, 827, '2024-01-31', 410.0, 'invoice'),
  (26, 828, '2024-01-30', 232.0, 'card'),
  (27, 829, '2024-02-23', 711.0, 'card'),
  (28, 830, '2024-03-18', 522.0, 'card'),
  (29, 831, '2024-03-21', 553.0, 'cash'),
  (30, 832, '2024-03-25', 352.0, 'card'),
  (31, 833, '2024-04-03', 328.0, 'card');
INSERT INTO Damages VALUES
  (1, 803, 'wheel', 506.15, 1),
  (2, 808, 'bumper', 595.99, 0),
  (3, 813, 'mirror', 826.02, 1),
  (4, 818, 'windscreen', 670.35, 0),
  (5, 823, 'wheel', 618.63, 1),
  (6, 828, 'bumper', 579.67, 0),
  (7, 833, 'mirror', 271.82, 1);
INSERT INTO ServiceJobs VALUES
  (1, 4, '2022-07-20', 'brakes', 247.13),
  (2, 1, '2022-07-27', 'oil change', 170.3),
  (3, 1, '2022-08-10', 'tyres', 439.52),
  (4, 1, '2022-09-06', 'oil change', 333.08),
  (5, 5, '2022-12-23', 'brakes', 144.92),
  (6, 5, '2023-01-02', 'inspection', 563.1),
  (7, 1, '2023-01-29', 'oil change', 238.68),
  (8, 3, '2023-02-16', 'brakes', 53.0),
  (9, 5, '2023-03-26', 'oil change', 162.98),
  (10, 5, '2023-05-19', 'tyres', 587.58),
  (11, 1, '2023-06-04', 'brakes', 442.36),
  (12, 1, '2023-07-13', 'brakes', 125.91),
  (13, 5, '2024-01-19', 'oil change', 614.73),
  (14, 2, '2024-02-07', 'inspection', 510.96),
  (15, 7, '2024-02-20', 'oil change', 291.37),
  (16, 3, '2024-03-14', 'inspection', 100.57),
  (17, 5, '2024-03-22', 'inspection', 137.17);
