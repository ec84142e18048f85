CREATE TABLE Alumni (AlumId INTEGER PRIMARY KEY, FullName TEXT, GradYear INTEGER, Degree TEXT, Employer TEXT, Country TEXT, Email TEXT, Deceased INTEGER, DoNotCall INTEGER);
INSERT INTO Alumni VALUES (1,'Harriet Bloom',1988,'Law','Bloom & Co','UK','hb@alum.edu',0,0),
(2,'Ivan Petrov',1994,'Physics','CERN','Switzerland','ivan@alum.edu',0,1),
(3,'Joy Adeleke',2005,'Medicine',NULL,'Nigeria','joy@alum.edu',0,0),
(4,'Karl Voss',1971,'Engineering',NULL,'Germany',NULL,1,0),
(5,'Liu Wen',2012,'Economics','HSBC','China','liu@alum.edu',0,0),
(6,'Marta Gil',1999,'Law','EU Court','Luxembourg','marta@alum.edu',0,0),
(7,'Ned Fisher',2016,'Physics',NULL,'UK',NULL,0,0),
(8,'Olive Tan',2005,'Economics','HSBC','Singapore','olive@alum.edu',0,0),
(9,'Pat Quirke',1988,'Medicine','NHS','UK','pat@alum.edu',0,1),
(10,'Rosa Lind',2019,'Law',NULL,'Sweden','rosa@alum.edu',0,0);
CREATE TABLE Campaign (CampId INTEGER PRIMARY KEY, CampName TEXT, Opened TEXT, Closed TEXT, Target REAL);
INSERT INTO Campaign VALUES (1,'New Library','2022-09-01','2024-03-31',50000),
(2,'Scholarships','2019-01-01',NULL,200000),
(3,'Boathouse','2023-10-01','2024-06-30',15000),
(4,'Annual 2024','2024-01-01','2024-12-31',30000);
CREATE TABLE Caller (CallerId INTEGER PRIMARY KEY, CallerName TEXT, StudyYear INTEGER);
INSERT INTO Caller VALUES (1,'Tess',2),
(2,'Umar',3),
(3,'Vic',1);
CREATE TABLE PhoneCall (CallId INTEGER PRIMARY KEY, AlumId INTEGER REFERENCES Alumni(AlumId), CallerId INTEGER REFERENCES Caller(CallerId), CampId INTEGER REFERENCES Campaign(CampId), CalledAt TEXT, Minutes REAL, Result TEXT);
INSERT INTO PhoneCall VALUES (1,1,1,4,'2024-02-05 18:10',12,'pledged'),
(2,3,1,4,'2024-02-05 18:40',4,'refused'),
(3,5,2,4,'2024-02-06 19:05',0,'no answer'),
(4,6,2,3,'2024-02-06 19:20',9,'pledged'),
(5,7,1,4,'2024-02-07 18:00',15,'pledged'),
(6,8,2,4,'2024-02-07 18:30',7,'pledged'),
(7,10,3,4,'2024-02-08 18:15',2,'refused'),
(8,5,1,4,'2024-02-12 18:50',6,'pledged'),
(9,1,2,3,'2024-05-13 19:10',5,'refused'),
(10,7,3,2,'2024-05-14 18:20',0,'no answer'),
(11,3,2,2,'2024-05-14 18:45',11,'pledged'),
(12,8,1,2,'2024-05-15 19:30',0,'wrong number');
CREATE TABLE Pledge (PledgeId INTEGER PRIMARY KEY, AlumId INTEGER REFERENCES Alumni(AlumId), CampId INTEGER REFERENCES Campaign(CampId), PledgedOn TEXT, Amount REAL, DueBy TEXT);
INSERT INTO Pledge VALUES (1,1,4,'2024-02-05',1000,'2024-04-30'),
(2,6,3,'2024-02-06',500,'2024-06-30'),
(3,7,4,'2024-02-07',60,'2024-03-31'),
(4,8,4,'2024-02-07',250,'2024-04-30'),
(5,5,4,'2024-02-12',300,'2024-05-31'),
(6,3,2,'2024-05-14',400,'2024-12-31'),
(7,2,1,'2022-11-03',5000,'2023-12-31'),
(8,9,1,'2023-01-19',750,'2023-06-30'),
(9,4,2,'2019-06-10',20000,'2020-12-31');
CREATE TABLE Donation (DonId INTEGER PRIMARY KEY, AlumId INTEGER REFERENCES Alumni(AlumId), CampId INTEGER REFERENCES Campaign(CampId), ReceivedOn TEXT, Amount REAL, Method TEXT, Anonymous INTEGER);
INSERT INTO Donation VALUES (1,1,4,'2024-03-12',1000,'bank',0),
(2,2,1,'2023-05-02',2500,'bank',0),
(3,2,1,'2023-12-20',2500,'bank',0),
(4,4,2,'2020-01-15',20000,'cheque',0),
(5,7,4,'2024-03-30',30,'card',0),
(6,8,4,'2024-04-25',250,'card',1),
(7,9,1,'2023-06-28',750,'card',0),
(8,6,3,'2024-06-14',500,'bank',0),
(9,1,2,'2021-10-10',400,'card',0),
(10,5,2,'2022-02-20',150,'card',1),
(11,9,4,'2024-05-05',200,'card',0),
(12,1,3,'2024-01-08',350,'bank',0);
