// Times as people say them: "today | words | comparison and time, or between two".
// Bare hours follow the table in calendar.ts: 1 to 6 in the afternoon, 7 to 11 in the morning.

export const writtenTimes = `
# clock times
1993-02-05 | at 5pm | = 1700
1993-02-05 | at 5 pm | = 1700
1993-02-05 | at 5 p.m. | = 1700
1993-02-05 | at 5 P.M. | = 1700
1993-02-05 | at 5 am | = 500
1993-02-05 | at 7:30 pm | = 1930
1993-02-05 | at 730pm | = 1930
1993-02-05 | at 730 pm | = 1930
1993-02-05 | at 7 30 pm | = 1930
1993-02-05 | at seven thirty pm | = 1930
1993-02-05 | at six thirty in the morning | = 630
1993-02-05 | at 12pm | = 1200
1993-02-05 | at 12am | = 0
1993-02-05 | at 12:30 am | = 30
1993-02-05 | at 12:30 pm | = 1230
1993-02-05 | at noon | = 1200
1993-02-05 | at 12 noon | = 1200
1993-02-05 | at twelve noon | = 1200
1993-02-05 | at 12 o'clock noon | = 1200
1993-02-05 | at midnight | = 0
1993-02-05 | at 1700 | = 1700
1993-02-05 | at 17:45 | = 1745
1993-02-05 | at seventeen hundred hours | = 1700
1993-02-05 | after 1300 hours | > 1300
1993-02-05 | at half past six in the evening | = 1830
1993-02-05 | at half past six in the morning | = 630
1993-02-05 | quarter to nine in the evening | = 2045
1993-02-05 | quarter past eight in the morning | = 815
1993-02-05 | a quarter to noon | = 1145
1993-02-05 | ten minutes to six pm | = 1750
1993-02-05 | at ten to six in the evening | = 1750
1993-02-05 | ten to six in the evening or earlier | <= 1750
1993-02-05 | leaving before ten to six pm | < 1750
1993-02-05 | ten am to six pm | between 1000 1800
1993-02-05 | at 5 o'clock in the afternoon | = 1700
1993-02-05 | 7 o'clock in the evening | = 1900
1993-02-05 | 9 at night | = 2100
1993-02-05 | is there one after 7 at night | > 1900
1993-02-05 | 2 in the morning | = 200
1993-02-05 | the 755am flight | = 755
1993-02-05 | the 819 flight | = 819
1993-02-05 | do you have a 4 o'clock flight | = 1600

# bare hours
1993-02-05 | after 2 | > 1400
1993-02-05 | before 5 | < 1700
1993-02-05 | at 8 | = 800
1993-02-05 | after 10 | > 1000
1993-02-05 | before 12 | < 1200
1993-02-05 | after 530 | > 1730
1993-02-05 | at 838 | = 838
1993-02-05 | in the evening after 8 | between 1800 2200, > 2000
1993-02-05 | tomorrow morning before 9 | 1993-02-06, between 0 1200, < 900
1993-02-05 | before 6 o'clock sunday afternoon | < 1800, 1993-02-07

# comparisons
1993-02-05 | before 10am | < 1000
1993-02-05 | prior to 10am | < 1000
1993-02-05 | earlier than 10am | < 1000
1993-02-05 | any time before 10am | < 1000
1993-02-05 | after 5pm | > 1700
1993-02-05 | later than 5pm | > 1700
1993-02-05 | sometime after 5pm | > 1700
1993-02-05 | past 5pm | > 1700
1993-02-05 | by 5pm | <= 1700
1993-02-05 | no later than 5pm | <= 1700
1993-02-05 | not later than 5pm | <= 1700
1993-02-05 | until 5pm | <= 1700
1993-02-05 | 5pm or earlier | <= 1700
1993-02-05 | 5pm at the latest | <= 1700
1993-02-05 | no earlier than 5pm | >= 1700
1993-02-05 | not before 5pm | >= 1700
1993-02-05 | at or after 5pm | >= 1700
1993-02-05 | 5pm or later | >= 1700
1993-02-05 | 8 or later | >= 800
1993-02-05 | after 2 o'clock and before 5 o'clock | > 1400, < 1700
1993-02-05 | before 10am in the morning | < 1000
1993-02-05 | in the vicinity of 5pm | between 1630 1730
1993-02-05 | around 7pm | between 1830 1930
1993-02-05 | about 7pm | between 1830 1930
1993-02-05 | at about 7 in the evening | between 1830 1930
1993-02-05 | approximately 7pm | between 1830 1930
1993-02-05 | close to 7pm | between 1830 1930
1993-02-05 | around noon | between 1130 1230
1993-02-05 | around midnight | between 2330 30
1993-02-05 | around 12:15 am | between 2345 45
1993-02-05 | between 4 and 5pm | between 1600 1700
1993-02-05 | between 4pm and 5pm | between 1600 1700
1993-02-05 | between 10 and 2 | between 1000 1400
1993-02-05 | between 10 and 2 pm | between 1000 1400
1993-02-05 | between 10 am and 2 pm | between 1000 1400
1993-02-05 | between noon and 3 | between 1200 1500
1993-02-05 | between 1850 and midnight | between 1850 2400
1993-02-05 | between 415 and 530pm | between 1615 1730
1993-02-05 | from 4 to 5pm | between 1600 1700
1993-02-05 | from 8am until noon | between 800 1200
1993-02-05 | between 8 and 11 in the morning | between 800 1100
1993-02-05 | before midnight | < 2400

# parts of the day
1993-02-05 | in the morning | between 0 1200
1993-02-05 | a morning flight | between 0 1200
1993-02-05 | in the afternoon | between 1200 1800
1993-02-05 | this afternoon | 1993-02-05, between 1200 1800
1993-02-05 | in the evening | between 1800 2200
1993-02-05 | early in the morning | between 0 800
1993-02-05 | early morning flights | between 0 800
1993-02-05 | early monday morning | between 0 800, 1993-02-08
1993-02-05 | early afternoon | between 1200 1400
1993-02-05 | a late afternoon flight | between 1600 1800
1993-02-05 | in the late evening | between 2000 2200
1993-02-05 | late night | between 2200 2400
1993-02-05 | tonight | 1993-02-05, between 1800 2400
1993-02-05 | saturday night | 1993-02-06, between 1800 2400
1993-02-05 | an early flight | between 0 1000
1993-02-05 | a late flight | between 2000 2400
1993-02-05 | morning or evening | between 0 1200, between 1800 2200
1993-02-05 | all am flights | between 0 1200
1993-02-05 | pm flights | between 1200 2400

# no times at all
1993-02-05 | the earliest flight | nothing
1993-02-05 | the latest one | nothing
1993-02-05 | under 300 dollars | nothing
1993-02-05 | about 300 dollars | nothing
1993-02-05 | at 466 | nothing
1993-02-05 | flight 1765 | nothing
1993-02-05 | a 747 flight | nothing
1993-02-05 | a dc10 | nothing
1993-02-05 | after 2 stops | nothing
1993-02-05 | with one stop | nothing
1993-02-05 | a one way ticket | nothing
1993-02-05 | two one way tickets | nothing
1993-02-05 | less than 1000 | nothing
1993-02-05 | at least one stop | nothing
1993-02-05 | between 300 and 400 dollars | nothing
1993-02-05 | american flight 12 | nothing

# a cue right after a noun is still a cue
1993-02-05 | flights earlier than 2200 | < 2200
1993-02-05 | flights after 4 | > 1600
1993-02-05 | flights before 9. | < 900
1993-02-05 | number 1444 in the afternoon | between 1200 1800
1993-02-05 | at about 10pm at the latest possible time | between 2130 2230
1993-02-05 | departing early thank you | between 0 1000

# minutes counted to the hour
1993-02-05 | leaving at ten to nine | = 850
1993-02-05 | ten minutes before 9 am | = 850
1993-02-05 | arriving before twenty past six pm | < 1820
1993-02-05 | before 9 or after 6 | < 900, > 1800
1993-02-05 | before 9 or after 6 in the evening | < 900, > 1800
1993-02-05 | after 4 in the afternoon or before 8 | > 1600, < 800
`;
