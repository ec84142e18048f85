CREATE TABLE city (city_id INTEGER PRIMARY KEY, city TEXT, country TEXT);
CREATE TABLE store (store_id INTEGER PRIMARY KEY, store_name TEXT, city_id INTEGER REFERENCES city(city_id), opened TEXT);
CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, store_id INTEGER REFERENCES store(store_id), active INTEGER);
CREATE TABLE customer (customer_id INTEGER PRIMARY KEY, store_id INTEGER REFERENCES store(store_id), first_name TEXT, last_name TEXT, email TEXT, city_id INTEGER REFERENCES city(city_id), create_date TEXT, active INTEGER);
CREATE TABLE category (category_id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE film (film_id INTEGER PRIMARY KEY, title TEXT, release_year INTEGER, length INTEGER, rating TEXT, rental_rate REAL, replacement_cost REAL);
CREATE TABLE film_category (film_id INTEGER REFERENCES film(film_id), category_id INTEGER REFERENCES category(category_id));
CREATE TABLE actor (actor_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT);
CREATE TABLE film_actor (actor_id INTEGER REFERENCES actor(actor_id), film_id INTEGER REFERENCES film(film_id));
CREATE TABLE inventory (inventory_id INTEGER PRIMARY KEY, film_id INTEGER REFERENCES film(film_id), store_id INTEGER REFERENCES store(store_id));
CREATE TABLE rental (rental_id INTEGER PRIMARY KEY, rental_date TEXT, inventory_id INTEGER REFERENCES inventory(inventory_id), customer_id INTEGER REFERENCES customer(customer_id), return_date TEXT, staff_id INTEGER REFERENCES staff(staff_id));
CREATE TABLE payment (payment_id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customer(customer_id), staff_id INTEGER REFERENCES staff(staff_id), rental_id INTEGER REFERENCES rental(rental_id), amount REAL, payment_date TEXT);
INSERT INTO city VALUES (1,'Halifax','Canada'),(2,'Ottawa','Canada'),(3,'Perth','Australia'),(4,'Hobart','Australia'),(5,'Cork','Ireland');
INSERT INTO store VALUES (1,'Harbour Street',1,'2016-04-09'),(2,'Northbridge',3,'2018-11-23'),(3,'Patrick Street',5,'2021-06-01');
INSERT INTO staff VALUES (1,'Nora','Ellis',1,1),(2,'Ben','Tran',1,1),(3,'Shane','Whitby',2,1),(4,'Aoife','Daly',3,1),(5,'Colm','Burke',3,0);
INSERT INTO customer VALUES (1,1,'Ada','Finch','ada.finch@post.ca',1,'2020-01-14',1),(2,1,'Brian','Soto','bsoto@post.ca',2,'2020-06-03',1),(3,1,'Cleo','Marks','cleo@post.ca',1,'2021-02-20',0),(4,2,'Derek','Ong','derek.ong@mail.au',3,'2021-05-11',1),(5,2,'Ella','Hobbs','ella@mail.au',3,'2021-09-30',1),(6,2,'Finn','Ward','finn.ward@mail.au',4,'2022-03-08',1),(7,3,'Grace','Keane','grace@mail.ie',5,'2022-07-19',1),(8,3,'Hugh','Nolan','hugh.nolan@mail.ie',5,'2023-01-25',1),(9,3,'Isla','Byrne','isla@mail.ie',5,'2023-10-02',0),(10,1,'Jack','Lowe','jack@post.ca',2,'2024-01-17',1);
INSERT INTO category VALUES (1,'Action'),(2,'Comedy'),(3,'Drama'),(4,'Horror'),(5,'Documentary'),(6,'Western');
INSERT INTO film VALUES (1,'Iron Harvest',2012,118,'PG-13',3.99,19.99),(2,'Two Left Shoes',2015,94,'PG',2.99,14.99),(3,'The Long Quay',2009,131,'R',3.99,21.99),(4,'Cellar Nine',2018,89,'R',4.99,24.99),(5,'Salt and Iron',2016,76,'G',1.99,12.99),(6,'Midnight Ferry',2020,109,'PG-13',4.99,22.99),(7,'Grandad Goes West',2011,98,'PG',2.49,13.49),(8,'Glass Orchard',2014,142,'R',3.49,20.49),(9,'Wolves of Tarn',2019,85,'G',2.29,15.99),(10,'Last Coin',2021,124,'PG-13',5.49,25.99),(11,'Paper Hats',2007,90,'PG',1.49,10.99),(12,'The Attic Choir',2022,101,'R',5.99,27.99);
INSERT INTO film_category VALUES (1,1),(2,2),(3,3),(4,4),(5,5),(6,1),(7,2),(8,3),(9,5),(10,1),(11,2),(12,4);
INSERT INTO actor VALUES (1,'Maeve','Sutton'),(2,'Rory','Vance'),(3,'Tilda','Okoro'),(4,'Sam','Pryce'),(5,'Noel','Haig'),(6,'Wanda','Leith');
INSERT INTO film_actor VALUES (1,1),(1,6),(1,8),(2,1),(2,3),(3,2),(3,7),(3,11),(3,10),(4,4),(4,12),(5,3),(5,10);
INSERT INTO inventory VALUES (1,1,1),(2,1,2),(3,2,1),(4,3,1),(5,3,3),(6,4,2),(7,5,3),(8,6,1),(9,6,2),(10,6,3),(11,7,2),(12,8,1),(13,9,3),(14,10,1),(15,10,2),(16,12,2);
INSERT INTO rental VALUES
  (1, '2022-03-16', 10, 7, '2022-03-27', 5),
  (2, '2022-05-09', 3, 3, '2022-05-13', 2),
  (3, '2022-05-18', 12, 2, '2022-05-28', 2),
  (4, '2022-05-26', 14, 3, '2022-05-31', 2),
  (5, '2022-06-20', 1, 1, '2022-06-23', 1),
  (6, '2022-06-26', 6, 4, '2022-07-05', 3),
  (7, '2022-08-01', 15, 6, '2022-08-12', 3),
  (8, '2022-08-22', 5, 7, '2022-08-31', 4),
  (9, '2022-08-23', 5, 8, '2022-08-25', 4),
  (10, '2022-08-30', 2, 4, '2022-09-10', 3),
  (11, '2022-11-02', 3, 1, '2022-11-12', 1),
  (12, '2022-11-23', 12, 1, '2022-12-04', 2),
  (13, '2022-12-15', 4, 3, '2023-01-01', 2),
  (14, '2022-12-20', 15, 6, '2022-12-24', 3),
  (15, '2023-01-11', 7, 7, '2023-01-15', 4),
  (16, '2023-02-23', 4, 2, '2023-02-28', 1),
  (17, '2023-02-27', 2, 4, '2023-03-10', 3),
  (18, '2023-03-21', 9, 4, '2023-03-24', 3),
  (19, '2023-06-17', 7, 8, '2023-06-26', 4),
  (20, '2023-06-19', 8, 1, '2023-06-28', 1),
  (21, '2023-07-08', 1, 1, '2023-07-11', 1),
  (22, '2023-07-29', 9, 4, '2023-08-07', 3),
  (23, '2023-08-03', 4, 1, '2023-08-12', 2),
  (24, '2023-09-10', 14, 2, '2023-09-18', 1),
  (25, '2023-09-25', 4, 1, '2023-10-02', 2),
  (26, '2023-09-26', 5, 7, '2023-10-01', 5),
  (27, '2023-12-10', 15, 4, '2023-12-21', 3),
  (28, '2023-12-14', 8, 1, NULL, 1),
  (29, '2024-01-02', 5, 8, '2024-01-08', 4),
  (30, '2024-01-29', 9, 4, '2024-02-02', 3),
  (31, '2024-02-12', 12, 1, '2024-02-14', 2),
  (32, '2024-04-03', 3, 10, NULL, 2),
  (33, '2024-05-02', 15, 6, '2024-05-05', 3),
  (34, '2024-06-06', 7, 8, NULL, 4);
INSERT INTO payment VALUES
  (1, 7, 5, 1, 10.99, '2022-03-22'),
  (2, 3, 2, 2, 2.99, '2022-05-13'),
  (3, 2, 2, 3, 8.49, '2022-05-24'),
  (4, 3, 2, 4, 5.49, '2022-05-31'),
  (5, 1, 1, 5, 3.99, '2022-06-23'),
  (6, 4, 3, 6, 8.99, '2022-07-02'),
  (7, 6, 3, 7, 11.49, '2022-08-07'),
  (8, 7, 4, 8, 7.99, '2022-08-28'),
  (9, 8, 4, 9, 3.99, '2022-08-25'),
  (10, 4, 3, 10, 9.99, '2022-09-05'),
  (11, 1, 1, 11, 7.99, '2022-11-08'),
  (12, 1, 2, 12, 9.49, '2022-11-29'),
  (13, 3, 2, 13, 15.99, '2022-12-21'),
  (14, 6, 3, 14, 5.49, '2022-12-24'),
  (15, 7, 4, 15, 1.99, '2023-01-15'),
  (16, 2, 1, 16, 3.99, '2023-02-28'),
  (17, 4, 3, 17, 9.99, '2023-03-05'),
  (18, 4, 3, 18, 4.99, '2023-03-24'),
  (19, 8, 4, 19, 5.99, '2023-06-23'),
  (20, 1, 1, 20, 8.99, '2023-06-25'),
  (21, 1, 1, 21, 3.99, '2023-07-11'),
  (22, 4, 3, 22, 8.99, '2023-08-04'),
  (23, 1, 2, 23, 7.99, '2023-08-09'),
  (24, 2, 1, 24, 8.49, '2023-09-16'),
  (25, 1, 2, 25, 5.99, '2023-10-01'),
  (26, 7, 5, 26, 3.99, '2023-10-01'),
  (27, 4, 3, 27, 11.49, '2023-12-16'),
  (28, 1, 1, 28, 4.99, '2023-12-20'),
  (29, 8, 4, 29, 4.99, '2024-01-08'),
  (30, 4, 3, 30, 4.99, '2024-02-02'),
  (31, 1, 2, 31, 3.49, '2024-02-14'),
  (32, 10, 2, 32, 2.99, '2024-04-04'),
  (33, 6, 3, 33, 5.49, '2024-05-05');
