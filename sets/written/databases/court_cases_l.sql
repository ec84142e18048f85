CREATE TABLE judge (judge_id INTEGER PRIMARY KEY, judge_name TEXT, appointed INTEGER, gender TEXT);
CREATE TABLE lawyer (lawyer_id INTEGER PRIMARY KEY, lawyer_name TEXT, firm TEXT, hourly_rate REAL);
CREATE TABLE lawsuit (lawsuit_id INTEGER PRIMARY KEY, title TEXT, judge_id INTEGER, filed_year INTEGER, verdict TEXT, damages REAL, FOREIGN KEY (judge_id) REFERENCES judge(judge_id));
CREATE TABLE counsel (lawsuit_id INTEGER, lawyer_id INTEGER, side TEXT, hours INTEGER, FOREIGN KEY (lawsuit_id) REFERENCES lawsuit(lawsuit_id), FOREIGN KEY (lawyer_id) REFERENCES lawyer(lawyer_id));
INSERT INTO judge VALUES (1,'Harlow',1999,'F'),(2,'Quade',2008,'M'),(3,'Sato',2015,'F'),(4,'Brill',2020,'M');
INSERT INTO lawyer VALUES (1,'Iris Vane','Vane & Cole',320),(2,'Tom Cole','Vane & Cole',290),(3,'Ada Fitch','Fitch LLP',410),(4,'Raj Puri','Puri Law',180),(5,'Lou Denny','Fitch LLP',260);
INSERT INTO lawsuit VALUES (1,'Marsh v. Bolt',1,2012,'plaintiff',45000),(2,'City v. Dunes Hotel',1,2016,'defendant',0),(3,'Orr v. Orr',2,2018,'settled',12000),(4,'Finch v. Gold Bank',3,2018,'plaintiff',230000),(5,'Tate v. Railways',2,2021,'open',NULL),(6,'Pell v. Finch',1,2021,'open',NULL);
INSERT INTO counsel VALUES (1,1,'plaintiff',60),(1,4,'defendant',85),(2,3,'defendant',140),(2,2,'plaintiff',75),(3,4,'plaintiff',20),(4,3,'plaintiff',210),(4,1,'defendant',190),(5,4,'plaintiff',15);
