CREATE TABLE airports (iata TEXT PRIMARY KEY, city TEXT, country TEXT);
INSERT INTO airports VALUES ('LIS','Lisbon','PT'),
('LHR','London','UK'),
('FRA','Frankfurt','DE'),
('OPO','Porto','PT'),
('JFK','New York','US'),
('GVA','Geneva','CH');
CREATE TABLE flights_op (flight_id INTEGER PRIMARY KEY, flight_no TEXT, from_iata TEXT REFERENCES airports(iata), to_iata TEXT REFERENCES airports(iata), landed_at TEXT, bags_loaded INTEGER);
INSERT INTO flights_op VALUES (1,'TX101','LHR','LIS','2024-08-01 10:40',142),
(2,'TX205','FRA','LIS','2024-08-01 14:15',118),
(3,'TX101','LHR','LIS','2024-08-02 10:55',150),
(4,'TX330','JFK','LIS','2024-08-02 07:20',210),
(5,'TX412','LIS','OPO','2024-08-03 12:05',64),
(6,'TX205','FRA','LIS','2024-08-04 14:40',121),
(7,'TX518','LIS','GVA','2024-08-05 18:30',90),
(8,'TX330','JFK','LIS','2024-07-28 07:05',205);
CREATE TABLE agents (agent_id INTEGER PRIMARY KEY, agent_name TEXT, shift TEXT, left_on TEXT);
INSERT INTO agents VALUES (1,'Rute','early',NULL),
(2,'Nelson','late',NULL),
(3,'Carla','early',NULL),
(4,'Igor','night','2024-07-31');
CREATE TABLE reports (pir TEXT PRIMARY KEY, flight_id INTEGER REFERENCES flights_op(flight_id), agent_id INTEGER REFERENCES agents(agent_id), passenger TEXT, phone TEXT, kind TEXT, bag_colour TEXT, opened_at TEXT, closed_at TEXT, found_in TEXT REFERENCES airports(iata));
INSERT INTO reports VALUES ('LIS001',1,1,'A. Mercer','+44 1','delayed','black','2024-08-01 11:30','2024-08-02 18:00','LHR'),
('LIS002',1,1,'J. Tavares',NULL,'delayed','red','2024-08-01 11:45','2024-08-03 09:00','LHR'),
('LIS003',2,2,'H. Brandt','+49 2','damaged','blue','2024-08-01 15:10','2024-08-01 15:40',NULL),
('LIS004',4,3,'S. Klein','+1 3','delayed','black','2024-08-02 08:10',NULL,NULL),
('LIS005',4,3,'M. Rocha','+351 4','pilfered','grey','2024-08-02 08:25',NULL,NULL),
('LIS006',3,1,'P. Doyle','+44 5','delayed','black','2024-08-02 11:50','2024-08-06 20:30','FRA'),
('OPO001',5,2,'L. Faria',NULL,'delayed','green','2024-08-03 13:00','2024-08-03 22:15','LIS'),
('LIS007',6,2,'B. Wolf','+49 7','delayed','black','2024-08-04 15:30',NULL,'GVA'),
('LIS008',6,2,'C. Adler','+49 8','damaged','brown','2024-08-04 15:45',NULL,NULL),
('LIS009',8,4,'D. Grant','+1 9','delayed','blue','2024-07-28 08:00','2024-07-30 12:00','JFK'),
('LIS010',8,4,'E. Stone','+1 10','lost','red','2024-07-28 08:20',NULL,NULL);
CREATE TABLE payouts (payout_id INTEGER PRIMARY KEY, pir TEXT REFERENCES reports(pir), paid_on TEXT, what TEXT, eur REAL);
INSERT INTO payouts VALUES (1,'LIS001','2024-08-02','toiletries',60),
(2,'LIS002','2024-08-02','toiletries',60),
(3,'LIS003','2024-08-01','repair',85),
(4,'LIS006','2024-08-04','clothes',210),
(5,'LIS006','2024-08-07','delivery',35),
(6,'LIS009','2024-07-29','clothes',150),
(7,'LIS001','2024-08-03','delivery',25),
(8,'LIS004','2024-08-03','clothes',180);
