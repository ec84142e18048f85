CREATE TABLE swapper (sw_id INTEGER PRIMARY KEY, sw_name TEXT, clothes_size TEXT, shoe_size INTEGER, tokens INTEGER);
CREATE TABLE garment (ga_id INTEGER PRIMARY KEY, brought_by INTEGER REFERENCES swapper(sw_id), kind TEXT, colour TEXT, size TEXT, brand TEXT, condition TEXT, tokens INTEGER);
CREATE TABLE takeaway (ga_id INTEGER REFERENCES garment(ga_id), taken_by INTEGER REFERENCES swapper(sw_id), taken_on TEXT);
INSERT INTO swapper VALUES (1,'Hanne','M',39,4),(2,'Zoë','S',37,0),(3,'Malik','L',44,7),(4,'Ingeborg','XL',41,2),(5,'Robin','M',42,5),(6,'Tuuli','S',38,NULL);
INSERT INTO garment VALUES (1,1,'coat','green','M','COS','good',4),(2,1,'dress','red','M',NULL,'like new',3),(3,2,'jeans','blue','S','Levis','worn',2),(4,3,'jacket','black','L','Barbour','good',5),(5,4,'blouse','white','XL','Seidensticker','good',2),(6,4,'dress','blue','L',NULL,'worn',1),(7,5,'boots','brown','42','Blundstone','good',4),(8,2,'skirt','red','S','H&M','like new',1),(9,3,'jumper','blue','L','homemade','good',3);
INSERT INTO takeaway VALUES (2,5,'2023-10-14'),(3,6,'2023-10-14'),(1,4,'2024-03-09'),(8,6,'2024-03-09'),(9,5,'2024-03-09');
