CREATE TABLE client_co (cl_no INTEGER PRIMARY KEY, cl_nm TEXT, sector TEXT, fee_pct REAL);
INSERT INTO client_co VALUES (1,'Brightline Telecom','telecom',18),
(2,'Gymtastic','fitness',25),
(3,'Northgas','energy',15),
(4,'Dr Patel Dental','health',22),
(5,'ShopRush','retail',20);
CREATE TABLE debtor (dbt_no INTEGER PRIMARY KEY, dbt_nm TEXT, town TEXT, phone TEXT, email TEXT, vuln_flg TEXT, dob TEXT);
INSERT INTO debtor VALUES (301,'Alan Prior','Leeds','0113 1','aprior@mail.uk','N','1980-02-01'),
(302,'Bella Osei','Hull',NULL,NULL,'N','1992-06-06'),
(303,'C. Dunmore','Leeds','0113 3',NULL,'Y','1947-10-30'),
(304,'Dina Faruk','York','01904 4','dina@mail.uk','N','1988-12-12'),
(305,'E. Strand','Hull','01482 5',NULL,'N','1975-01-20'),
(306,'Femi Bola','Leeds',NULL,'femi@mail.uk','N','1999-09-09'),
(307,'Greta Hock','York','01904 7',NULL,'Y','1958-03-17'),
(308,'Hal Munro','Leeds','0113 8','hal@mail.uk','N','1983-05-25');
CREATE TABLE agent (ag_no INTEGER PRIMARY KEY, ag_nm TEXT, team TEXT, left_dt TEXT);
INSERT INTO agent VALUES (1,'Trish','A',NULL),
(2,'Vikram','A',NULL),
(3,'Olly','B',NULL),
(4,'Sabine','B','2024-06-30'),
(5,'Newbie Jo','B',NULL);
CREATE TABLE acct (acct_no INTEGER PRIMARY KEY, dbt_no INTEGER REFERENCES debtor(dbt_no), cl_no INTEGER REFERENCES client_co(cl_no), ag_no INTEGER REFERENCES agent(ag_no), placed_dt TEXT, orig_amt REAL, bal_amt REAL, stat_cd TEXT);
INSERT INTO acct VALUES (9001,301,1,1,'2024-01-15',420,0,'PIF'),
(9002,302,2,1,'2024-02-01',180,180,'ACT'),
(9003,303,3,2,'2024-02-20',960,720,'PLN'),
(9004,304,1,3,'2024-03-11',255,255,'DSP'),
(9005,305,5,3,'2024-03-18',75,0,'PIF'),
(9006,306,2,2,'2024-04-02',300,200,'PLN'),
(9007,307,3,4,'2024-04-15',1340,1340,'HLD'),
(9008,308,5,1,'2024-05-06',510,510,'ACT'),
(9009,301,4,3,'2024-05-20',640,340,'PLN'),
(9010,305,1,2,'2024-06-03',150,150,'ACT'),
(9011,302,5,5,'2024-07-08',95,95,'ACT'),
(9012,308,4,NULL,'2024-07-22',880,880,'NEW');
CREATE TABLE lkp_stat (stat_cd TEXT PRIMARY KEY, stat_nm TEXT);
INSERT INTO lkp_stat VALUES ('NEW','not worked yet'),
('ACT','active'),
('PLN','payment plan'),
('DSP','disputed'),
('HLD','on hold'),
('PIF','paid in full');
CREATE TABLE pmt (pmt_no INTEGER PRIMARY KEY, acct_no INTEGER REFERENCES acct(acct_no), pmt_dt TEXT, amt REAL, channel TEXT, bounced INTEGER);
INSERT INTO pmt VALUES (1,9001,'2024-02-01',220,'card',0),
(2,9001,'2024-03-01',200,'card',0),
(3,9003,'2024-03-28',120,'bank',0),
(4,9003,'2024-04-28',120,'bank',0),
(5,9003,'2024-05-28',120,'bank',1),
(6,9005,'2024-04-02',75,'card',0),
(7,9006,'2024-05-10',50,'card',0),
(8,9006,'2024-06-10',50,'card',0),
(9,9006,'2024-07-10',50,'card',1),
(10,9009,'2024-06-05',150,'bank',0),
(11,9009,'2024-07-05',150,'bank',0);
CREATE TABLE contact_log (log_no INTEGER PRIMARY KEY, acct_no INTEGER REFERENCES acct(acct_no), ag_no INTEGER REFERENCES agent(ag_no), at_ts TEXT, method TEXT, outcome TEXT, promised_amt REAL, promised_for TEXT);
INSERT INTO contact_log VALUES (1,9001,1,'2024-01-20 10:10','call','promise',220,'2024-02-01'),
(2,9002,1,'2024-02-05 11:30','call','no answer',NULL,NULL),
(3,9002,1,'2024-02-19 16:00','letter','sent',NULL,NULL),
(4,9003,2,'2024-02-27 09:20','call','promise',120,'2024-03-28'),
(5,9004,3,'2024-03-15 14:00','email','disputes',NULL,NULL),
(6,9005,3,'2024-03-25 15:45','call','promise',75,'2024-04-02'),
(7,9006,2,'2024-04-10 12:05','call','promise',50,'2024-05-10'),
(8,9007,4,'2024-04-20 10:40','call','vulnerable',NULL,NULL),
(9,9008,1,'2024-05-10 17:50','call','no answer',NULL,NULL),
(10,9008,1,'2024-05-17 18:10','call','refused',NULL,NULL),
(11,9009,3,'2024-05-27 11:15','call','promise',150,'2024-06-05'),
(12,9010,2,'2024-06-10 13:00','sms','sent',NULL,NULL);
INSERT INTO contact_log VALUES (13,9010,2,'2024-07-01 09:00','call','promise',150,'2024-07-15'),
(14,9008,2,'2024-07-16 10:00','call','no answer',NULL,NULL),
(15,9002,5,'2024-07-18 11:00','sms','sent',NULL,NULL);
