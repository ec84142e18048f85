CREATE TABLE stitcher (stitcher_id INTEGER PRIMARY KEY, stitcher_name TEXT, village TEXT, age_then INTEGER);
CREATE TABLE sampler (sampler_no INTEGER PRIMARY KEY, motif TEXT, stitcher_id INTEGER, worked_year INTEGER, cloth TEXT, threads INTEGER, framed INTEGER, FOREIGN KEY (stitcher_id) REFERENCES stitcher(stitcher_id));
CREATE TABLE stitch (stitch_code TEXT PRIMARY KEY, stitch_name TEXT, hardness TEXT);
CREATE TABLE sampler_stitch (sampler_no INTEGER, stitch_code TEXT, FOREIGN KEY (sampler_no) REFERENCES sampler(sampler_no), FOREIGN KEY (stitch_code) REFERENCES stitch(stitch_code));
INSERT INTO stitcher VALUES (1,'Hannah Pell','Ackworth',11),(2,'Susan Twigg','Ackworth',14),(3,'Ann Corder','Thaxted',9),(4,'Betsy Lowe','Rye',12),(5,'Grace Upton','Thaxted',15);
INSERT INTO sampler VALUES (1,'alphabet',1,1799,'linen',6,1),(2,'house and trees',1,1801,'wool',14,1),(3,'alphabet',2,1803,'linen',4,0),(4,'birds',3,1822,'linen',11,1),(5,'map of England',4,1788,'silk',9,0),(6,'birds',2,1805,'wool',13,0),(7,'verse',NULL,1815,'linen',3,1);
INSERT INTO stitch VALUES ('X','cross stitch','easy'),('S','satin stitch','medium'),('F','French knot','medium'),('B','bullion knot','hard'),('H','herringbone','easy');
INSERT INTO sampler_stitch VALUES (1,'X'),(2,'X'),(2,'S'),(3,'X'),(4,'S'),(4,'F'),(5,'S'),(6,'X'),(6,'F'),(7,'X');
