CREATE TABLE Kunden (KdNr INTEGER PRIMARY KEY, Name1 TEXT, Strasse TEXT, PLZ TEXT, Ort TEXT, Tel TEXT, Mail TEXT, Vertrag TEXT, VertragBis TEXT);
INSERT INTO Kunden VALUES (1,'Familie Achatz','Lindenweg 3','83022','Rosenheim','08031 11','achatz@web.de','V','2026-12-31'),
(2,'Hausverwaltung Pohl','Bahnhofstr. 12','83022','Rosenheim','08031 12','info@hv-pohl.de','V','2025-06-30'),
(3,'Gasthof Post','Dorfplatz 1','83253','Rimsting','08051 13',NULL,'V','2024-12-31'),
(4,'Frau Wieland','Seeweg 8','83209','Prien',NULL,NULL,'N',NULL),
(5,'Grundschule Bernau','Schulstr. 2','83233','Bernau','08051 15','gs@bernau.de','V','2027-03-31'),
(6,'Herr Yildiz','Amselstr. 20','83022','Rosenheim','08031 16','yildiz@web.de','N',NULL),
(7,'Bäckerei Kolb','Marktpl. 5','83209','Prien','08051 17',NULL,'N',NULL);
CREATE TABLE Geraete (GerNr INTEGER PRIMARY KEY, KdNr INTEGER REFERENCES Kunden(KdNr), Hersteller TEXT, Typ TEXT, Energie TEXT, kW REAL, Baujahr INTEGER, NaechsteWartung TEXT);
INSERT INTO Geraete VALUES (10,1,'Viessmann','Vitodens 200','Gas',19,2016,'2025-03-15'),
(11,2,'Buderus','GB162','Gas',80,2012,'2025-01-31'),
(12,2,'Buderus','GB162','Gas',80,2012,'2025-01-31'),
(13,3,'Wolf','COB-29','Öl',29,2009,'2024-11-30'),
(14,4,'Vaillant','ecoTEC','Gas',15,2019,'2024-10-31'),
(15,5,'Hargassner','Eco-HK 60','Pellets',60,2020,'2025-08-31'),
(16,6,'Vaillant','aroTHERM','Wärmepumpe',12,2023,NULL),
(17,7,'Weishaupt','WTC-GB','Gas',45,2004,'2024-12-15');
CREATE TABLE Monteure (MonNr INTEGER PRIMARY KEY, Name TEXT, Azubi INTEGER, SeitWann TEXT, Satz REAL);
INSERT INTO Monteure VALUES (1,'Toni Huber',0,'2008-09-01',68),
(2,'Ayse Demir',0,'2017-04-01',64),
(3,'Leo Kraft',1,'2023-09-01',32),
(4,'Sepp Maier',0,'1999-03-01',70);
CREATE TABLE Auftraege (AufNr INTEGER PRIMARY KEY, GerNr INTEGER REFERENCES Geraete(GerNr), MonNr INTEGER REFERENCES Monteure(MonNr), Gemeldet TEXT, Erledigt TEXT, Art TEXT, Stunden REAL, Notdienst TEXT);
INSERT INTO Auftraege VALUES (1,10,1,'2024-03-04','2024-03-14','Wartung',1.5,'N'),
(2,11,4,'2024-01-15','2024-01-29','Wartung',2.5,'N'),
(3,12,4,'2024-01-15','2024-01-29','Wartung',2,'N'),
(4,13,1,'2024-02-10','2024-02-10','Störung',3,'J'),
(5,14,2,'2023-10-09','2023-10-25','Wartung',1,'N'),
(6,15,2,'2024-08-12','2024-08-28','Wartung',4,'N'),
(7,17,4,'2024-12-22','2024-12-23','Störung',5.5,'J'),
(8,13,1,'2024-12-28','2024-12-28','Störung',2,'J'),
(9,11,2,'2025-01-02','2025-01-07','Störung',1.5,'N'),
(10,16,1,'2025-01-08',NULL,'Störung',NULL,'N'),
(11,13,2,'2025-01-03',NULL,'Wartung',NULL,'N'),
(12,10,3,'2024-11-18','2024-11-20','Umbau',6,'N');
INSERT INTO Auftraege VALUES (13,17,4,'2025-01-09','2025-01-10','Störung',2,'N');
CREATE TABLE Teile (TeilNr TEXT PRIMARY KEY, Bezeichnung TEXT, VK REAL, EK REAL, Bestand INTEGER);
INSERT INTO Teile VALUES ('ZE-1','Zündelektrode',39,17,8),
('UP-25','Umwälzpumpe',285,160,2),
('DS-4','Dichtungssatz',24,8,15),
('GV-9','Gasventil',198,120,0),
('FR-2','Flammrohr',145,80,1),
('AG-3','Ausdehnungsgefäß',92,45,3);
CREATE TABLE Verbrauch (AufNr INTEGER REFERENCES Auftraege(AufNr), TeilNr TEXT REFERENCES Teile(TeilNr), Menge INTEGER);
INSERT INTO Verbrauch VALUES (1,'DS-4',1),
(2,'DS-4',1),
(2,'ZE-1',1),
(4,'FR-2',1),
(4,'ZE-1',2),
(6,'DS-4',2),
(7,'UP-25',1),
(7,'ZE-1',1),
(8,'ZE-1',1),
(9,'GV-9',1),
(12,'AG-3',1),
(12,'UP-25',1);
INSERT INTO Verbrauch VALUES (13,'ZE-1',1);
