// Questions that this database cannot answer, and questions that sound like them but can be: a set to
// measure refusing on. Written by hand, apart from what the generator says.

const lines = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

export const unanswerable: readonly string[] = lines(`
  is it going to be cloudy over philadelphia this weekend
  how hot does it get in phoenix in july
  what is the forecast for pittsburgh
  does it snow much in minneapolis
  is there a storm near atlanta right now
  how windy is chicago today
  what should i wear in san francisco in march
  make me laugh
  do you know any riddles
  tell me something funny about pilots
  sing happy birthday
  write a short story about a dog
  give me a poem about the sea
  reserve two places for me on the morning flight
  please buy the ticket now
  i would like to purchase this one
  put me on the waiting list
  hold that fare until friday
  confirm my booking
  my confirmation code is not working
  i need to cancel my trip
  rebook me on a later departure
  give me seat twelve a
  i want to sit next to my wife
  is there extra room for tall people
  upgrade me please
  find a room near the convention center
  which hotel is closest to the boston airport
  does the hotel have a swimming pool
  what is the nightly rate at the hilton
  are pets welcome in the hotel
  i am looking for an apartment in denver
  where can i eat good seafood in baltimore
  which steak house in dallas do you recommend
  is there a coffee shop in the terminal
  what do people do for fun in san diego
  which museum should i see in washington
  are there good beaches in tampa
  is milwaukee a nice place to live
  what is the best neighborhood in seattle
  which airline do you like most
  do you think delta is better than united
  what is your opinion of first class
  is american airlines a good company
  which carrier has the friendliest crew
  are the pilots well trained
  has that airplane ever had an accident
  how old is this aircraft
  who built the first airplane
  how does a jet engine work
  why is the sky blue
  who discovered america
  what is the largest ocean
  when did the war end
  who is the mayor of cleveland
  how many inhabitants does houston have
  what language do they speak in montreal
  what is the area code for denver
  what is nine times eight
  how many ounces are in a pound
  convert twenty dollars to pounds sterling
  what is the sales tax in california
  how are my stocks doing
  should i buy shares of boeing
  how do i bake an apple pie
  what is a good recipe for chili
  order some flowers for my mother
  call my office
  send a fax to my secretary
  leave a message for my husband
  remind me at noon
  wake me up at six
  what day is your birthday
  where do you live
  what is your name
  do you have feelings
  are you listening to me
  can you speak german
  how smart are you
  who programmed you
  my suitcase did not arrive
  somebody stole my wallet
  how heavy may my suitcase be
  can i take skis on the plane
  may i bring a guitar on board
  is my cat allowed in the cabin
  what happens if i miss my connection
  will they give me my money back
  how do i complain about the service
  i forgot my coat on the plane
  can my son travel by himself
  do you have special help for blind passengers
  where is the nearest hospital
  is there a doctor on the plane
  when should i leave my house
  how crowded is the terminal on fridays
  which gate do i go to
  is the eight o'clock departure late today
  when will the delayed plane finally leave
  did the plane from memphis land yet
  what film are they showing
  can i make a telephone call during the flight
  is there a newspaper on board
  how many flight attendants are there
  what uniform do they wear
  are there bus tours of new york
  what does a train ticket to philadelphia cost
  how long is the drive from boston to new york
  which highway goes to pittsburgh
  is the subway safe at night
  what does gasoline cost
  i want to sail to bermuda
  rockets to mars please
  erase all of your data
  insert a new airline called happy air
  change every fare to ten dollars
  make delta cheaper
  vote for me
  good luck with your exam
  i am feeling sad today
  my wife is angry with me
  what shall i do with my life
  qwerty uiop
  la la la
`);

export const answerable: readonly string[] = lines(`
  which flights leave boston in the rainy morning of may fifth
  i want to book a flight from denver to atlanta
  please reserve me something from dallas to boston on monday
  i would like to buy a ticket from pittsburgh to philadelphia
  can you get me on a flight to san francisco from boston
  i need to be in baltimore tomorrow coming from dallas
  i have to travel from oakland to philadelphia on friday
  my wife wants to fly from seattle to chicago
  my boss must be in washington by noon from atlanta
  take me from tampa to milwaukee
  i am looking for a trip from montreal to denver
  find a flight near noon from boston to denver
  what is the best fare from boston to denver
  what is the lowest price for a ticket to san diego from phoenix
  how much does it cost to fly from boston to pittsburgh
  how much is a first class seat from dallas to denver
  what do you charge for a round trip from atlanta to boston
  is there anything cheap from newark to cleveland
  i want to spend less than 300 dollars from boston to dallas
  which is the cheapest airline from boston to washington
  which airline flies most between boston and denver
  which airlines do you have
  which carriers serve denver
  does delta go to san francisco
  does american fly from boston to dallas
  does united have flights to boston
  is there a delta flight from atlanta to denver
  do any airlines serve a meal from boston to denver
  is breakfast served on flights from denver to boston
  which flights from boston to dallas have dinner
  do i get lunch on the noon flight from boston to denver
  what meals are there on flights from atlanta to dallas
  how long is the flight from boston to denver
  how many flights does delta have
  how many flights go from denver to boston on sunday
  how many airlines fly into pittsburgh
  how many passengers fit in a 747
  how many seats are there on a boeing 767
  what is the capacity of a dc10
  how big is a 757
  which planes does delta use
  what kind of plane goes from boston to pittsburgh
  what aircraft is used from atlanta to denver
  is there a jet from boston to denver
  who makes the 737
  what does fare code qx mean
  what does restriction ap 57 mean
  what is class q
  what does ewr stand for
  what is the code ff
  which airport is bwi
  what does dl mean
  what is hp
  what does sfo stand for
  where is the airport called ord
  which city has the airport logan
  how far is downtown from the airport in dallas
  how far is it from the denver airport to denver
  how do i get from the airport to downtown boston
  how can i get into the city from the pittsburgh airport
  is there a taxi from the airport to downtown philadelphia
  can i rent a car in denver
  what does a limousine cost in boston
  is there a bus from the airport to downtown san francisco
  what ground transportation is there in atlanta
  how much is a taxi from the airport to downtown dallas
  what time is the last flight from boston to denver
  what time does the first flight leave for atlanta from dallas
  when does the early plane get to boston from atlanta
  when do flights from denver arrive in boston
  when is the next flight on wednesday from oakland to boston
  is there something earlier than seven from boston to denver
  what leaves after dark i mean after 8 pm from boston to atlanta
  show everything between noon and three from boston to denver
  which flights arrive before lunch say before noon in boston from denver
  which flights get in around five in philadelphia from boston
  i want to leave on a sunday from denver to boston
  i want to come back to boston from denver on july first
  is there a flight today from boston to denver
  are there flights on christmas day december twenty fifth from boston to denver
  do you fly from minneapolis to memphis at night
  are there any red eye i mean late night flights from oakland to boston
  what about flights from boston to denver that do not stop
  is there a direct flight from boston to san diego
  can i stop in dallas on the way from boston to san francisco
  i would like a stopover in denver between boston and oakland
  does the flight from boston to oakland connect somewhere
  which cities does united serve
  which cities can i reach from boston nonstop
  where does continental fly
  which airports are in new york
  what airports are near houston
  is there more than one airport in washington
  tell me about the flights from boston to denver please
  tell me the price of economy from boston to denver
  tell me which airlines go to st. louis
  give me something in the afternoon from atlanta to baltimore
  give me business class from boston to denver
  play it safe and show flights from boston to denver on the 747
  help me find flights from boston to denver
  help i need to get from boston to atlanta tonight
  hello i want to fly from boston to denver
  thanks and now flights from denver to dallas
  good morning please show the flights from boston to denver
  sorry i meant flights from boston to dallas
  oh well what about thursday flights from boston to denver
  could you possibly show me fares from boston to denver
  would you mind listing the flights from philadelphia to boston
`);
