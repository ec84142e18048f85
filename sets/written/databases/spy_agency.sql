CREATE TABLE agent (agent_no INTEGER PRIMARY KEY, code_name TEXT, real_name TEXT, age INTEGER, home_country TEXT, rank_code TEXT);
CREATE TABLE mission (mission_no INTEGER PRIMARY KEY, title TEXT, target_city TEXT, start_year INTEGER, status_code TEXT, budget REAL);
CREATE TABLE assignment (agent_no INTEGER, mission_no INTEGER, cover_job TEXT, FOREIGN KEY (agent_no) REFERENCES agent(agent_no), FOREIGN KEY (mission_no) REFERENCES mission(mission_no));
CREATE TABLE ref_rank (rank_code TEXT PRIMARY KEY, rank_description TEXT);
INSERT INTO ref_rank VALUES ('J','Junior'),('S','Senior'),('C','Chief'),('R','Retired');
INSERT INTO agent VALUES (7,'Magpie','Ellen Stroud',38,'Scotland','S'),(9,'Badger','Paul Zane',51,'Malta','C'),(12,'Otter','Rhea Lal',27,'India','J'),(15,'Heron','Tim Oakes',33,'Scotland','S'),(18,'Mole','Greg Tarn',45,'Canada','S'),(21,'Wren','Ito Sana',24,'Japan','J');
INSERT INTO mission VALUES (1,'Paper Moon','Vienna',2004,'DONE',120000),(2,'Cold Tea','Lisbon',2009,'FAIL',45000),(3,'Glass Key','Vienna',2015,'DONE',310000),(4,'Red Kite','Tunis',2019,'OPEN',90000),(5,'Slow Clock','Oslo',2021,'OPEN',200000);
INSERT INTO assignment VALUES (7,1,'pianist'),(9,1,'waiter'),(7,2,'tourist'),(18,2,'banker'),(12,3,'student'),(9,3,'banker'),(15,4,'pilot'),(7,4,'pianist');
