// Dates as people say them, and what they mean: a line a case, "today [, last date] | words | value".
// Values: a date, `from..to`, a day's name, several separated by commas, or nothing.
// 1993-02-05 is a Friday.

export const writtenDates = `
# weekdays: from today on; "next" is strictly after today
1993-02-05 | show me flights on monday | 1993-02-08
1993-02-05 | flights monday from boston to denver | 1993-02-08
1993-02-05 | next monday | 1993-02-08
1993-02-05 | this monday | 1993-02-08
1993-02-05 | this coming monday | 1993-02-08
1993-02-05 | the coming tuesday | 1993-02-09
1993-02-05 | on friday | 1993-02-05
1993-02-05 | this friday | 1993-02-05
1993-02-05 | next friday | 1993-02-12
1993-02-05 | next saturday | 1993-02-06
1993-02-05 | sunday | 1993-02-07
1993-02-05 | on thursday | 1993-02-11
1993-02-05 | leaving wed from dallas | 1993-02-10
1993-02-05 | on tues | 1993-02-09
1993-02-05 | thurs morning | 1993-02-11, between 0 1200
1993-02-05 | on sat | 1993-02-06
1993-02-05 | on sun from boston | 1993-02-07
1993-02-05 | the monday after next | 1993-02-15
1993-02-05 | tuesday of next week | 1993-02-09
1993-02-05 | next week on wednesday | 1993-02-10
1993-02-05 | monday or tuesday | 1993-02-08, 1993-02-09
1993-02-05 | monday, tuesday or wednesday | 1993-02-08, 1993-02-09, 1993-02-10
1993-02-05 | saturday and sunday | 1993-02-06, 1993-02-07
1993-02-05 | monday through thursday | 1993-02-08..1993-02-11
1993-02-05 | from monday to wednesday | 1993-02-08..1993-02-10
1993-02-05 | monday's flights | 1993-02-08
1993-02-05 | last monday | 1993-02-01
1993-12-30 | on monday | 1994-01-03
1993-02-26 | next tuesday | 1993-03-02
1992-02-27 | on saturday | 1992-02-29
1993-02-05 | she says the thirteenth works better | 1993-02-13

# day names, no date
1993-02-05 | on mondays | MONDAY
1993-02-05 | flights on a sunday | SUNDAY
1993-02-05 | every tuesday | TUESDAY
1993-02-05 | each friday | FRIDAY
1993-02-05 | any wednesday | WEDNESDAY
1993-02-05 | saturdays and sundays | SATURDAY, SUNDAY
1993-02-05 | on weekdays | MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY
1993-02-05 | weekday flights | MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY
1993-02-05 | on weekends | SATURDAY, SUNDAY
1993-02-05 | thursday mornings | THURSDAY, between 0 1200
1993-02-05 | show all tuesday flights | TUESDAY
1993-02-05 | the friday nonstop flights | FRIDAY

# relative days
1993-02-05 | today | 1993-02-05
1993-02-05 | leaving today please | 1993-02-05
1993-02-05 | tomorrow | 1993-02-06
1993-02-05 | what about tomorrow | 1993-02-06
1993-02-05 | the day after tomorrow | 1993-02-07
1993-02-05 | day after tomorrow | 1993-02-07
1993-02-05 | in three days | 1993-02-08
1993-02-05 | in a week | 1993-02-12
1993-02-05 | in two weeks | 1993-02-19
1993-02-05 | three days from now | 1993-02-08
1993-02-05 | a week from today | 1993-02-12
1993-02-05 | a week from tomorrow | 1993-02-13
1993-02-05 | a week from friday | 1993-02-12
1993-02-05 | a week from monday | 1993-02-15
1993-02-05 | two weeks from monday | 1993-02-22
1993-02-05 | two days after tomorrow | 1993-02-08
1993-02-05 | two weeks from june first | 1993-06-15
1993-02-05 | a month from today | 1993-03-05
1993-01-31 | in a month | 1993-02-28
1993-02-05 | the day before monday | 1993-02-07
1993-02-05 | the day after june third | 1993-06-04
1993-12-31 | tomorrow | 1994-01-01
1992-02-28 | tomorrow | 1992-02-29
1993-02-28 | tomorrow | 1993-03-01
1993-02-05 | this weekend | 1993-02-06..1993-02-07
1993-02-05 | next weekend | 1993-02-13..1993-02-14
1993-02-05 | sometime next week | 1993-02-08..1993-02-14

# after a date that was spoken of
1993-02-05, 1993-03-10 | the next day | 1993-03-11
1993-02-05, 1993-03-10 | what about the following day | 1993-03-11
1993-02-05, 1993-03-10 | and the day after | 1993-03-11
1993-02-05, 1993-03-10 | the day after that | 1993-03-11
1993-02-05, 1993-03-10 | the day before | 1993-03-09
1993-02-05, 1993-03-10 | the same day | 1993-03-10
1993-02-05, 1993-03-10 | returning on that day | 1993-03-10
1993-02-05, 1993-03-10 | a week later | 1993-03-17
1993-02-05, 1993-03-10 | two days later | 1993-03-12
1993-02-05, 1993-03-10 | two days earlier | 1993-03-08
1993-02-05, 1993-03-10 | a day earlier | 1993-03-09
1993-02-05, 1993-03-10 | the following week | 1993-03-17
1993-02-05, 1993-03-10 | the following monday | 1993-03-15
1993-02-05, 1993-03-10 | the monday after | 1993-03-15
1993-02-05, 1993-03-10 | the monday before | 1993-03-08
1993-02-05, 1993-03-10 | three weeks after that | 1993-03-31
1993-02-05, 1993-03-10 | on the 15th | 1993-03-15
1993-02-05 | on the 18th in the evening | 1993-02-18, between 1800 2200
1993-02-05 | the ones on the 8th serving dinner | 1993-02-08
1993-02-05 | on the 8th under 300 dollars | 1993-02-08
1993-02-05 | and the first | nothing
1993-02-05 | on the 8th floor | nothing
1993-02-05, 1993-12-31 | the next day | 1994-01-01
1993-02-05 | the next day | 1993-02-06
1993-02-05 | a week later | 1993-02-12

# month and day
1993-02-05 | june third | 1993-06-03
1993-02-05 | june twenty third | 1993-06-23
1993-02-05 | on june twenty-third | 1993-06-23
1993-02-05 | june 23 | 1993-06-23
1993-02-05 | june 23rd | 1993-06-23
1993-02-05 | june the 23rd | 1993-06-23
1993-02-05 | june the third | 1993-06-03
1993-02-05 | the third of june | 1993-06-03
1993-02-05 | third of june | 1993-06-03
1993-02-05 | the first of may | 1993-05-01
1993-02-05 | 3 june | 1993-06-03
1993-02-05 | 3rd june | 1993-06-03
1993-02-05 | june 3, 1994 | 1994-06-03
1993-02-05 | july twenty eighth 1991 | 1991-07-28
1993-02-05 | july four nineteen ninety four | 1994-07-04
1993-02-05 | thirty first of august | 1993-08-31
1993-02-05 | may twenty two | 1993-05-22
1993-02-05 | may i fly on may second | 1993-05-02
1993-02-05 | on the fifth day of march | 1993-03-05
1993-02-05 | february fifth | 1993-02-05
1993-02-05 | february fourth | 1994-02-04
1993-02-05 | january first | 1994-01-01
1993-02-05 | december thirty first | 1993-12-31
1993-02-05 | sept. 5 | 1993-09-05
1993-02-05 | Dec 24th | 1993-12-24
1993-02-05 | mar 3 | 1993-03-03
1993-02-05 | february 29 | 1996-02-29
1993-02-05 | thursday september ninth | 1993-09-09
1993-02-05 | monday the third of may | 1993-05-03
1993-02-05 | thursday, april 8th | 1993-04-08
1993-02-05 | monday the eighth | 1993-02-08
1993-02-05 | the morning of august twenty seventh | between 0 1200, 1993-08-27
1993-02-05 | 5/12 | 1993-05-12
1993-02-05 | on 1/2 | 1994-01-02
1993-02-05 | 5/12/94 | 1994-05-12
1993-02-05 | 12/25/1993 | 1993-12-25
1993-02-05 | 1993-07-04 | 1993-07-04
1993-02-05 | june third or fourth | 1993-06-03, 1993-06-04
1993-02-05 | june third and june fifth | 1993-06-03, 1993-06-05
1993-02-05 | june 3 through 5 | 1993-06-03..1993-06-05
1993-02-05 | from june 3 to june 5 | 1993-06-03..1993-06-05
1993-02-05 | between june 3rd and july 5th | 1993-06-03..1993-07-05
1993-02-05 | between june third and fifth | 1993-06-03..1993-06-05
1993-02-05 | the third to the fifth of june | 1993-06-03..1993-06-05
1993-02-05 | june the third at 7 pm | 1993-06-03, = 1900
1993-02-05 | in june | 1993-06-01..1993-06-30
1993-02-05 | on the seventeenth | 1993-02-17
1993-02-05 | on the 1st | 1993-03-01
1993-02-05 | the twenty third | 1993-02-23
1993-02-05 | between the 3rd and the 5th | 1993-03-03..1993-03-05
1993-02-05 | from the 10th to the 12th | 1993-02-10..1993-02-12
1993-02-05 | on the 10th or the 11th | 1993-02-10, 1993-02-11
1993-01-31 | on the 30th | 1993-03-30
1993-02-05 | the first monday in june | 1993-06-07
1993-02-05 | the last friday of the month | 1993-02-26
1993-02-05 | the second tuesday of next month | 1993-03-09

# no dates at all
1993-02-05 | may i fly from boston to denver | nothing
1993-02-05 | the first flight to boston | nothing
1993-02-05 | the second one please | nothing
1993-02-05 | a first class ticket | nothing
1993-02-05 | i sat next to the sun | nothing
1993-02-05 | all day long | nothing
1993-02-05 | flight 21 | nothing
1993-02-05 | on the first flight | nothing
1993-02-05 | march into the plane | nothing
1993-02-05 | one way | nothing
1993-02-05 | june 45 | nothing

# an ordinal before its month, then something that counts
1993-02-05 | the 10th of july one way | 1993-07-10
1993-02-05 | on the 26th of november first class | 1993-11-26
1993-02-05 | the fifth of june one stop | 1993-06-05
1993-02-05 | july 10 one way | 1993-07-10

# bare ordinals, in any sentence
1993-02-05 | make it nonstop and on the tenth | 1993-02-10
1993-02-05 | i want the ninth | 1993-02-09
1993-02-05 | the sixth | 1993-02-06
1993-02-05 | not the seventh but the eighth | 1993-02-07, 1993-02-08
1993-02-05 | the first flight | nothing

# a weekday as an adjective
1993-02-05 | the thursday flight | 1993-02-11
1993-02-05 | a friday evening flight | 1993-02-05, between 1800 2200
1993-02-05 | a tuesday departure | 1993-02-09

# two days
1993-02-05 | on the ninth or tenth | 1993-02-09, 1993-02-10
1993-02-05 | the 9th or the 10th of june | 1993-06-09, 1993-06-10
1993-02-05 | wednesday or next friday | 1993-02-10, 1993-02-12

# a week counted from another
1993-02-05 | two weeks from next friday | 1993-02-26
1993-02-05 | a week before june 10 | 1993-06-03
1993-02-05 | a week after the tenth | 1993-02-17
1993-02-05, 1993-03-10 | monday of the following week | 1993-03-15
1993-02-05 | tuesday in two weeks | 1993-02-16
1993-02-05 | the week after next | 1993-02-15..1993-02-21
1993-02-05 | the week of june 3rd | 1993-06-03..1993-06-09

# holidays, alone and beside a date
1993-02-05 | on christmas day | 1993-12-25
1993-02-05 | the day before thanksgiving | 1993-11-24
1993-02-05 | thanksgiving 1994 | 1994-11-24
1993-02-05 | christmas eve december 24th | 1993-12-24
1993-02-05 | july fourth independence day | 1993-07-04
1993-02-05 | easter sunday | 1993-04-11
1993-02-05 | labor day | 1993-09-06
1993-02-05, 1993-03-10 | the same day as before | 1993-03-10

# counted from months, weeks and holidays
1993-02-05 | on the 3rd of next month | 1993-03-03
1993-02-05 | the twentieth of this month | 1993-02-20
1993-02-05 | tomorrow week | 1993-02-13
1993-02-05 | monday week | 1993-02-15
1993-02-05 | a week on tuesday | 1993-02-16
1993-02-05 | the weekend of march 6th | 1993-03-06..1993-03-07
1993-02-05 | the weekend of the 20th | 1993-02-20..1993-02-21
1993-02-05 | the weekend before christmas | 1993-12-18..1993-12-19
1993-02-05 | the weekend after march 1 | 1993-03-06..1993-03-07
1993-02-05 | the sunday before easter | 1993-04-04
1993-02-05 | the friday after thanksgiving | 1993-11-26
1993-02-05 | the monday after march 3rd | 1993-03-08
1993-02-05 | early next week | 1993-02-08..1993-02-10
1993-02-05 | flights late next week please | 1993-02-11..1993-02-14
1993-02-03 | later this week | 1993-02-04..1993-02-07
1993-02-03 | this week | 1993-02-03..1993-02-07
1993-02-05 | on good friday | 1993-04-09
1993-02-05 | sounds good friday then | 1993-02-05
1993-02-05 | on presidents day | 1993-02-15
1993-02-05 | president's day | 1993-02-15
1993-02-05 | martin luther king day | 1994-01-17
1993-02-05 | palm sunday | 1993-04-04
1993-02-05 | in early march | 1993-03-01..1993-03-10
1993-02-05 | mid march | 1993-03-11..1993-03-20
1993-02-05 | at the end of march | 1993-03-21..1993-03-31
1993-02-05 | late february | 1993-02-21..1993-02-28
`;
