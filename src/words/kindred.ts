// Verbs and adjectives that ask for a column without naming it: "how old" is an age, "who wrote" an
// author. About English, not about any one database.
import { formsOf } from "./stems.ts";

/** Words people say, and the words in names of columns and tables that they may be about. */
const kindred: readonly (readonly [said: string, about: string])[] = [
  [
    "old young older elder aged born",
    "age birth born birthday year date dob yob founded built formed established made since started launched hired joined installed opened released published posted signed seen registered created added acquired planted discovered on at",
  ],
  // Whom an age alone tells.
  [
    "kid kids child children adult adults teenager teenagers teen teens minor minors pensioner pensioners senior seniors toddler toddlers baby babies grownup grownups",
    "age birth born birthday dob yob",
  ],
  [
    "bring brings brought gross grosses grossed",
    "amount paid payment price total revenue sale sales income fee fare charge bill value quantity",
  ],
  [
    "sign signs signed enlist enlisted joined join",
    "registered registration joined enrolled enrolment enrollment subscribed member since",
  ],
  [
    "live lives living lived reside resides home based",
    "city address home location residence country state town county",
  ],
  ["located situated where place lie", "location city address country place state county region"],
  ["come from native", "country nationality home city hometown origin birth"],
  [
    "when date day year month",
    "date year time day month born start end yob dob since until on at made built discovered founded released",
  ],
  [
    "wrote write written writes pen penned",
    "author writer written published book creator credit review critic",
  ],
  ["directed direct made make", "director directed producer maker manufacturer"],
  [
    "bought buy buys buyer purchased purchase ordered sold sell sells selling sale",
    "purchase order sale sold customer transaction product copies item invoice buyer ticket bought booking",
  ],
  [
    "cost costs costing expensive dear dearer dearest cheap cheaper cheapest pricey pricy priced worth pay paid pays spend spends spent spending dollar dollars bucks euro euros charge",
    "price cost fare fee rent amount charge payment paid total value rate salary bill tokens",
  ],
  [
    "earn earns earning earned paid pay salary wage income",
    "salary wage income pay earnings revenue",
  ],
  [
    "revenue turnover takings sales income earnings",
    "amount paid payment price total revenue sale income fare fee charge bill value",
  ],
  ["birthday birthdate", "birth born dob"],
  ["time times", "at start starts begin begins hour departure arrival"],
  ["beginner beginners novice advanced intermediate expert", "level grade difficulty rating"],
  ["species", "animal plant bird fish amphibian reptile mammal insect tree flower"],
  ["eat eats ate eaten eating", "food feed feeding fed diet meal ration fodder"],
  ["music", "genre track song album artist playlist band concert"],
  ["hammer", "auction lot bid"],
  ["tall high height", "height elevation altitude"],
  ["heavy light weigh weighs", "weight mass"],
  [
    "big bigger large larger small smaller huge size seat seats hold holds room",
    "size amount capacity area acres hectares population attendance seating length",
  ],
  [
    "long short lasted last takes length duration",
    "length duration time hours minutes seconds years distance runtime pages days nights weeks months min mins hrs hr ms milliseconds span",
  ],
  ["far near close distance", "distance miles km location"],
  [
    "kilo kilogram weight weigh heavy",
    "kg kilos tonnes tons t grams g lbs weight mass load carat carats",
  ],
  ["ton tonne", "tonnes tons t weight"],
  ["litre liter volume", "litres liters l ml hl volume"],
  ["metre meter", "m metres meters length depth height distance altitude"],
  ["kilometre kilometer mile", "km kilometres miles distance mileage"],
  ["minute mins", "min minutes mins duration"],
  ["hour hrs", "hr hrs hours h duration"],
  ["degree temperature", "temp temperature c celsius degrees"],
  ["money cash", "amount price cost paid payment balance total charge fee revenue salary"],
  ["owe owed owing outstanding", "balance due owed unpaid paid debt"],
  ["populous populated inhabited", "population inhabitants people"],
  ["occupancy occupied full fullest empty emptiest", "capacity places seats occupied occupancy"],
  ["strong weak", "strength alcohol abv proof power"],
  ["bitter", "bitterness ibu"],
  ["deep shallow", "depth"],
  ["wide narrow broad", "width breadth beam"],
  ["thick thin", "thickness pages"],
  ["borrow borrows borrowed borrowing lend lends lent", "loan lent borrowed checkout rental"],
  [
    "run runs ran running lead leads led manage manages managed head heads",
    "manager head director leader chief auctioneer host organiser organizer operator",
  ],
  ["burn burns burned burnt burning", "fuel"],
  ["hot cold warm", "temperature temp degrees c celsius"],
  ["loud quiet noisy", "loudness noise volume decibel"],
  ["steep", "gradient slope"],
  ["busy crowded", "count number attendance visitor visit passenger"],
  ["fast slow quick", "speed time rank duration minutes seconds hours knots"],
  [
    "won win wins winner winning lost lose beat champion victory",
    "win winner won result rank score champion award medal placing place position",
  ],
  [
    "rated rating score scored grade good best bad worst happy unhappy satisfied dissatisfied pleased",
    "score rating grade rank points result stars feedback review satisfaction",
  ],
  ["teach teaches taught teacher", "teacher instructor course class professor faculty"],
  ["study studies studying studied enrolled take takes", "student course major enrollment class"],
  ["hire hired join joined employ recruited", "hire start begin join since entry employment"],
  [
    "work works working worked employed employs job",
    "employee job department company staff worker office occupation position",
  ],
  ["play plays played playing", "player game team position match actor film movie role"],
  [
    "open opened opens opening founded established built start started",
    "open opening openning year founded date established start",
  ],
  ["movie movies film films", "film movie title"],
  [
    "people person persons who whose folks individual",
    "person people name customer member student employee employees staff user driver author player",
  ],
  ["sing sang sung", "singer song artist"],
  ["male female man men woman women gender", "gender sex"],
  ["popular famous common frequent", "count number population attendance rank"],
  ["valuable precious worth", "value price worth estimate estimated"],
  [
    "hang hangs hung exhibited displayed shown",
    "display exhibition exhibit gallery painting artwork",
  ],
  ["treat treats treated", "treatment doctor vet physician visit patient"],
  [
    "break breaks broke broken fail fails failed faulty",
    "repair fault failure defect damage part passed pass",
  ],
  [
    "expire expires expired expiry run runs valid end ends ended ending due",
    "expires expiry expire until end due valid deadline finish finished ended",
  ],
  ["late delay delayed punctual punctuality", "late delay delayed minutes"],
  ["usage use used consumption consume consumed", "used usage consumption consumed kwh"],
  ["prize money winnings", "prize pool purse winnings"],
  ["trained training coached", "trainer training coach instructor session lesson"],
  ["booked reserved", "booking reservation ticket booked reserved"],
  ["stored kept storage", "storage store warehouse location shelf"],
  ["speak speaking", "language languages tongue"],
  ["hard tough easy difficult", "difficulty level rating"],
  ["dry wet moist damp humid", "humidity hum moisture water rain"],
  ["generous", "amount value donation gift given"],
  ["spent spend", "minutes hours time duration"],
  // A general word may be said for a kind of it, and not the other way round.
  ["animal creature beast", "cow horse dog cat bird sheep pig goat hen fish rabbit llama bee herd"],
  ["artist", "painter sculptor musician singer mosaicist dancer band photographer"],
  ["building", "house church tower castle school hotel museum hall station"],
  ["vehicle", "car truck van bus tram train bike lorry taxi"],
  ["drink beverage", "beer wine cocktail coffee tea juice whisky"],
  ["food dish", "pizza cake cheese meal recipe bread snack"],
  ["athlete sportsman", "runner swimmer gymnast fencer skier boxer player cyclist wrestler"],
  ["plant", "tree flower shrub orchid rose cultivar crop"],
  [
    "place venue location spot",
    "premises city town site club hall bar restaurant venue location address building stadium",
  ],
  [
    "worker employee staff",
    "driver nurse teacher mechanic cook guard officer operator chauffeur pilot technician crew",
  ],
  ["device machine equipment", "laptop phone printer server sensor camera computer router"],
  ["shop store", "bakery bookshop branch outlet salon"],
  ["event", "concert match race show gig party session game meeting"],
  ["organisation organization", "club company charity team firm agency department"],
  [
    "guest visitor customer client member participant person people",
    "skier camper diver climber rider patient tenant passenger resident swimmer boarder runner player subscriber buyer donor volunteer applicant candidate pupil crew worker singer musician dancer actor",
  ],
  ["child children kid son daughter", "father mother parent dam sire child"],
  ["parent mother father", "father mother parent dam sire"],
  ["injection jab shot vaccination", "shot vaccine vaccination dose injection jab"],
  ["run slope", "piste slope trail run"],
  ["weather", "temperature rain wind humidity"],
  ["boss manager superior chief", "reports manager supervisor boss chief head lead leader"],
  ["contact reach", "phone email address contact"],
  ["own owns owned owner belong", "owner owned keeper holder customer client member person"],
  ["visit visited attend attended", "visit attendance visitor date"],
  ["produce produces produced make makes", "producer product winery manufacturer maker production"],
  ["serve serves served", "service meal"],
  ["title titled called named name", "name title"],
  [
    "leave leaves leaving left quit gone depart departed",
    "left leave leaving ended end exit resigned terminated cancelled closed departure departed until",
  ],
  ["attend attended attendance turnout", "present attendance attended attendees visitors"],
  ["billed billing bills charged", "bill invoice amount charge total fee"],
  ["edit edits edited", "editor"],
];

const about = new Map<string, Set<string>>();
for (const [said, names] of kindred) {
  for (const word of said.split(" ")) {
    const own = about.get(word) ?? new Set<string>();
    for (const name of names.split(" ")) own.add(name);
    about.set(word, own);
  }
}

/** The words of names that a word may be about. */
export function kindredNames(word: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const form of formsOf(word)) for (const name of about.get(form) ?? []) found.add(name);
  return found;
}
