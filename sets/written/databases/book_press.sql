CREATE TABLE author (author_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, country TEXT);
CREATE TABLE book (book_id INTEGER PRIMARY KEY, title TEXT, genre TEXT, pages INTEGER, release_year INTEGER);
CREATE TABLE writes (author_id INTEGER, book_id INTEGER, FOREIGN KEY (author_id) REFERENCES author(author_id), FOREIGN KEY (book_id) REFERENCES book(book_id));
CREATE TABLE publication (publication_id INTEGER PRIMARY KEY, book_id INTEGER, publisher TEXT, publication_date TEXT, price REAL, FOREIGN KEY (book_id) REFERENCES book(book_id));
INSERT INTO author VALUES (1,'Edith','Crane','Canada'),(2,'Bruno','Salas','Chile'),(3,'Wanda','Miles','Canada'),(4,'Kofi','Asante','Ghana'),(5,'Lars','Holm','Denmark');
INSERT INTO book VALUES (1,'The Glass Ferry','Novel',412,1998),(2,'Ten Small Storms','Poetry',96,2004),(3,'How Bridges Sing','Essay',230,2011),(4,'The Cook of Valdivia','Novel',350,2007),(5,'Night Ledger','Thriller',388,2015),(6,'Winter Arithmetic','Thriller',301,2018),(7,'A House for Bees','Novel',198,2020);
INSERT INTO writes VALUES (1,1),(1,2),(2,4),(3,5),(3,6),(1,3),(4,3),(3,7);
INSERT INTO publication VALUES (1,1,'Oak & Sons','1998-05-01',24.5),(2,1,'Pocket Row','2001-03-01',9.9),(3,2,'Oak & Sons','2004-10-12',15),(4,4,'Andes Libros','2007-02-02',18),(5,5,'Pocket Row','2015-08-20',11.5),(6,5,'Redline','2015-01-15',27),(7,6,'Redline','2018-04-04',29.9);
