CREATE TABLE Exercise (ExNo INTEGER PRIMARY KEY, ExName TEXT, BodyArea TEXT, NeedsBand INTEGER, Seconds INTEGER);
CREATE TABLE Patient (PatNo INTEGER PRIMARY KEY, PatName TEXT, Complaint TEXT, StartedOn TEXT, Discharged TEXT);
CREATE TABLE Plan (PatNo INTEGER REFERENCES Patient(PatNo), ExNo INTEGER REFERENCES Exercise(ExNo), TimesPerWeek INTEGER);
CREATE TABLE Diary (DiaryNo INTEGER PRIMARY KEY, PatNo INTEGER REFERENCES Patient(PatNo), ExNo INTEGER REFERENCES Exercise(ExNo), DoneOn TEXT, Reps INTEGER, PainAfter INTEGER);
INSERT INTO Exercise VALUES (1,'Heel slides','knee',0,60),(2,'Clamshell','hip',1,90),(3,'Wall angels','shoulder',0,120),(4,'Bird dog','back',0,90),(5,'Pendulum','shoulder',0,60),(6,'Bridge','back',0,75),(7,'Monster walk','hip',1,120);
INSERT INTO Patient VALUES (1,'Mr Haddad','knee replacement','2024-01-08',NULL),(2,'Elsbeth Roth','frozen shoulder','2023-10-02','2024-02-28'),(3,'Tim Cole','back pain','2024-02-12',NULL),(4,'Nuria Font','hip pain','2024-03-04',NULL),(5,'Old Mr Graf','back pain','2023-06-01','2023-07-15');
INSERT INTO Plan VALUES (1,1,7),(1,6,3),(2,3,5),(2,5,7),(3,4,4),(3,6,4),(4,2,3),(5,4,3);
INSERT INTO Diary VALUES (1,1,1,'2024-01-10',10,6),(2,1,1,'2024-01-17',15,5),(3,1,6,'2024-02-07',12,4),(4,2,5,'2023-11-05',20,7),(5,2,3,'2024-01-12',8,3),(6,3,4,'2024-02-15',10,2),(7,3,4,'2024-02-19',12,2),(8,3,6,'2024-03-01',15,NULL),(9,1,1,'2024-03-06',25,2),(10,2,5,'2024-02-10',30,1),(11,5,4,'2023-06-20',6,8);
