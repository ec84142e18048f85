CREATE TABLE "Puppet" ("PuppetNo" INTEGER PRIMARY KEY, "PuppetName" TEXT, "Kind" TEXT, "Origin" TEXT, "MadeYear" INTEGER, "HeightCm" REAL, "MakerId" INTEGER REFERENCES "Maker"("MakerId"), "OnDisplay" INTEGER, "InsuredFor" REAL);
CREATE TABLE "Maker" ("MakerId" INTEGER PRIMARY KEY, "MakerName" TEXT, "Country" TEXT);
CREATE TABLE "Loan" ("LoanId" INTEGER PRIMARY KEY, "PuppetNo" INTEGER REFERENCES "Puppet"("PuppetNo"), "Museum" TEXT, "FromDate" DATE, "UntilDate" DATE, "LoanFee" REAL);
CREATE TABLE "Restoration" ("RestId" INTEGER PRIMARY KEY, "PuppetNo" INTEGER REFERENCES "Puppet"("PuppetNo"), "DoneOn" DATE, "Work" TEXT, "Hours" REAL, "Cost" REAL);
INSERT INTO "Maker" VALUES (1,'Josef Skupa','Czechia'),(2,'Ki Ledjar','Indonesia'),(3,'Enzo Greco','Italy'),(4,'unknown',NULL);
INSERT INTO "Puppet" VALUES (1,'Spejbl','marionette','Plzen',1920,65,1,1,12000),(2,'Hurvinek','marionette','Plzen',1926,48,1,1,11000),(3,'Arjuna','shadow','Java',1965,55,2,0,1800),(4,'Orlando','rod','Sicily',1890,110,3,1,15000),(5,'Kasperl','glove','Bavaria',1935,30,4,1,900),(6,'Crocodile','glove','Bavaria',1937,42,4,0,700);
INSERT INTO "Loan" VALUES (1,3,'Leiden Museum','2024-01-15','2024-06-30',500),(2,4,'Palermo Museum','2023-03-01','2023-09-30',1200),(3,1,'Prague Castle','2022-05-01','2022-08-31',900),(4,2,'Prague Castle','2022-05-01','2022-08-31',800);
INSERT INTO "Restoration" VALUES (1,4,'2022-11-20','armour polish',14,980),(2,5,'2023-07-05','new costume',9,350),(3,1,'2021-02-11','strings',3,120),(4,6,'2024-01-22','jaw repair',6,260),(5,4,'2023-11-02','repaint face',10,720);
