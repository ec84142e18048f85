CREATE TABLE crew (crew_id INTEGER PRIMARY KEY, lead_climber TEXT, truck_reg TEXT, size INTEGER);
INSERT INTO crew VALUES (1,'Gethin','WX19 KLO',3),
(2,'Morag','WX21 PPA',4),
(3,'Tobias','WX23 ZZE',2);
CREATE TABLE customers (cust_id INTEGER PRIMARY KEY, cname TEXT, postcode TEXT, phone TEXT, email TEXT, trade INTEGER);
INSERT INTO customers VALUES (1,'Mrs Alder','SA1 4','07800 1001','alder@post.uk',0),
(2,'Bryn Golf Club','SA2 8','07800 1002','green@bryngolf.uk',1),
(3,'Swan Council','SA1 1','07800 1003','trees@swan.gov.uk',1),
(4,'R. Pugh','SA4 2',NULL,'rpugh@post.uk',0),
(5,'Oakfield School','SA2 0','07800 1005',NULL,1),
(6,'Kiran Doshi','SA1 6','07800 1006',NULL,0),
(7,'Ms Ferrar','SA3 5','07800 1007','ferrar@post.uk',0),
(8,'Gower Lettings','SA3 1','07800 1008','office@gowerlet.uk',1);
CREATE TABLE quotes (quote_id INTEGER PRIMARY KEY, cust_id INTEGER REFERENCES customers(cust_id), quoted_on TEXT, amount REAL, accepted TEXT, valid_days INTEGER);
INSERT INTO quotes VALUES (1,1,'2024-01-08',480,'yes',30),
(2,2,'2024-01-15',2600,'yes',60),
(3,3,'2024-01-29',5400,'no',60),
(4,4,'2024-02-05',350,'yes',30),
(5,5,'2024-02-12',1900,'yes',60),
(6,6,'2024-03-04',720,'no',30),
(7,1,'2024-03-18',260,'yes',30),
(8,7,'2024-04-02',890,'yes',30),
(9,3,'2024-04-08',3100,'yes',60),
(10,8,'2024-04-22',1450,NULL,30),
(11,6,'2024-05-06',640,NULL,30),
(12,2,'2024-05-13',1800,NULL,60);
CREATE TABLE jobs (job_id INTEGER PRIMARY KEY, quote_id INTEGER REFERENCES quotes(quote_id), crew_id INTEGER REFERENCES crew(crew_id), done_on TEXT, hours REAL, waste_tonnes REAL, invoiced REAL, paid_on TEXT);
INSERT INTO jobs VALUES (1,1,1,'2024-01-30',5,0.8,480,'2024-02-09'),
(2,2,2,'2024-02-20',22,4.5,2750,'2024-03-28'),
(3,4,1,'2024-02-26',4.5,0.6,350,NULL),
(4,5,2,'2024-03-26',16,3.1,1900,'2024-04-30'),
(5,7,3,'2024-04-04',3,0.3,260,'2024-04-04'),
(6,8,1,'2024-04-19',9,1.2,940,NULL),
(7,9,2,'2024-05-08',25,5.2,3100,NULL),
(8,9,3,'2024-05-10',6,0.7,NULL,NULL);
CREATE TABLE trees (tree_id INTEGER PRIMARY KEY, quote_id INTEGER REFERENCES quotes(quote_id), species TEXT, work TEXT, height_m REAL, protected_yn TEXT);
INSERT INTO trees VALUES (1,1,'ash','fell',14,'N'),
(2,2,'oak','crown lift',19,'Y'),
(3,2,'beech','crown reduce',22,'Y'),
(4,2,'leylandii','hedge trim',4,'N'),
(5,3,'plane','pollard',17,'Y'),
(6,3,'lime','pollard',15,'Y'),
(7,4,'apple','prune',5,'N'),
(8,5,'ash','fell',16,'N'),
(9,5,'sycamore','crown reduce',18,'N'),
(10,6,'willow','pollard',12,'N'),
(11,7,'cherry','prune',6,'N'),
(12,8,'leylandii','hedge trim',5,'N');
INSERT INTO trees VALUES (13,8,'ash','fell',11,'N'),
(14,9,'lime','pollard',15,'Y'),
(15,9,'oak','deadwood',21,'Y'),
(16,10,'birch','fell',9,'N'),
(17,11,'willow','pollard',12,'N'),
(18,12,'oak','crown reduce',20,'Y');
