CREATE TABLE folder (folder_id INTEGER PRIMARY KEY, name TEXT, country TEXT, style TEXT);
CREATE TABLE model (model_id INTEGER PRIMARY KEY, title TEXT, folder_id INTEGER, subject TEXT, steps INTEGER, minutes INTEGER, FOREIGN KEY (folder_id) REFERENCES folder(folder_id));
CREATE TABLE paper (paper_id INTEGER PRIMARY KEY, paper_name TEXT, thickness_gsm INTEGER, price_sheet REAL);
CREATE TABLE model_paper (model_id INTEGER, paper_id INTEGER, FOREIGN KEY (model_id) REFERENCES model(model_id), FOREIGN KEY (paper_id) REFERENCES paper(paper_id));
INSERT INTO folder VALUES (1,'Keiko Morita','Japan','traditional'),(2,'Bernd Kuhlmann','Germany','modular'),(3,'Sofia Arango','Colombia','wet folding'),(4,'Peter Lisle','United Kingdom','tessellation'),(5,'Rin Takasu','Japan','super complex'),(6,'Ana Belchior','Brazil','modular');
INSERT INTO model VALUES (1,'Simple Crane',1,'bird',20,10),(2,'Blossom Ball',2,'geometric',34,90),(3,'Sleeping Fox',3,'mammal',58,120),(4,'Hex Weave',4,'geometric',110,240),(5,'Rhinoceros Beetle',5,'insect',240,480),(6,'Samurai Helmet',1,'object',15,8),(7,'Dragonfly',5,'insect',130,200),(8,'Owl at Night',3,'bird',47,75),(9,'Star Box',2,'object',22,30),(10,'Heron',1,'bird',38,35);
INSERT INTO paper VALUES (1,'Kami',60,0.10),(2,'Washi',45,0.90),(3,'Elephant Hide',110,1.60),(4,'Foil',70,0.35),(5,'Tissue Foil',40,1.20);
INSERT INTO model_paper VALUES (1,1),(1,2),(2,1),(3,3),(4,3),(5,5),(6,1),(6,4),(7,5),(8,3),(8,2),(9,1),(10,2);
