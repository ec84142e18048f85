CREATE TABLE org_unit (ou_id INTEGER PRIMARY KEY, ou_name TEXT, parent_ou TEXT, head TEXT);
INSERT INTO org_unit VALUES (1,'Platform','Tech','Ola Svens'),
(2,'Storefront','Tech','Mei Chan'),
(3,'Data Science','Tech','Raul Ortiz'),
(4,'Marketing Ops','Commercial',NULL),
(5,'Sandbox',NULL,NULL);
CREATE TABLE cloud_account (acct_no TEXT PRIMARY KEY, acct_alias TEXT, provider TEXT, ou_id INTEGER REFERENCES org_unit(ou_id), env TEXT, closed_at TEXT);
INSERT INTO cloud_account VALUES ('1110','plat-prod','aws',1,'prod',NULL),
('1111','plat-dev','aws',1,'dev',NULL),
('2220','shop-prod','aws',2,'prod',NULL),
('2221','shop-dev','gcp',2,'dev',NULL),
('3330','ds-train','gcp',3,'prod',NULL),
('3331','ds-lab','azure',3,'dev',NULL),
('4440','mkt-web','azure',4,'prod','2024-03-31'),
('5550','sandbox-1','aws',5,'dev',NULL);
CREATE TABLE svc (svc_code TEXT PRIMARY KEY, svc_name TEXT, svc_group TEXT);
INSERT INTO svc VALUES ('CMP','compute','infrastructure'),
('OBJ','object storage','infrastructure'),
('SQL','managed database','data'),
('GPU','gpu nodes','infrastructure'),
('NET','data transfer','network'),
('LOG','logging','observability'),
('WHS','warehouse','data');
CREATE TABLE monthly_cost (cost_id INTEGER PRIMARY KEY, acct_no TEXT REFERENCES cloud_account(acct_no), svc_code TEXT REFERENCES svc(svc_code), bill_month TEXT, usage_qty REAL, list_usd REAL, credit_usd REAL);
INSERT INTO monthly_cost VALUES (1,'1110','CMP','2024-04-01',7200,4100,0),
(2,'1110','SQL','2024-04-01',720,1900,0),
(3,'1110','LOG','2024-04-01',300,640,0),
(4,'1111','CMP','2024-04-01',1500,850,0),
(5,'2220','CMP','2024-04-01',9800,5600,500),
(6,'2220','NET','2024-04-01',4400,930,0),
(7,'2221','CMP','2024-04-01',900,470,0),
(8,'3330','GPU','2024-04-01',610,8200,1000),
(9,'3330','OBJ','2024-04-01',52000,1150,0),
(10,'5550','CMP','2024-04-01',400,210,210),
(11,'1110','CMP','2024-05-01',7400,4250,0),
(12,'1110','SQL','2024-05-01',744,1960,0);
INSERT INTO monthly_cost VALUES (13,'1110','LOG','2024-05-01',520,1110,0),
(14,'1111','CMP','2024-05-01',1200,690,0),
(15,'2220','CMP','2024-05-01',9900,5650,500),
(16,'2220','NET','2024-05-01',6100,1290,0),
(17,'2221','CMP','2024-05-01',950,500,0),
(18,'3330','GPU','2024-05-01',980,13100,1000),
(19,'3330','OBJ','2024-05-01',58000,1290,0),
(20,'3330','WHS','2024-05-01',210,1750,0),
(21,'5550','CMP','2024-05-01',350,180,180),
(22,'4440','CMP','2024-03-01',300,170,0),
(23,'1110','CMP','2024-03-01',7000,4000,0),
(24,'3330','GPU','2024-03-01',590,7900,1000);
CREATE TABLE budget (ou_id INTEGER REFERENCES org_unit(ou_id), bud_month TEXT, limit_usd REAL);
INSERT INTO budget VALUES (1,'2024-05-01',7500),
(2,'2024-05-01',7000),
(3,'2024-05-01',12000),
(5,'2024-05-01',300),
(1,'2024-04-01',7500),
(2,'2024-04-01',7000),
(3,'2024-04-01',10000);
CREATE TABLE idle_resource (res_id INTEGER PRIMARY KEY, acct_no TEXT REFERENCES cloud_account(acct_no), res_type TEXT, res_name TEXT, found_on TEXT, est_monthly_usd REAL, owner_email TEXT, cleaned_on TEXT);
INSERT INTO idle_resource VALUES (1,'1111','vm','build-old-3','2024-02-11',140,'ola@kette.io',NULL),
(2,'1111','volume','vol-88f1','2024-03-02',35,NULL,'2024-04-20'),
(3,'2220','load balancer','lb-blackfriday','2024-01-15',92,'mei@kette.io',NULL),
(4,'3330','vm','gpu-notebook-7','2024-05-06',2100,'raul@kette.io',NULL),
(5,'3331','disk','scratch-2019','2024-05-06',18,NULL,NULL),
(6,'5550','ip address','eip-4','2024-04-01',4,NULL,NULL),
(7,'2221','vm','demo-vm','2024-03-19',75,'mei@kette.io','2024-03-25');
