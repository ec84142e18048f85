CREATE TABLE salon (salon_id INTEGER PRIMARY KEY, salon_name TEXT, street TEXT, chairs INTEGER);
CREATE TABLE stylist (stylist_id INTEGER PRIMARY KEY, stylist_name TEXT, salon_id INTEGER, age INTEGER, level_code TEXT, FOREIGN KEY (salon_id) REFERENCES salon(salon_id));
CREATE TABLE service (service_code TEXT PRIMARY KEY, service_name TEXT, minutes INTEGER, price REAL);
CREATE TABLE appointment (appointment_id INTEGER PRIMARY KEY, stylist_id INTEGER, service_code TEXT, client_name TEXT, appointment_date DATE, tip REAL, FOREIGN KEY (stylist_id) REFERENCES stylist(stylist_id), FOREIGN KEY (service_code) REFERENCES service(service_code));
INSERT INTO salon VALUES (1,'Snip','High St',4),(2,'Curl Up','Dock Rd',7),(3,'Barber Joe','High St',2),(4,'Velvet','Rose Ln',5);
INSERT INTO stylist VALUES (1,'Gwen',1,28,'SEN'),(2,'Pat',1,22,'JUN'),(3,'Lola',2,35,'SEN'),(4,'Joe',3,57,'OWN'),(5,'Remy',2,24,'JUN'),(6,'Ines',4,41,'OWN');
INSERT INTO service VALUES ('CUT','haircut',30,25),('COL','colouring',90,80),('BRD','beard trim',15,12),('PRM','perm',120,95),('WSH','wash',10,8);
INSERT INTO appointment VALUES (1,1,'CUT','Dee','2023-05-02',3),(2,1,'COL','Dee','2023-05-02',10),(3,3,'CUT','Abe','2023-05-03',0),(4,4,'BRD','Abe','2023-05-04',2),(5,5,'WSH','Kit','2023-05-05',1),(6,3,'COL','Mona','2023-05-08',15),(7,4,'CUT','Ned','2023-05-09',0);
