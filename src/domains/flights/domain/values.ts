// What people name in flight questions, how they say it, and how often (weights as in real requests).
import type { ValueItem, ValueSource } from "../../../generator/domain.ts";

/** "VALUE weight: ways of saying it", a line each; those that are said as they are written, several in a line. */
function items(lines: string): ValueSource & { readonly kind: "items" } {
  const parts = lines
    .trim()
    .split("\n")
    .flatMap((line) => (line.includes(":") ? [line] : line.split(/, ?/)));
  return { kind: "items", items: parts.filter((part) => part !== "").map(readItem) };
}

function readItem(part: string): ValueItem {
  const match = /^(.+?) ([\d.]+)(?:: (.+))?$/.exec(part);
  if (match === null) throw new SyntaxError(`values: cannot read "${part}"`);
  const value = match[1]!;
  return { value, weight: Number(match[2]), text: match[3] ?? value.toLowerCase() };
}

const cities = items(`
ATLANTA 80, BALTIMORE 60, BOSTON 105, BURBANK 12, CHARLOTTE 16, CHICAGO 22, CINCINNATI 12, CLEVELAND 14, COLUMBUS 12,
DALLAS 58, DENVER 95, DETROIT 13, FORT WORTH 10, HOUSTON 16, INDIANAPOLIS 15, KANSAS CITY 15, LAS VEGAS 16,
LONG BEACH 12
LOS ANGELES 16: :5 los angeles | :3 la | :1 l.a.
MEMPHIS 13, MIAMI 18, MILWAUKEE 18, MINNEAPOLIS 12, MONTREAL 12, NASHVILLE 12
NEW YORK 24: :4 new york | :2 new york city | :0.5 nyc
NEWARK 18, OAKLAND 30, ONTARIO 10, ORLANDO 16
PHILADELPHIA 52: :12 philadelphia | :1 philly
PHOENIX 16, PITTSBURGH 68, SALT LAKE CITY 14, SAN DIEGO 16, SAN FRANCISCO 85, SAN JOSE 12, SEATTLE 18
ST. LOUIS 13: :3 st. louis | :1 st louis | :1 saint louis
ST. PAUL 10: :3 st. paul | :1 st paul | :1 saint paul
ST. PETERSBURG 12: :3 st. petersburg | :1 st petersburg | :1 saint petersburg
TACOMA 12, TAMPA 13, TORONTO 15
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
BNA 1
BOS 10: :3 logan airport | :2 logan international airport | :1 bos | :1 logan
BUR 1
BWI 10: :4 bwi | :1 bwi airport
CLE 1: :1 hopkins airport | :1 cle
CLT 1
DAL 3: :3 love field | :1 dal
DCA 5: :3 washington national airport | :1 dca | :1 national airport
DEN 3: :2 stapleton airport | :1 stapleton international | :1 den
DFW 8: :3 dfw | :2 dfw airport
DTW 1
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
MIA 1
MKE 8: :4 general mitchell international | :2 general mitchell international airport | :1 mke
OAK 2: :1 oak
ORD 5: :2 o'hare | :2 o'hare airport | :1 ord | :1 o'hare international
PHL 2: :1 phl
PHX 1: :1 sky harbor | :1 phx
SAN 1: :1 lindbergh field
SEA 2: sea tac airport
SFO 9: :3 sfo | :1 san francisco international airport
SLC 1
STL 2: :1 lambert airport | :1 stl
TPA 1
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
AA 5, UA 8, DL 8, CO 5, US 8, TW 4, NW 5, EA 5, YX 3, CP 2, NX 1, WN 3, AC 4, LH 3, AS 6, FF 6, HP 9, KW 1`);

const airportCodes = items(`
BOS 4, BWI 6, DFW 6, EWR 6, LGA 3, JFK 3, SFO 4, ORD 3, LAX 3, MCO 3, BNA 2, ATL 3, OAK 2, PIT 2, DEN 3, PHL 2, YYZ 2,
IAH 2, MIA 2, DCA 2, IAD 2, STL 1, MKE 2, BUR 1`);

const basicTypes = items(`
747 6
DC10 4: :3 dc10 | :1 dc 10
737 4, 727 4, 757 4, 767 4
DC9 2: :1 dc9
MD80 2: :1 md80
F28 1
L1011 1: :1 l1011`);

const boeings = items(`
747 4: boeing 747
737 4: boeing 737
727 3: boeing 727
757 3: boeing 757
767 4: boeing 767`);

const aircraftCodes = items(`
J31 3, D9S 4, M80 4, D10 3, 73S 3, 72S 4, 733 2, L10 2, EM2 1, DH8 2, SF3 1, AB3 1`);

const fareCodes = items(`
F 7, QX 9, Y 7, QO 5, QW 5, YN 5, FN 4, M 3, B 3, C 2, H 3, BH 2, Q 3`);

const bookingClasses = items(`
H 9, Q 6, Y 3, B 2, F 2, M 2, C 2, YN 2`);

const restrictions = items(`
AP/57 12: :2 ap/57 | :2 ap57 | :1 ap 57
AP/80 6: :2 ap80 | :2 ap/80 | :1 ap 80
AP/55 3: :2 ap/55 | :1 ap 55
AP/68 3: :2 ap68 | :1 ap/68
AP/58 1: :1 ap58 | :1 ap/58`);

const mealCodes = items(`
S/ 3, D/S 3, SD/D 3, LS 2, S 3, B 2, L 2, D 2, BB 1, SD 1, BS 1, B/S 1, L/S 1`);

const dayNames = items(`
MONDAY 5, TUESDAY 5, WEDNESDAY 6, THURSDAY 6, FRIDAY 5, SATURDAY 5, SUNDAY 5`);

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
