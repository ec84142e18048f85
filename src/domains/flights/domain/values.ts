// What people name in flight questions, how they say it, and how often (weights as in real requests).
import type { ValueItem, ValueSource } from "../../../generator/domain.ts";

/** "VALUE weight: ways of saying it". */
function items(lines: string): ValueSource & { readonly kind: "items" } {
  return { kind: "items", items: lines.trim().split("\n").map(readItem) };
}

function readItem(line: string): ValueItem {
  const match = /^\s*(.+?) ([\d.]+): (.+)$/.exec(line);
  if (match === null) throw new SyntaxError(`values: cannot read "${line}"`);
  return { value: match[1]!, weight: Number(match[2]), text: match[3]! };
}

const cities = items(`
ATLANTA 80: atlanta
BALTIMORE 60: baltimore
BOSTON 105: boston
BURBANK 12: burbank
CHARLOTTE 16: charlotte
CHICAGO 22: chicago
CINCINNATI 12: cincinnati
CLEVELAND 14: cleveland
COLUMBUS 12: columbus
DALLAS 58: dallas
DENVER 95: denver
DETROIT 13: detroit
FORT WORTH 10: fort worth
HOUSTON 16: houston
INDIANAPOLIS 15: indianapolis
KANSAS CITY 15: kansas city
LAS VEGAS 16: las vegas
LONG BEACH 12: long beach
LOS ANGELES 16: :5 los angeles | :3 la | :1 l.a.
MEMPHIS 13: memphis
MIAMI 18: miami
MILWAUKEE 18: milwaukee
MINNEAPOLIS 12: minneapolis
MONTREAL 12: montreal
NASHVILLE 12: nashville
NEW YORK 24: :4 new york | :2 new york city | :0.5 nyc
NEWARK 18: newark
OAKLAND 30: oakland
ONTARIO 10: ontario
ORLANDO 16: orlando
PHILADELPHIA 52: :12 philadelphia | :1 philly
PHOENIX 16: phoenix
PITTSBURGH 68: pittsburgh
SALT LAKE CITY 14: salt lake city
SAN DIEGO 16: san diego
SAN FRANCISCO 85: san francisco
SAN JOSE 12: san jose
SEATTLE 18: seattle
ST. LOUIS 13: :3 st. louis | :1 st louis | :1 saint louis
ST. PAUL 10: :3 st. paul | :1 st paul | :1 saint paul
ST. PETERSBURG 12: :3 st. petersburg | :1 st petersburg | :1 saint petersburg
TACOMA 12: tacoma
TAMPA 13: tampa
TORONTO 15: toronto
WASHINGTON 40: :5 washington | :4 washington dc | :1 dc | :0.5 washington d.c.
WESTCHESTER COUNTY 8: :3 westchester county | :1 westchester`);

const states = `CHARLOTTE north carolina, ORLANDO florida, MIAMI florida, NEWARK new jersey, TACOMA washington,
SEATTLE washington, COLUMBUS ohio, CLEVELAND ohio, CINCINNATI ohio, ST. PAUL minnesota, MINNEAPOLIS minnesota, NASHVILLE tennessee,
MEMPHIS tennessee, DENVER colorado, MONTREAL quebec, DETROIT michigan, KANSAS CITY missouri, ST. LOUIS missouri,
SALT LAKE CITY utah, PHOENIX arizona, ATLANTA georgia, INDIANAPOLIS indiana, LAS VEGAS nevada, SAN JOSE california,
OAKLAND california, BURBANK california, ONTARIO california, LONG BEACH california, SAN DIEGO california,
ST. PETERSBURG florida, TAMPA florida, BOSTON massachusetts, DALLAS texas, HOUSTON texas, CHICAGO illinois, MILWAUKEE wisconsin,
PITTSBURGH pennsylvania, BALTIMORE maryland`;

const citiesWithState: ValueSource = {
  kind: "items",
  items: states.split(/,\s*/).map((entry) => {
    const match = /^([A-Z. ]+) ([a-z ]+)$/.exec(entry);
    const city = match![1]!;
    const state = match![2]!;
    return {
      value: city,
      text: `${city.toLowerCase()} ${state}`,
      with: { state: state.toUpperCase() },
    };
  }),
};

const airports = items(`
ATL 4: :2 hartsfield airport | :1 atl | :1 hartsfield
BNA 1: bna
BOS 10: :3 logan airport | :2 logan international airport | :1 bos | :1 logan
BUR 1: bur
BWI 10: :4 bwi | :1 bwi airport
CLE 1: :1 hopkins airport | :1 cle
CLT 1: clt
DAL 3: :3 love field | :1 dal
DCA 5: :3 washington national airport | :1 dca | :1 national airport
DEN 3: :2 stapleton airport | :1 stapleton international | :1 den
DFW 8: :3 dfw | :2 dfw airport
DTW 1: dtw
EWR 5: :2 newark international airport | :2 ewr
HOU 2: :3 hobby airport | :1 houston hobby
IAD 4: :3 dulles | :2 dulles airport | :2 dulles international airport | :1 iad
IAH 3: :3 houston intercontinental | :2 houston intercontinental airport | :1 iah
JFK 7: :3 jfk | :2 kennedy airport | :1 john f. kennedy airport | :1 jfk airport
LAS 1: :1 mccarran international airport
LAX 6: :3 lax | :2 los angeles international airport
LGA 8: :5 la guardia | :2 la guardia airport | :1 lga
MCO 5: :2 orlando international airport | :1 orlando international | :1 mco
MDW 2: :2 midway airport | :1 chicago midway
MIA 1: mia
MKE 8: :4 general mitchell international | :2 general mitchell international airport | :1 mke
OAK 2: :1 oak
ORD 5: :2 o'hare | :2 o'hare airport | :1 ord | :1 o'hare international
PHL 2: :1 phl
PHX 1: :1 sky harbor | :1 phx
SAN 1: :1 lindbergh field
SEA 2: sea tac airport
SFO 9: :3 sfo | :1 san francisco international airport
SLC 1: slc
STL 2: :1 lambert airport | :1 stl
TPA 1: tpa
YUL 1: :1 dorval
YYZ 2: :1 pearson airport | :1 lester pearson international`);

const airlines = items(`
AA 155: :5 american airlines | :4 american | :1 aa
UA 134: :5 united airlines | :6 united | :1 ua
DL 110: :3 delta airlines | :7 delta | :1 delta air lines | :1 dl
CO 87: :4 continental airlines | :5 continental
US 71: :6 us air | :2 usair | :1 us airways
TW 50: :6 twa | :2 trans world airlines | :1 tw
NW 35: :4 northwest airlines | :4 northwest | :1 nw
EA 12: :2 eastern airlines | :2 eastern | :0.5 ea
YX 12: :3 midwest express | :1 midwest express airlines | :0.5 yx
CP 7: :2 canadian airlines international | :1 canadian airlines | :1 canadian international | :0.5 cp
NX 5: :2 nationair | :0.5 nx
WN 10: :2 southwest airlines | :3 southwest | :1 wn
AC 6: :3 air canada | :0.5 ac
LH 5: :3 lufthansa | :1 lufthansa airlines | :0.5 lh
AS 6: :2 alaska airlines | :1 alaska
ML 4: :2 midway airlines | :0.5 ml
FF 4: :3 tower air | :0.5 ff
HP 7: :3 america west | :2 america west airlines | :1 hp
KW 2: :1 carnival air lines | :0.5 kw`);

const airlineCodes = items(`
AA 5: aa
UA 8: ua
DL 8: dl
CO 5: co
US 8: us
TW 4: tw
NW 5: nw
EA 5: ea
YX 3: yx
CP 2: cp
NX 1: nx
WN 3: wn
AC 4: ac
LH 3: lh
AS 6: as
FF 6: ff
HP 9: hp
KW 1: kw`);

const airportCodes = items(`
BOS 4: bos
BWI 6: bwi
DFW 6: dfw
EWR 6: ewr
LGA 3: lga
JFK 3: jfk
SFO 4: sfo
ORD 3: ord
LAX 3: lax
MCO 3: mco
BNA 2: bna
ATL 3: atl
OAK 2: oak
PIT 2: pit
DEN 3: den
PHL 2: phl
YYZ 2: yyz
IAH 2: iah
MIA 2: mia
DCA 2: dca
IAD 2: iad
STL 1: stl
MKE 2: mke
BUR 1: bur`);

const basicTypes = items(`
747 6: 747
DC10 4: :3 dc10 | :1 dc 10
737 4: 737
727 4: 727
757 4: 757
767 4: 767
DC9 2: :1 dc9
MD80 2: :1 md80
F28 1: f28
L1011 1: :1 l1011`);

const boeings = items(`
747 4: boeing 747
737 4: boeing 737
727 3: boeing 727
757 3: boeing 757
767 4: boeing 767`);

const aircraftCodes = items(`
J31 3: j31
D9S 4: d9s
M80 4: m80
D10 3: d10
73S 3: 73s
72S 4: 72s
733 2: 733
L10 2: l10
EM2 1: em2
DH8 2: dh8
SF3 1: sf3
AB3 1: ab3`);

const fareCodes = items(`
F 7: f
QX 9: qx
Y 7: y
QO 5: qo
QW 5: qw
YN 5: yn
FN 4: fn
M 3: m
B 3: b
C 2: c
H 3: h
BH 2: bh
Q 3: q`);

const bookingClasses = items(`
H 9: h
Q 6: q
Y 3: y
B 2: b
F 2: f
M 2: m
C 2: c
YN 2: yn`);

const restrictions = items(`
AP/57 12: :2 ap/57 | :2 ap57 | :1 ap 57
AP/80 6: :2 ap80 | :2 ap/80 | :1 ap 80
AP/55 3: :2 ap/55 | :1 ap 55
AP/68 3: :2 ap68 | :1 ap/68
AP/58 1: :1 ap58 | :1 ap/58`);

const mealCodes = items(`
S/ 3: s/
D/S 3: d/s
SD/D 3: sd/d
LS 2: ls
S 3: s
B 2: b
L 2: l
D 2: d
BB 1: bb
SD 1: sd
BS 1: bs
B/S 1: b/s
L/S 1: l/s`);

const dayNames = items(`
MONDAY 5: monday
TUESDAY 5: tuesday
WEDNESDAY 6: wednesday
THURSDAY 6: thursday
FRIDAY 5: friday
SATURDAY 5: saturday
SUNDAY 5: sunday`);

const twinCities: ValueSource = {
  kind: "items",
  items: [
    { value: "DALLAS", text: "dallas fort worth", with: { twin: "FORT WORTH" }, weight: 8 },
    { value: "MINNEAPOLIS", text: "minneapolis st. paul", with: { twin: "ST. PAUL" } },
  ],
};

/** Airports with the city whose distance people ask for. */
const airportsOfCities: ValueSource = {
  kind: "items",
  items: (
    [
      ["BOS", ":2 logan airport | :1 logan", "BOSTON"],
      ["SFO", "sfo", "SAN FRANCISCO"],
      ["LGA", ":2 la guardia | :1 la guardia airport", "NEW YORK"],
      ["JFK", ":1 jfk | :1 kennedy airport", "NEW YORK"],
      ["EWR", "newark international airport", "NEW YORK"],
      ["DFW", "dfw", "DALLAS"],
      ["DAL", "love field", "DALLAS"],
      ["IAD", ":1 dulles | :1 dulles airport", "WASHINGTON"],
      ["BWI", "bwi", "BALTIMORE"],
      ["ORD", ":1 o'hare | :1 o'hare airport", "CHICAGO"],
      ["MDW", "midway airport", "CHICAGO"],
      ["LAX", "lax", "LOS ANGELES"],
      ["HOU", "hobby airport", "HOUSTON"],
      ["ATL", "hartsfield airport", "ATLANTA"],
      ["DEN", "stapleton airport", "DENVER"],
      ["MKE", "general mitchell international", "MILWAUKEE"],
    ] as const
  ).map(([value, text, place]) => ({ value, text, with: { place } })),
};

/** States whose names are no city's too. */
const stateNames: ValueSource = {
  kind: "items",
  items:
    "texas, california, ohio, florida, arizona, colorado, georgia, illinois, massachusetts, michigan, minnesota, missouri, nevada, new jersey, north carolina, pennsylvania, tennessee, utah, wisconsin, maryland, indiana"
      .split(", ")
      .map((text) => ({ value: text.toUpperCase(), text })),
};

export const flightValues: Readonly<Record<string, ValueSource>> = {
  cities,
  citiesWithState,
  twinCities,
  stateNames,
  airports,
  airportsOfCities,
  airlines,
  airlineCodes,
  airportCodes,
  basicTypes,
  boeings,
  aircraftCodes,
  fareCodes,
  bookingClasses,
  restrictions,
  mealCodes,
  plainMealCodes: {
    kind: "items",
    // One letter would be the code of a fare.
    items: mealCodes.items.filter(({ value }) => String(value).length > 1),
  },
  dayNames,
  date: { kind: "date" },
  weekend: { kind: "weekend" },
  time: { kind: "time" },
  price: { kind: "number", min: 100, max: 1500, step: 50, unit: "dollars" },
  flightNumber: { kind: "number", min: 2, max: 1999, step: 1 },
};
