CREATE TABLE Agency (AgencyID INTEGER PRIMARY KEY, AgencyName TEXT, City TEXT);
CREATE TABLE Influencer (InfID INTEGER PRIMARY KEY, Handle TEXT, Platform TEXT, Followers INTEGER, AgencyID INTEGER, FOREIGN KEY (AgencyID) REFERENCES Agency(AgencyID));
CREATE TABLE Brand (BrandID INTEGER PRIMARY KEY, BrandName TEXT, Industry TEXT);
CREATE TABLE Sponsored_Post (PostID INTEGER PRIMARY KEY, InfID INTEGER, BrandID INTEGER, PostDate TEXT, Fee INTEGER, Likes INTEGER, FOREIGN KEY (InfID) REFERENCES Influencer(InfID), FOREIGN KEY (BrandID) REFERENCES Brand(BrandID));
INSERT INTO Agency VALUES (1,'Spark','Milan'),(2,'Big Voice','London'),(3,'Nova Talent','Milan');
INSERT INTO Influencer VALUES (1,'@lunafit','Insta',420000,1),(2,'@chefbo','Tube',1300000,2),(3,'@techtim','Tube',860000,2),(4,'@mamaplus','Insta',95000,1),(5,'@vanlife_k','Tok',2100000,NULL),(6,'@yarnqueen','Insta',48000,NULL);
INSERT INTO Brand VALUES (1,'Oatly Dream','food'),(2,'Stride','sport'),(3,'Pano Phones','electronics'),(4,'Nest Baby','baby goods'),(5,'Camper King','travel');
INSERT INTO Sponsored_Post VALUES (1,1,2,'2023-01-15',3000,41000),(2,1,1,'2023-02-20',2800,36500),(3,2,1,'2023-03-01',9000,120000),(4,3,3,'2023-03-18',7500,54000),(5,4,4,'2023-04-22',900,8800),(6,5,2,'2023-05-30',12000,310000),(7,5,3,'2023-06-11',11500,198000),(8,1,2,'2023-08-09',3300,45000),(9,3,3,'2023-10-02',8000,61000),(10,2,1,'2023-12-05',9500,99000);
