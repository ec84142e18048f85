CREATE TABLE Country (CountryID INTEGER PRIMARY KEY, CountryName TEXT, Continent TEXT, StillExists INTEGER);
CREATE TABLE Stamp (StampID INTEGER PRIMARY KEY, Title TEXT, CountryID INTEGER REFERENCES Country(CountryID), IssueYear INTEGER, FaceValue TEXT, Colour TEXT, Theme TEXT, CatalogueValue REAL);
CREATE TABLE "Collection Item" ("Item No" INTEGER PRIMARY KEY, StampID INTEGER REFERENCES Stamp(StampID), AlbumID INTEGER REFERENCES Album(AlbumID), Condition TEXT, "Paid Price" REAL, "Bought On" DATE, Duplicate INTEGER);
CREATE TABLE Album (AlbumID INTEGER PRIMARY KEY, AlbumName TEXT, Pages INTEGER);
INSERT INTO Country VALUES (1,'Great Britain','Europe',1),(2,'Austria','Europe',1),(3,'Zanzibar','Africa',0),(4,'Japan','Asia',1),(5,'Czechoslovakia','Europe',0);
INSERT INTO Stamp VALUES (1,'Penny Red',1,1841,'1d','red','royalty',45),(2,'Blue Mercury',2,1851,'0.6 kr','blue','mythology',190),(3,'Sultan Ali bin Hamud',3,1908,'50 cents','green','royalty',32),(4,'Moon and Geese',4,1949,'8 yen','grey','birds',28.5),(5,'Hradcany',5,1918,'5 h','green','architecture',1.2),(6,'Kingfisher',1,2011,'60p','blue','birds',1.5),(7,'Beauty Looking Back',4,1948,'5 yen','brown','art',75);
INSERT INTO Album VALUES (1,'Classics',40),(2,'Birds of the World',24),(3,'Swaps',16);
INSERT INTO "Collection Item" VALUES (1,1,1,'used',38,'2015-04-18',0),(2,1,3,'damaged',10,'2019-06-02',1),(3,2,1,'used',150,'2016-11-26',0),(4,4,2,'mint',30,'2020-02-09',0),(5,6,2,'mint',1,'2021-08-15',0),(6,5,3,'mint',0.5,'2021-08-15',1),(7,5,1,'mint',0.8,'2017-01-07',0),(8,3,1,'used',40,'2022-10-30',0);
