CREATE TABLE telescopes(telescope_id integer primary key,name text,kind text,mirror_cm integer,installed_in integer);
INSERT INTO telescopes VALUES
(1,'Big Bertha','reflector',150,1988),
(2,'Swift','refractor',40,1962),
(3,'Owl','reflector',90,2009),
(4,'Lark','radio',1200,1999);
CREATE TABLE astronomers(astronomer_id integer primary key,name text,institute text,country text);
INSERT INTO astronomers VALUES
(1,'Olga Ivanova','Padua','Germany'),
(2,'Pete Walsh','Heidelberg','Netherlands'),
(3,'Quentin Blanc','Heidelberg','Netherlands'),
(4,'Rosa Marin','Leiden','Netherlands'),
(5,'Sam Okoro','Leiden','Netherlands'),
(6,'Tina Weiss','Heidelberg','Germany'),
(7,'Uma Das','Padua','Italy'),
(8,'Vera Kral','Leiden','Germany');
INSERT INTO astronomers VALUES
(9,'Will Carter','Heidelberg','Netherlands'),
(10,'Xenia Popa','Leiden','Italy');
CREATE TABLE objects(object_id integer primary key,name text,kind text,magnitude real,distance_ly real);
INSERT INTO objects VALUES
(1,'Andromeda','galaxy',3.4,2500000),
(2,'Orion Nebula','nebula',4.0,1344),
(3,'Ring Nebula','nebula',8.8,2300),
(4,'Sirius','star',-1.5,8.6),
(5,'Vega','star',0.0,25),
(6,'Betelgeuse','star',0.5,548),
(7,'Whirlpool','galaxy',8.4,31000000),
(8,'Pleiades','cluster',1.6,444);
INSERT INTO objects VALUES
(9,'Hercules Cluster','cluster',5.8,22200);
CREATE TABLE observations(observation_id integer primary key,astronomer_id integer references astronomers,telescope_id integer references telescopes,object_id integer references objects,observed_on date,minutes integer,cloud_cover integer,quality text);
INSERT INTO observations VALUES
(1,9,1,9,'2023-09-20',202,25,'fair'),
(2,7,2,3,'2023-09-03',288,64,'good'),
(3,2,1,2,'2023-02-24',265,89,'poor'),
(4,4,2,2,'2023-06-25',93,33,'good'),
(5,7,4,9,'2023-04-23',164,72,'good'),
(6,2,2,4,'2023-09-07',277,90,'good'),
(7,4,1,6,'2023-04-11',36,27,'poor'),
(8,3,3,6,'2023-03-28',251,75,'good');
INSERT INTO observations VALUES
(9,1,3,7,'2024-02-21',31,11,'good'),
(10,3,2,3,'2023-12-19',86,26,'good'),
(11,4,3,2,'2023-01-03',260,4,'fair'),
(12,9,3,2,'2023-03-06',116,80,'good'),
(13,6,4,2,'2023-12-24',98,63,'poor'),
(14,8,2,5,'2023-11-07',42,59,'poor'),
(15,3,4,7,'2024-06-09',168,75,'poor'),
(16,2,1,5,'2023-08-26',137,25,'poor');
INSERT INTO observations VALUES
(17,8,2,8,'2023-02-21',215,84,'fair'),
(18,6,4,7,'2023-03-31',131,83,'poor'),
(19,6,4,5,'2023-01-05',168,62,'poor'),
(20,1,1,8,'2024-03-04',225,77,'fair'),
(21,8,2,6,'2023-08-07',57,45,'fair'),
(22,8,1,5,'2023-12-10',60,34,'good'),
(23,8,4,9,'2023-09-05',76,27,'poor'),
(24,1,4,3,'2024-02-04',153,42,'good');
INSERT INTO observations VALUES
(25,6,2,4,'2023-12-26',216,39,'fair'),
(26,6,2,3,'2024-02-05',284,1,'good'),
(27,3,1,4,'2024-04-10',143,45,'poor'),
(28,2,4,3,'2023-09-17',228,9,'poor'),
(29,6,4,5,'2023-10-30',200,39,'poor'),
(30,7,1,8,'2024-05-20',201,88,'good'),
(31,1,1,9,'2024-01-22',244,39,'poor'),
(32,3,4,1,'2023-11-30',262,17,'good');
INSERT INTO observations VALUES
(33,5,2,4,'2024-06-04',38,50,'good'),
(34,5,2,5,'2023-01-27',230,70,'fair'),
(35,2,4,8,'2024-01-04',157,41,'good'),
(36,8,1,9,'2023-12-22',86,25,'poor'),
(37,1,2,5,'2023-06-24',174,6,'poor'),
(38,5,4,6,'2023-07-11',154,39,'fair'),
(39,4,3,8,'2024-02-17',70,87,'fair'),
(40,6,4,6,'2024-01-30',256,34,'good');
INSERT INTO observations VALUES
(41,4,4,9,'2024-02-23',96,40,'good'),
(42,3,3,9,'2024-04-26',225,9,'fair'),
(43,7,3,7,'2023-10-23',77,33,'fair'),
(44,1,1,9,'2023-11-09',196,77,'fair'),
(45,5,2,2,'2023-04-09',226,14,'fair'),
(46,3,2,2,'2024-02-18',216,43,'fair'),
(47,7,4,6,'2023-12-25',110,18,'poor'),
(48,9,4,5,'2023-05-17',124,43,'poor');
INSERT INTO observations VALUES
(49,2,4,2,'2024-05-29',16,73,'poor'),
(50,4,4,7,'2023-08-08',155,86,'good'),
(51,3,2,4,'2024-05-27',78,36,'good'),
(52,7,3,3,'2024-01-29',155,8,'poor'),
(53,9,3,4,'2023-08-18',173,12,'fair'),
(54,2,3,1,'2024-06-13',51,15,'fair'),
(55,4,1,8,'2023-05-23',243,35,'poor'),
(56,1,4,9,'2023-02-03',35,68,'fair');
INSERT INTO observations VALUES
(57,2,4,4,'2023-10-29',189,42,'poor'),
(58,4,2,9,'2023-08-02',159,73,'poor'),
(59,1,2,3,'2023-01-30',273,34,'fair'),
(60,6,1,5,'2023-04-02',72,51,'fair');
