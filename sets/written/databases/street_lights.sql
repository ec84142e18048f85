CREATE TABLE district_office (do_code TEXT PRIMARY KEY, do_name TEXT, phone TEXT);
CREATE TABLE lamp (lamp_no INTEGER PRIMARY KEY, street TEXT, do_code TEXT, bulb TEXT, watts INTEGER, put_up INTEGER, FOREIGN KEY (do_code) REFERENCES district_office(do_code));
CREATE TABLE fault_call (fc_id INTEGER PRIMARY KEY, lamp_no INTEGER, called_on TEXT, caller TEXT, fault TEXT, FOREIGN KEY (lamp_no) REFERENCES lamp(lamp_no));
CREATE TABLE repair (rp_id INTEGER PRIMARY KEY, fc_id INTEGER, repaired_on TEXT, electrician TEXT, cost INTEGER, FOREIGN KEY (fc_id) REFERENCES fault_call(fc_id));
INSERT INTO district_office VALUES ('NO','North','555-201'),('SO','South','555-202'),('WE','West',NULL),('IS','Island','555-209');
INSERT INTO lamp VALUES (1,'Elm Street','NO','LED',40,2019),(2,'Elm Street','NO','sodium',150,1994),(3,'Dock Road','SO','sodium',250,1988),(4,'Dock Road','SO','LED',60,2021),(5,'Park Walk','WE','mercury',125,1979),(6,'Park Walk','WE','LED',30,2022),(7,'Chapel Hill','NO','sodium',100,1999);
INSERT INTO fault_call VALUES (1,2,'2023-01-09','Mrs Penn','flickers'),(2,3,'2023-01-30','Mr Roe','dark'),(3,5,'2023-02-14','Mrs Penn','dark'),(4,5,'2023-06-02','Mr Ward','dark'),(5,3,'2023-09-25','Ms Ibsen','pole bent'),(6,7,'2023-11-17','Mr Roe','flickers'),(7,2,'2024-01-04','Mr Ward','dark');
INSERT INTO repair VALUES (1,1,'2023-01-20','Stark',80),(2,2,'2023-02-02','Bell',140),(3,3,'2023-03-01','Stark',95),(4,4,'2023-06-05','Bell',310),(5,6,'2023-12-01','Stark',60);
