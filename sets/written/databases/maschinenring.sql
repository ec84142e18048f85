CREATE TABLE Betriebe (BetrNr INTEGER PRIMARY KEY, Betriebsname TEXT, Ort TEXT, Hektar REAL, Ansprechpartner TEXT, Telefon TEXT, EintrittAm TEXT, AustrittAm TEXT);
INSERT INTO Betriebe VALUES (1,'Huberhof','Aiging',42,'Josef Huber','0861 1101','2001-03-01',NULL),
(2,'Biolandhof Reiter','Traunwalchen',28.5,'Anna Reiter','0861 1102','2012-05-15',NULL),
(3,'Gut Seeleiten','Chieming',110,'Dr. Kern','0861 1103','1995-01-01',NULL),
(4,'Moosbauer GbR','Aiging',64,NULL,'0861 1104','2008-10-01',NULL),
(5,'Ziegenhof Lang','Ruhpolding',9,'Vroni Lang',NULL,'2019-04-01',NULL),
(6,'Obermaier','Chieming',37,'Sepp Obermaier','0861 1106','1999-07-01','2023-12-31'),
(7,'Stockerhof','Traunwalchen',51.5,'Lisa Stocker','0861 1107','2023-02-01',NULL);
CREATE TABLE Gruppen (GruppenCode TEXT PRIMARY KEY, Bezeichnung TEXT);
INSERT INTO Gruppen VALUES ('TR','Traktor'),
('ER','Ernte'),
('BO','Bodenbearbeitung'),
('GU','Gülle'),
('FO','Forst'),
('GR','Grünland');
CREATE TABLE Maschinen (MaschNr INTEGER PRIMARY KEY, Bezeichnung TEXT, GruppenCode TEXT REFERENCES Gruppen(GruppenCode), EigentuemerNr INTEGER REFERENCES Betriebe(BetrNr), Baujahr INTEGER, TarifJeStd REAL, StdStand INTEGER, Defekt INTEGER);
INSERT INTO Maschinen VALUES (1,'Fendt 718','TR',3,2015,62,6100,0),
(2,'Steyr 4110','TR',1,2009,44,8200,0),
(3,'Claas Lexion 650','ER',3,2017,185,2900,0),
(4,'Häcksler Jaguar 850','ER',4,2012,210,4050,1),
(5,'Güllefass 12m3','GU',4,2019,58,1400,0),
(6,'Kreiselegge 3m','BO',1,2014,26,2200,0),
(7,'Pflug 5-Schar','BO',3,2011,30,3100,0),
(8,'Holzspalter','FO',2,2020,18,400,0),
(9,'Rückewagen','FO',6,2006,48,3900,1),
(10,'Mähwerk 6m','GR',7,2022,38,350,0),
(11,'Schwader','GR',2,2016,29,1500,0),
(12,'Striegel 9m','BO',2,2021,24,260,0);
CREATE TABLE Fahrer (FahrerNr INTEGER PRIMARY KEY, Name TEXT, StdLohn REAL, HatCE TEXT, Geboren TEXT);
INSERT INTO Fahrer VALUES (1,'Flo Demmel',19.5,'J','1994-02-11'),
(2,'Resi Baier',21,'J','1986-08-30'),
(3,'Korbinian Voit',16,'N','2004-05-05'),
(4,'Max Ertl',22.5,'J','1978-12-12');
CREATE TABLE Einsaetze (EinsatzNr INTEGER PRIMARY KEY, MaschNr INTEGER REFERENCES Maschinen(MaschNr), KundeNr INTEGER REFERENCES Betriebe(BetrNr), FahrerNr INTEGER REFERENCES Fahrer(FahrerNr), Datum TEXT, Stunden REAL, Hektar REAL, DieselLiter REAL, Rabatt REAL);
INSERT INTO Einsaetze VALUES (1,3,1,4,'2023-07-18',6,14,140,0),
(2,3,2,4,'2023-07-20',4.5,10,98,0.05),
(3,5,3,1,'2023-09-04',9,22,110,0),
(4,7,2,3,'2023-10-09',5,4.5,70,0),
(5,8,5,NULL,'2023-11-18',3,NULL,NULL,0),
(6,9,1,1,'2023-12-04',7,NULL,60,0),
(7,5,1,1,'2024-03-05',4,11,48,0),
(8,6,7,3,'2024-03-26',6.5,7,80,0.1),
(9,12,1,NULL,'2024-04-11',3,9,20,0),
(10,12,4,3,'2024-04-13',5,15,34,0),
(11,10,2,2,'2024-05-14',3.5,12,40,0),
(12,11,7,2,'2024-05-15',2.5,9,22,0);
INSERT INTO Einsaetze VALUES (13,10,5,2,'2024-05-16',2,4,18,0.1),
(14,4,3,4,'2024-05-28',8,25,390,0),
(15,1,4,1,'2024-06-03',6,NULL,95,0),
(16,10,4,2,'2024-06-10',4,14,46,0),
(17,3,1,4,'2024-07-19',6.5,15,150,0),
(18,3,7,4,'2024-07-22',9,20,205,0.05),
(19,11,3,1,'2024-07-25',3,13,25,0);
CREATE TABLE Rechnungen (RechNr INTEGER PRIMARY KEY, BetrNr INTEGER REFERENCES Betriebe(BetrNr), RechDatum TEXT, Betrag REAL, FaelligAm TEXT, BezahltAm TEXT, Mahnstufe INTEGER);
INSERT INTO Rechnungen VALUES (301,1,'2023-12-31',1842,'2024-01-31','2024-01-20',0),
(302,2,'2023-12-31',978.5,'2024-01-31','2024-02-15',1),
(303,3,'2023-12-31',522,'2024-01-31','2024-01-30',0),
(304,5,'2023-12-31',54,'2024-01-31',NULL,2),
(305,1,'2024-06-30',304,'2024-07-31','2024-07-12',0),
(306,2,'2024-06-30',133,'2024-07-31',NULL,0),
(307,3,'2024-06-30',1680,'2024-07-31','2024-07-31',0),
(308,4,'2024-06-30',644,'2024-07-31',NULL,0),
(309,5,'2024-06-30',68.4,'2024-07-31',NULL,0),
(310,7,'2024-06-30',224.6,'2024-07-31','2024-08-09',1);
