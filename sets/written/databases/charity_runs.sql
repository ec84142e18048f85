CREATE TABLE charity (charity_id INTEGER PRIMARY KEY, charity_name TEXT, cause TEXT, registered INTEGER);
CREATE TABLE run_event (event_id INTEGER PRIMARY KEY, event_name TEXT, town TEXT, event_date DATE, distance_km REAL);
CREATE TABLE runner (runner_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, gender TEXT, age INTEGER);
CREATE TABLE entry (runner_id INTEGER, event_id INTEGER, charity_id INTEGER, finish_minutes REAL, raised REAL, FOREIGN KEY (runner_id) REFERENCES runner(runner_id), FOREIGN KEY (event_id) REFERENCES run_event(event_id), FOREIGN KEY (charity_id) REFERENCES charity(charity_id));
INSERT INTO charity VALUES (1,'Safe Harbour','shelter',1990),(2,'Paws','animals',2004),(3,'Book Bus','education',2012),(4,'Clear Water','health',1985);
INSERT INTO run_event VALUES (1,'River Run','Kells','2023-04-16',10),(2,'Moor Marathon','Thorn','2023-06-04',42.2),(3,'Fun Mile','Kells','2023-08-20',1.6),(4,'Night Dash','Brook','2023-11-11',5);
INSERT INTO runner VALUES (1,'Tina','Voss','F',34),(2,'Carl','Meade','M',52),(3,'Yara','Haddad','F',27),(4,'Ben','Cole','M',19),(5,'Lois','Gray','F',61),(6,'Omar','Aziz','M',40);
INSERT INTO entry VALUES (1,1,1,51.2,240),(2,1,2,63,80),(3,1,1,47.5,400),(1,2,1,241,950),(6,2,4,228.5,1200),(4,3,2,7.9,30),(3,2,3,252,610),(2,3,2,11.4,55);
