CREATE TABLE repos (repo_id INTEGER PRIMARY KEY, slug TEXT, lang TEXT, team TEXT, archived INTEGER, created_at TEXT);
INSERT INTO repos VALUES (1,'web-store','typescript','Checkout',0,'2020-04-02'),
(2,'pricing-api','go','Checkout',0,'2021-01-18'),
(3,'mobile-app','kotlin','Apps',0,'2019-08-05'),
(4,'data-jobs','python','Insights',0,'2022-05-09'),
(5,'legacy-admin','php','Apps',1,'2015-03-30'),
(6,'design-kit','typescript','Apps',0,'2023-09-12');
CREATE TABLE devs (dev_id INTEGER PRIMARY KEY, handle TEXT, full_name TEXT, team TEXT, on_call INTEGER, joined TEXT);
INSERT INTO devs VALUES (1,'kmorgan','Kit Morgan','Checkout',1,'2020-04-01'),
(2,'jlee','Jin Lee','Checkout',0,'2022-02-14'),
(3,'asingh','Anu Singh','Apps',0,'2019-08-01'),
(4,'wbot',NULL,NULL,0,NULL),
(5,'rvega','Rafa Vega','Insights',1,'2022-05-01'),
(6,'hnorth','Hollis North','Apps',0,'2024-01-08');
CREATE TABLE pipelines (pipe_id INTEGER PRIMARY KEY, repo_id INTEGER REFERENCES repos(repo_id), pipe_name TEXT, cron TEXT);
INSERT INTO pipelines VALUES (1,1,'test',NULL),
(2,1,'deploy',NULL),
(3,2,'test',NULL),
(4,3,'nightly','0 2 * * *'),
(5,4,'backfill','0 5 * * 1'),
(6,6,'publish',NULL);
CREATE TABLE runs (run_id INTEGER PRIMARY KEY, pipe_id INTEGER REFERENCES pipelines(pipe_id), dev_id INTEGER REFERENCES devs(dev_id), branch TEXT, started_at TEXT, duration_s INTEGER, conclusion TEXT, retried INTEGER);
INSERT INTO runs VALUES (1,1,1,'main','2024-07-01 09:10',410,'success',0),
(2,1,2,'feat/cart','2024-07-01 10:30',433,'failure',0),
(3,1,2,'feat/cart','2024-07-01 11:15',428,'failure',1),
(4,1,2,'feat/cart','2024-07-01 13:40',440,'success',1),
(5,2,1,'main','2024-07-01 15:00',610,'success',0),
(6,3,2,'main','2024-07-02 09:05',95,'success',0),
(7,4,4,'main','2024-07-02 02:00',1820,'failure',0),
(8,4,4,'main','2024-07-03 02:00',1795,'success',0),
(9,4,4,'main','2024-07-04 02:00',1904,'failure',0),
(10,5,5,'main','2024-07-01 05:00',5200,'success',0),
(11,3,1,'fix/tax','2024-07-03 16:20',101,'failure',0),
(12,3,1,'fix/tax','2024-07-03 16:45',99,'success',1);
INSERT INTO runs VALUES (13,2,2,'main','2024-07-04 17:10',655,'cancelled',0),
(14,2,1,'main','2024-07-05 17:55',640,'failure',0),
(15,4,3,'release/4.2','2024-07-05 12:00',1850,'success',0),
(16,1,6,'main','2024-07-05 10:10',405,'success',0),
(17,5,5,'main','2024-06-24 05:00',4980,'failure',0),
(18,1,1,'main','2024-06-25 14:00',398,'success',0),
(19,2,1,'main','2024-06-27 16:10',598,'success',0),
(20,4,4,'main','2024-06-28 02:00',1760,'success',0);
CREATE TABLE steps (step_id INTEGER PRIMARY KEY, run_id INTEGER REFERENCES runs(run_id), step_name TEXT, seconds INTEGER, status TEXT);
INSERT INTO steps VALUES (1,1,'install',80,'ok'),
(2,1,'unit tests',300,'ok'),
(3,2,'install',82,'ok'),
(4,2,'unit tests',320,'failed'),
(5,3,'install',79,'ok'),
(6,3,'unit tests',318,'failed'),
(7,7,'emulator boot',600,'failed'),
(8,8,'emulator boot',420,'ok'),
(9,8,'ui tests',1300,'ok'),
(10,9,'emulator boot',430,'ok'),
(11,9,'ui tests',1400,'failed'),
(12,11,'lint',12,'failed');
INSERT INTO steps VALUES (13,14,'push image',220,'ok'),
(14,14,'rollout',400,'failed'),
(15,5,'push image',200,'ok'),
(16,5,'rollout',380,'ok'),
(17,17,'load',4700,'failed'),
(18,16,'unit tests',290,'ok');
CREATE TABLE flaky_tests (test_id INTEGER PRIMARY KEY, repo_id INTEGER REFERENCES repos(repo_id), test_name TEXT, first_seen TEXT, fail_count INTEGER, fixed_on TEXT);
INSERT INTO flaky_tests VALUES (1,1,'cart keeps coupon','2024-05-02',14,NULL),
(2,1,'guest checkout','2024-06-11',5,'2024-06-30'),
(3,3,'login on rotate','2024-03-19',31,NULL),
(4,3,'push opens order','2024-06-20',9,NULL),
(5,2,'rounding yen','2024-04-04',3,'2024-04-08');
