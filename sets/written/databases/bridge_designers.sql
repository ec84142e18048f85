CREATE TABLE architect (id INTEGER PRIMARY KEY, name TEXT, nationality TEXT, gender TEXT);
CREATE TABLE bridge (id INTEGER PRIMARY KEY, architect_id INTEGER REFERENCES architect(id), name TEXT, location TEXT, length_meters REAL, year_built INTEGER);
CREATE TABLE mill (id INTEGER PRIMARY KEY, architect_id INTEGER REFERENCES architect(id), location TEXT, name TEXT, type TEXT, built_year INTEGER);
CREATE TABLE medal (id INTEGER PRIMARY KEY, architect_id INTEGER REFERENCES architect(id), medal_name TEXT, year INTEGER);
INSERT INTO architect VALUES (1,'Edgar Rowe','British','M'),(2,'Mette Krogh','Danish','F'),(3,'Paolo Grandi','Italian','M'),(4,'Susan Falk','American','F'),(5,'Jules Perrin','French','M'),(6,'Iris Tan','American','F');
INSERT INTO bridge VALUES (1,1,'Severn Arch','Bristol',212.0,1931),(2,1,'Old Ferry Bridge','Hull',148.5,1938),(3,2,'Langesund Span','Aarhus',620.0,1972),(4,3,'Ponte Alto','Verona',96.4,1955),(5,4,'Gateway Crossing','Duluth',880.2,1985),(6,4,'Cedar Walk','Duluth',54.0,1991),(7,2,'Harbour Link','Hull',310.0,1980);
INSERT INTO mill VALUES (1,5,'Lille','Moulin Rouge Vallee','tower mill',1899),(2,1,'Hull','Hessle Mill','smock mill',1911),(3,2,'Aarhus','Vejle Mill','smock mill',1950),(4,5,'Arras','Grand Moulin','post mill',1905),(5,5,'Lille','Petit Moulin','tower mill',1908);
INSERT INTO medal VALUES (1,2,'Golden Span',1974),(2,4,'Golden Span',1986),(3,4,'City Laurel',1992),(4,1,'City Laurel',1935),(5,2,'Steel Crown',1981);
