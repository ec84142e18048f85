CREATE TABLE photo (ph_no INTEGER PRIMARY KEY, caption TEXT, taken_year INTEGER, spot TEXT, format TEXT, lender_id INTEGER REFERENCES lender(lender_id), scanned INTEGER);
CREATE TABLE lender (lender_id INTEGER PRIMARY KEY, lender TEXT, phone TEXT, given_back INTEGER);
CREATE TABLE villager (v_id INTEGER PRIMARY KEY, v_name TEXT, born INTEGER, died INTEGER, trade TEXT);
CREATE TABLE shown (ph_no INTEGER REFERENCES photo(ph_no), v_id INTEGER REFERENCES villager(v_id), certain INTEGER);
INSERT INTO lender VALUES (1,'Ilse Hagen','2211',1),(2,'Parish office',NULL,0),(3,'Konrad Lutz','2213',0),(4,'Estate of Miss Vogt',NULL,1);
INSERT INTO photo VALUES (1,'Harvest supper',1936,'Manor barn','print',1,1),(2,'First tractor',1951,'Market square','print',3,1),(3,'Confirmation class',1948,'Church','glass plate',2,0),(4,'The great flood',1954,'Mill bridge','print',3,1),(5,'School outing',1962,'Railway halt','slide',1,1),(6,'Fire at the inn',1929,'Market square','glass plate',2,0),(7,'Bridge opening',1967,'Mill bridge','slide',NULL,1),(8,'Unknown wedding',NULL,'Church','print',3,0);
INSERT INTO villager VALUES (1,'Anton Hagen',1902,1978,'miller'),(2,'Berta Hagen',1908,1991,'dressmaker'),(3,'Teacher Pohl',1895,1970,'teacher'),(4,'Little Ilse',1935,NULL,'pupil'),(5,'Smith Lutz',1911,1985,'blacksmith'),(6,'Old Vogt',1870,1941,'innkeeper');
INSERT INTO shown VALUES (1,1,1),(1,2,1),(1,6,0),(2,5,1),(2,1,0),(3,3,1),(3,4,1),(4,1,1),(5,3,1),(6,6,1),(8,2,0);
