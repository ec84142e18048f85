CREATE TABLE auction (auction_id INTEGER PRIMARY KEY, auction_title TEXT, city TEXT, held_on DATE);
CREATE TABLE lot (lot_no INTEGER PRIMARY KEY, auction_id INTEGER, item TEXT, period TEXT, estimate REAL, hammer_price REAL, FOREIGN KEY (auction_id) REFERENCES auction(auction_id));
CREATE TABLE bidder (bidder_id INTEGER PRIMARY KEY, bidder_name TEXT, country TEXT);
CREATE TABLE bid (bid_id INTEGER PRIMARY KEY, lot_no INTEGER, bidder_id INTEGER, amount REAL, FOREIGN KEY (lot_no) REFERENCES lot(lot_no), FOREIGN KEY (bidder_id) REFERENCES bidder(bidder_id));
INSERT INTO auction VALUES (1,'Spring Silver','Geneva','2022-03-12'),(2,'Fine Clocks','London','2022-06-20'),(3,'Country House','Geneva','2023-02-04'),(4,'Maps and Globes','Vienna','2023-05-15');
INSERT INTO lot VALUES (1,1,'teapot','Georgian',900,1250),(2,1,'spoon set','Victorian',300,280),(3,2,'longcase clock','Georgian',4000,5600),(4,2,'pocket watch','Edwardian',700,NULL),(5,3,'oak chest','Tudor',2500,3100),(6,3,'mirror','Georgian',1200,1150),(7,2,'mantel clock','Victorian',1500,1500);
INSERT INTO bidder VALUES (1,'Duval','France'),(2,'Okoye','Nigeria'),(3,'Stein','Austria'),(4,'Perry','England'),(5,'Lund','Sweden');
INSERT INTO bid VALUES (1,1,1,1000),(2,1,2,1250),(3,2,1,280),(4,3,3,5000),(5,3,4,5600),(6,5,2,3100),(7,6,3,1150),(8,7,4,1500),(9,5,3,2900);
