CREATE TABLE Teams (TeamID INTEGER PRIMARY KEY, TeamName TEXT, Site TEXT);
CREATE TABLE Agents (AgentID INTEGER PRIMARY KEY, AgentName TEXT, TeamID INTEGER REFERENCES Teams(TeamID), Language TEXT, StartedOn TEXT, LeftOn TEXT);
CREATE TABLE Campaigns (CampaignID INTEGER PRIMARY KEY, ClientName TEXT, Topic TEXT, PricePerMinute REAL);
CREATE TABLE Callers (CallerID INTEGER PRIMARY KEY, CallerName TEXT, Country TEXT, VIP INTEGER);
CREATE TABLE CallLog (CallID INTEGER PRIMARY KEY, AgentID INTEGER REFERENCES Agents(AgentID), CampaignID INTEGER REFERENCES Campaigns(CampaignID), CallerID INTEGER REFERENCES Callers(CallerID), AnsweredAt TEXT, WaitSeconds INTEGER, TalkSeconds INTEGER, Result TEXT);
CREATE TABLE Surveys (SurveyID INTEGER PRIMARY KEY, CallID INTEGER REFERENCES CallLog(CallID), Rating INTEGER);
CREATE TABLE Shifts (ShiftID INTEGER PRIMARY KEY, AgentID INTEGER REFERENCES Agents(AgentID), ShiftDate TEXT, Hours REAL, ShiftKind TEXT);
INSERT INTO Teams VALUES (1,'Falcons','Lisbon'),(2,'Otters','Lisbon'),(3,'Lynxes','Tallinn'),(4,'Herons','Valletta');
INSERT INTO Agents VALUES (1,'Catarina Pinto',1,'Portuguese','2019-02-04',NULL),(2,'Rui Falcão',1,'English','2021-09-13',NULL),(3,'Amélie Noël',2,'French','2020-05-18',NULL),(4,'Tiago Reis',2,'English','2022-03-07','2024-06-30'),(5,'Kaarel Saar',3,'English','2018-11-12',NULL),(6,'Liis Tamm',3,'Finnish','2022-10-03',NULL),(7,'Jaan Mägi',3,'German','2023-04-17',NULL),(8,'Greta Kask',3,'German','2025-03-03',NULL);
INSERT INTO Campaigns VALUES (1,'Volterra Bank','card support',0.92),(2,'Nimbus Air','rebooking',1.05),(3,'Hemma Furniture','delivery',0.78),(4,'Kiwi Mobile','tariffs',0.7),(5,'Sano Insurance','claims',1.2);
INSERT INTO Callers VALUES (1,'Ulrike Stamm','Germany',0),(2,'Pekka Aalto','Finland',1),(3,'Joana Brito','Portugal',0),(4,'Simon Leroy','France',0),(5,'Mabel Quinn','Ireland',1),(6,'Hans Dorn','Germany',0),(7,'Aino Virta','Finland',0),(8,'Carl Whit','UK',0),(9,'Inês Lobo','Portugal',1),(10,'Zoé Martel','France',0);
INSERT INTO CallLog VALUES (1,7,4,4,'2023-03-06 10:58:58',388,259,'dropped'),(2,4,4,2,'2023-03-24 17:59:09',138,381,'solved'),(3,3,4,5,'2023-04-10 20:47:14',334,830,'solved'),(4,2,3,4,'2023-04-25 10:23:49',87,415,'call back'),(5,5,2,2,'2023-05-14 18:27:21',401,1265,'solved'),(6,6,2,7,'2023-05-31 18:35:49',194,100,'solved'),
(7,4,2,4,'2023-06-15 18:11:44',365,572,'solved'),(8,1,1,8,'2023-07-05 08:49:19',310,463,'solved'),(9,6,2,3,'2023-07-20 13:46:04',139,106,'dropped'),(10,5,4,1,'2023-08-09 10:59:15',343,1085,'dropped'),(11,3,1,4,'2023-08-24 20:15:42',275,1423,'dropped'),(12,3,4,8,'2023-09-14 12:58:42',125,738,'solved'),
(13,4,4,5,'2023-09-27 15:38:38',232,115,'call back'),(14,7,3,1,'2023-10-19 11:48:06',174,638,'escalated'),(15,5,1,9,'2023-11-04 10:26:29',112,236,'solved'),(16,5,1,6,'2023-11-22 14:56:36',329,1132,'dropped'),(17,3,2,6,'2023-12-07 19:19:20',206,617,'solved'),(18,4,1,4,'2023-12-27 15:04:04',213,884,'solved'),
(19,4,2,4,'2024-01-09 13:47:05',393,580,'solved'),(20,7,2,1,'2024-01-30 11:12:45',94,232,'solved'),(21,4,2,5,'2024-02-16 17:16:19',326,764,'solved'),(22,3,1,4,'2024-03-01 18:30:21',139,383,'solved'),(23,6,4,4,'2024-03-20 08:43:53',104,812,'solved'),(24,7,4,3,'2024-04-07 19:41:23',320,103,'call back'),
(25,1,4,8,'2024-04-24 13:07:21',260,973,'solved'),(26,2,3,7,'2024-05-14 13:26:59',319,1331,'call back'),(27,1,2,1,'2024-05-29 15:38:05',160,1365,'dropped'),(28,3,4,2,'2024-06-17 12:30:53',383,608,'solved'),(29,1,3,8,'2024-07-05 13:01:37',96,165,'escalated'),(30,2,1,5,'2024-07-19 11:17:31',281,436,'solved'),
(31,1,1,2,'2024-08-08 13:22:59',142,1224,'dropped'),(32,1,4,9,'2024-08-24 16:30:42',51,388,'call back'),(33,4,2,7,'2024-09-09 09:30:08',83,616,'call back'),(34,6,4,6,'2024-09-26 14:25:18',156,474,'dropped'),(35,4,4,3,'2024-10-13 13:56:06',89,430,'solved'),(36,3,3,1,'2024-10-31 15:19:36',77,894,'dropped'),
(37,1,3,3,'2024-11-17 14:33:02',337,974,'solved'),(38,7,4,7,'2024-12-04 17:16:38',312,602,'solved'),(39,4,1,4,'2024-12-23 08:04:58',162,303,'dropped'),(40,3,4,5,'2025-01-07 12:38:39',68,81,'escalated'),(41,5,2,9,'2025-01-27 08:57:13',217,678,'solved'),(42,2,4,5,'2025-02-15 14:32:38',359,974,'solved'),
(43,5,1,1,'2025-03-03 17:48:43',84,268,'escalated'),(44,2,3,6,'2025-03-18 09:30:57',312,1364,'solved');
INSERT INTO Surveys VALUES (1,1,2),(2,3,2),(3,4,4),(4,6,5),(5,7,3),(6,9,4),
(7,10,1),(8,12,5),(9,13,5),(10,15,1),(11,16,1),(12,18,4),
(13,19,4),(14,21,3),(15,22,4),(16,24,4),(17,25,4),(18,27,5),
(19,28,3),(20,30,2),(21,31,4),(22,33,3),(23,34,1),(24,36,3);
INSERT INTO Shifts VALUES (1,1,'2023-03-07',4,'day'),(2,4,'2023-03-26',4,'night'),(3,7,'2023-04-15',8,'day'),(4,2,'2023-05-08',8,'night'),(5,4,'2023-05-28',4,'night'),(6,2,'2023-06-17',6,'day'),
(7,6,'2023-07-08',8.5,'day'),(8,5,'2023-08-02',8,'day'),(9,4,'2023-08-20',8.5,'evening'),(10,7,'2023-09-11',8,'night'),(11,3,'2023-10-04',6,'day'),(12,1,'2023-10-26',8,'evening'),
(13,5,'2023-11-13',6,'evening'),(14,4,'2023-12-07',8.5,'day'),(15,2,'2023-12-29',4,'night'),(16,3,'2024-01-19',6,'day'),(17,2,'2024-02-07',8.5,'night'),(18,5,'2024-03-02',8,'day'),
(19,6,'2024-03-20',8.5,'day'),(20,7,'2024-04-14',8,'night'),(21,6,'2024-05-05',8,'night'),(22,7,'2024-05-26',8,'day'),(23,2,'2024-06-13',8.5,'night'),(24,1,'2024-07-09',4,'day'),
(25,5,'2024-07-27',6,'day'),(26,2,'2024-08-19',8,'day'),(27,7,'2024-09-08',8.5,'day'),(28,5,'2024-10-02',4,'night'),(29,3,'2024-10-20',8,'day'),(30,5,'2024-11-14',8,'evening'),
(31,3,'2024-12-01',8,'day'),(32,2,'2024-12-22',8,'evening'),(33,4,'2025-01-16',8,'day'),(34,4,'2025-02-07',8,'night'),(35,6,'2025-02-25',8.5,'evening'),(36,5,'2025-03-18',6,'evening');
