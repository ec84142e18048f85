CREATE TABLE vendors (vendor_id INTEGER PRIMARY KEY, vendor_name TEXT, village TEXT, joined_year INTEGER);
CREATE TABLE stalls (stall_no INTEGER PRIMARY KEY, row_code TEXT, size_m REAL, weekly_rent REAL, vendor_id INTEGER, FOREIGN KEY (vendor_id) REFERENCES vendors(vendor_id));
CREATE TABLE wares (ware_id INTEGER PRIMARY KEY, ware_name TEXT, category_code TEXT, unit_price REAL);
CREATE TABLE offers (vendor_id INTEGER, ware_id INTEGER, stock INTEGER, FOREIGN KEY (vendor_id) REFERENCES vendors(vendor_id), FOREIGN KEY (ware_id) REFERENCES wares(ware_id));
INSERT INTO vendors VALUES (1,'Old Tom','Brae',2001),(2,'Hanna P','Lund',2012),(3,'Cheese Lady','Brae',2009),(4,'Farid','Coppen',2018),(5,'The Twins','Lund',2022);
INSERT INTO stalls VALUES (1,'A',3,40,1),(2,'A',4.5,55,3),(3,'B',3,38,2),(4,'B',6,80,4),(5,'C',2.5,30,NULL),(6,'C',3,33,1);
INSERT INTO wares VALUES (1,'apples','FRU',2.2),(2,'goat cheese','DAI',6.5),(3,'honey','SWE',8),(4,'eggs','DAI',3.1),(5,'pears','FRU',2.6),(6,'halva','SWE',4.4);
INSERT INTO offers VALUES (1,1,120),(1,5,60),(2,3,25),(3,2,40),(3,4,200),(4,6,75),(4,3,10),(2,1,80);
