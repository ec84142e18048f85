CREATE TABLE familias (cod_familia TEXT PRIMARY KEY, nombre TEXT);
INSERT INTO familias VALUES ('TOR','Tornillería'),
('PIN','Pinturas'),
('ELE','Electricidad'),
('FON','Fontanería'),
('JAR','Jardín'),
('HER','Herramientas');
CREATE TABLE proveedores (id_prov INTEGER PRIMARY KEY, razon_social TEXT, ciudad TEXT, telefono TEXT, dias_entrega INTEGER);
INSERT INTO proveedores VALUES (1,'Aceros Norte SL','Bilbao','944001122',3),
(2,'Pinturas Luna','Valencia','963114455',5),
(3,'ElectroSur','Sevilla',NULL,7),
(4,'Jardinova','Murcia','968220011',4),
(5,'Hidrocasa','Zaragoza','976889900',2);
CREATE TABLE articulos (ref TEXT PRIMARY KEY, descripcion TEXT, cod_familia TEXT REFERENCES familias(cod_familia), id_prov INTEGER REFERENCES proveedores(id_prov), pvp REAL, coste REAL, stock INTEGER, stock_min INTEGER, descatalogado TEXT);
INSERT INTO articulos VALUES ('T-100','Tornillo M6 x 40','TOR',1,0.15,0.05,2400,500,'N'),
('T-210','Taco 8 mm','TOR',1,0.08,0.02,310,600,'N'),
('P-010','Esmalte blanco 1L','PIN',2,14.9,8.2,22,10,'N'),
('P-022','Barniz mate 750ml','PIN',2,12.5,7,0,6,'N'),
('P-031','Rodillo 18cm','PIN',2,5.9,2.1,41,15,'N'),
('E-055','Bombilla LED 9W','ELE',3,3.5,1.4,130,60,'N'),
('E-071','Enchufe doble','ELE',3,7.2,3.3,18,20,'N'),
('F-008','Grifo cocina','FON',5,49,27,5,3,'N'),
('F-019','Sifón 40mm','FON',5,6.4,2.5,14,8,'N'),
('J-003','Manguera 25m','JAR',4,24.9,12,9,4,'N'),
('J-017','Tijera de podar','JAR',4,18.5,9.1,2,5,'N'),
('H-001','Taladro 750W','HER',1,79,48,6,2,'N');
INSERT INTO articulos VALUES ('H-014','Martillo 500g','HER',1,15.9,6.8,12,5,'N'),
('H-030','Sierra antigua','HER',1,22,11,3,NULL,'S');
CREATE TABLE clientes (id_cli INTEGER PRIMARY KEY, nombre TEXT, tipo TEXT, nif TEXT, telefono TEXT, limite_credito REAL);
INSERT INTO clientes VALUES (1,'Reformas Hnos. Gil','empresa','B48123456','600100200',3000),
(2,'Comunidad Av. Sol 14','comunidad','H48777111','600100233',1000),
(3,'Maite Urrutia','particular',NULL,NULL,0),
(4,'Instalaciones Pardo','empresa','B48990011','600100277',5000),
(5,'Josu Etxea','particular',NULL,'600100288',0),
(6,'Bar Txoko','empresa','B48112233',NULL,500),
(7,'Hotel Ría','empresa','A48000999','600100299',4000);
CREATE TABLE empleados (id_emp INTEGER PRIMARY KEY, nombre TEXT, turno TEXT, alta TEXT, baja TEXT);
INSERT INTO empleados VALUES (1,'Nekane','mañana','2012-03-01',NULL),
(2,'Iker','tarde','2018-09-10',NULL),
(3,'Rosa','mañana','2021-05-03','2024-01-31'),
(4,'Unai','tarde','2024-02-05',NULL);
CREATE TABLE tickets (num INTEGER PRIMARY KEY, fecha TEXT, id_cli INTEGER REFERENCES clientes(id_cli), id_emp INTEGER REFERENCES empleados(id_emp), forma_pago TEXT, cobrado INTEGER);
INSERT INTO tickets VALUES (9001,'2023-11-06 10:12',1,1,'crédito',1),
(9002,'2023-11-14 17:40',NULL,2,'efectivo',1),
(9003,'2023-12-02 11:05',4,3,'crédito',1),
(9004,'2023-12-20 12:30',3,3,'tarjeta',1),
(9005,'2024-01-09 09:50',2,3,'crédito',0),
(9006,'2024-01-22 18:15',NULL,2,'tarjeta',1),
(9007,'2024-02-06 10:20',1,1,'crédito',1),
(9008,'2024-02-13 19:02',6,4,'crédito',0),
(9009,'2024-02-27 11:44',4,1,'crédito',1),
(9010,'2024-03-05 17:25',5,2,'tarjeta',1),
(9011,'2024-03-12 10:31',NULL,1,'efectivo',1),
(9012,'2024-03-19 18:48',1,4,'crédito',0);
INSERT INTO tickets VALUES (9013,'2024-03-26 12:07',4,1,'crédito',0),
(9014,'2024-04-04 19:15',3,2,'tarjeta',1),
(9015,'2024-04-11 10:02',NULL,1,'efectivo',1);
CREATE TABLE lineas (num INTEGER REFERENCES tickets(num), ref TEXT REFERENCES articulos(ref), cantidad INTEGER, precio REAL, dto REAL);
INSERT INTO lineas VALUES (9001,'T-100',500,0.15,10),
(9001,'H-001',1,79,5),
(9002,'E-055',4,3.5,0),
(9003,'E-071',12,7.2,10),
(9003,'E-055',30,3.5,10),
(9004,'P-010',2,14.9,0),
(9004,'P-031',1,5.9,0),
(9005,'E-055',20,3.5,5),
(9006,'H-014',1,15.9,0),
(9007,'F-008',2,49,10),
(9007,'F-019',4,6.4,10),
(9008,'E-055',10,3.5,0);
INSERT INTO lineas VALUES (9009,'E-071',25,7.2,12),
(9009,'T-210',300,0.08,0),
(9010,'J-003',1,24.9,0),
(9010,'J-017',1,18.5,0),
(9011,'T-100',60,0.15,0),
(9012,'P-010',12,14.9,10),
(9012,'P-022',6,12.5,10),
(9013,'H-001',2,79,8),
(9013,'E-055',50,3.5,12),
(9014,'J-003',1,24.9,0),
(9014,'P-010',1,14.5,0),
(9015,'F-019',2,6.4,0);
