CREATE TABLE gite (gite_id INTEGER PRIMARY KEY, nom TEXT, commune TEXT, couchages INTEGER, prix_nuit REAL, chien_ok TEXT, ferme_depuis TEXT);
INSERT INTO gite VALUES (1,'Le Pigeonnier','Lauzerte',2,75,'N',NULL),
(2,'La Grange','Lauzerte',8,190,'O',NULL),
(3,'Les Tilleuls','Moissac',4,110,'O',NULL),
(4,'Le Moulin','Montcuq',6,150,'N',NULL),
(5,'La Bergerie','Montcuq',5,120,'O','2023-10-31'),
(6,'Le Four à Pain','Lauzerte',2,68,'N',NULL);
CREATE TABLE client (client_id INTEGER PRIMARY KEY, nom TEXT, prenom TEXT, pays TEXT, courriel TEXT, tel TEXT);
INSERT INTO client VALUES (1,'Vermeulen','Griet','Belgique','griet@mail.be',NULL),
(2,'Hartley','Sam','Royaume-Uni','sam.h@mail.uk','+44 7700 1'),
(3,'Dubreuil','Anne','France','anne.d@mail.fr','06 11'),
(4,'Schuster','Ralf','Allemagne',NULL,'+49 171 2'),
(5,'Lopez','Marta','Espagne','marta@mail.es',NULL),
(6,'Garnier','Luc','France',NULL,'06 22'),
(7,'de Boer','Wim','Pays-Bas','wim@mail.nl','+31 6 3'),
(8,'Petit','Chloé','France','chloe.p@mail.fr','06 33');
CREATE TABLE reservation (resa_id INTEGER PRIMARY KEY, gite_id INTEGER REFERENCES gite(gite_id), client_id INTEGER REFERENCES client(client_id), arrivee TEXT, depart TEXT, personnes INTEGER, montant REAL, acompte REAL, statut TEXT, reserve_le TEXT, canal TEXT);
INSERT INTO reservation VALUES (1,2,1,'2023-07-08','2023-07-22',7,2660,800,'terminée','2023-01-15','site'),
(2,1,2,'2023-08-05','2023-08-12',2,525,150,'terminée','2023-05-02','airbnb'),
(3,3,3,'2023-08-12','2023-08-19',4,770,230,'terminée','2023-03-20','téléphone'),
(4,5,6,'2023-09-02','2023-09-05',3,360,100,'terminée','2023-08-20','site'),
(5,4,4,'2023-09-16','2023-09-23',5,1050,0,'annulée','2023-04-11','site'),
(6,1,8,'2024-02-14','2024-02-16',2,150,0,'terminée','2024-02-01','téléphone'),
(7,6,8,'2024-04-27','2024-05-01',2,272,80,'terminée','2024-03-03','site'),
(8,3,5,'2024-05-04','2024-05-11',4,770,230,'terminée','2024-01-22','airbnb'),
(9,2,3,'2024-05-08','2024-05-12',8,760,200,'terminée','2024-02-19','téléphone'),
(10,4,7,'2024-05-18','2024-06-01',6,2100,600,'en cours','2024-01-08','site'),
(11,1,6,'2024-05-24','2024-05-27',2,225,0,'annulée','2024-05-10','site'),
(12,2,1,'2024-07-06','2024-07-20',8,2660,800,'confirmée','2024-01-03','site');
INSERT INTO reservation VALUES (13,4,2,'2024-07-13','2024-07-20',4,1050,300,'confirmée','2024-03-28','airbnb'),
(14,3,7,'2024-07-27','2024-08-03',3,770,0,'confirmée','2024-05-12','site'),
(15,6,4,'2024-08-03','2024-08-10',2,476,140,'confirmée','2024-04-30','téléphone'),
(16,2,8,'2024-08-17','2024-08-24',7,1330,0,'option','2024-05-20','site');
CREATE TABLE avis (avis_id INTEGER PRIMARY KEY, resa_id INTEGER REFERENCES reservation(resa_id), note INTEGER, texte TEXT, publie_le TEXT);
INSERT INTO avis VALUES (1,1,5,'Parfait, on revient !','2023-07-30'),
(2,2,4,'Très calme','2023-08-20'),
(3,3,3,'Eau chaude capricieuse','2023-08-25'),
(4,7,5,'Un petit bijou','2024-05-03'),
(5,8,2,'Trop de moustiques','2024-05-15'),
(6,9,4,NULL,'2024-05-14');
CREATE TABLE menage (menage_id INTEGER PRIMARY KEY, gite_id INTEGER REFERENCES gite(gite_id), fait_le TEXT, par TEXT, minutes INTEGER, cout REAL);
INSERT INTO menage VALUES (1,2,'2023-07-22','Odette',240,72),
(2,1,'2023-08-12','Odette',70,21),
(3,3,'2023-08-19','Jean-Lou',120,36),
(4,1,'2024-02-16','Jean-Lou',60,20),
(5,6,'2024-05-01','Odette',65,21),
(6,3,'2024-05-11','Odette',130,42),
(7,2,'2024-05-12','Odette',260,85),
(8,2,'2024-05-12','Jean-Lou',200,66);
