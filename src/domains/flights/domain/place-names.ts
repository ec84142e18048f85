// Other names of cities, airports and airlines, as people say them.

import type { EntityForm } from "../../../entities/lexicon.ts";
import { wordList } from "../../../word-list.ts";

/** Two letters that are codes of other things too, where one asks about codes. */
const short = (text: string): EntityForm => ({
  text,
  unlessBefore: forms("code|codes|meal|meals|abbreviation|does|class"),
  unlessAfter: forms("mean|means|stand|stands|code"),
});
/** Words and names of people too: only beside another place. */
const besidePlaces = (text: string): EntityForm => ({ text, before: [] });

export const cityNames: Readonly<Record<string, readonly EntityForm[]>> = {
  BALTIMORE: forms("balt|balto"),
  BOSTON: ["beantown"],
  CHICAGO: ["chi", "chitown", "windy city"],
  CINCINNATI: ["cincy", "cinci", "cinn"],
  CLEVELAND: ["clev", "cleve"],
  DETROIT: [short("det")],
  "LONG BEACH": [short("lb")],
  MILWAUKEE: ["milw"],
  MONTREAL: ["mtl"],
  ORLANDO: ["orl", "disney", "disney world", "disneyworld"],
  "SAN DIEGO": [short("sd")],
  "SAN JOSE": [short("sj")],
  "ST. LOUIS": ["stlouis", "st lou"],
  TORONTO: ["tor"],
  "FORT WORTH": ["ft worth", "ft. worth"],
  "KANSAS CITY": ["kansas city mo", "kc", "k c"],
  "LAS VEGAS": [{ text: "vegas", unlessBefore: ["las"] }, short("lv")],
  "LOS ANGELES": [
    {
      text: "la",
      before: forms(
        "to|from|in|into|and|or|between|via|through|near|for|leaving|leave|around|of|out|at|fly|l",
      ),
      unlessAfter: ["guardia"],
    },
    "l a",
    "city of los angeles",
  ],
  "NEW YORK": forms("new york city|nyc|n y c|manhattan|ny|n y|big apple|new york ny"),
  PHILADELPHIA: ["philly", "phila", "philladelphia", besidePlaces("phil")],
  PITTSBURGH: ["pittsburg", "pitt", "pitts"],
  "SAN FRANCISCO": ["frisco", "s f", "sf", "san fran", "sanfran"],
  "SALT LAKE CITY": [{ text: "salt lake", unlessAfter: ["city"] }, "sl city"],
  "ST. PETERSBURG": ["st. pete", "st pete", "saint pete"],
  INDIANAPOLIS: ["indy"],
  MINNEAPOLIS: ["mpls", "minn", besidePlaces("min")],
  NASHVILLE: ["nashv", "nas", besidePlaces("nash")],
  WASHINGTON: forms(
    "washington dc|washington d c|washington , dc|washington , d c|district of columbia|dc|d c",
  ),
  "WESTCHESTER COUNTY": ["westchester", "white plains"],
};

/** "from national": what is left of a name, where a word leads to a place. */
const ledTo = (text: string) => ({
  text,
  before: forms("from|to|into|at|near|than|of"),
  unlessAfter: forms("airline|airlines|airport|express|holiday|average|flights"),
});
export const airportsLedTo: Readonly<Record<string, readonly EntityForm[]>> = {
  DCA: [
    ledTo("national"),
    // Of two airports, or in a few words that go on from a question about them.
    {
      text: "national",
      nearby: forms("dulles|airports|iad|bwi"),
      unlessAfter: forms("airline|airlines|airport|air|express|holiday|average|flights|park|day"),
    },
  ],
  DAL: [{ ...ledTo("love"), before: forms("from|to|into|at") }],
  MDW: [
    ledTo("midway"),
    besidePlaces("midway"),
    // "or midway, what do they have", of chicago; "on midway" flies an airline.
    {
      text: "midway",
      once: ["CHICAGO", "ORD", "MDW"],
      unlessBefore: forms("on|by|with|via|fly|flying|flies|take|taking|does|do|airline|carrier"),
      unlessAfter: forms("airline|airlines|air|flies|fly|flights|flight|serves|offers|'s flights"),
    },
  ],
};

export const airportNames: Readonly<Record<string, readonly string[]>> = {
  ATL: ["hartsfield", "hartsfield international", "william b hartsfield"],
  BOS: ["logan", "boston logan", "logan international", "boston 's logan"],
  BUR: ["burbank glendale pasadena"],
  BWI: ["baltimore washington international"],
  CLE: ["hopkins", "cleveland hopkins"],
  CLT: ["douglas", "charlotte douglas"],
  DAL: ["love field", "dallas love field", "dallas love"],
  DCA: ["national airport", "washington national", "washington dc national"],
  DEN: ["stapleton", "stapleton international", "denver stapleton"],
  DFW: forms(
    "d f w|dallas fort worth international|dallas ft worth international|dfw international",
  ),
  DTW: forms("detroit metro|detroit metropolitan|metro airport|metropolitan airport|wayne county"),
  EWR: ["newark international"],
  HOU: ["hobby", "houston hobby", "william p hobby"],
  HPN: ["westchester county airport"],
  IAD: ["dulles", "dulles international", "washington dulles"],
  IAH: ["intercontinental", "houston intercontinental", "houston international"],
  JFK: forms(
    "kennedy|john f kennedy|john f. kennedy|kennedy international|j f k|jfk international|new york 's kennedy|new york kennedy",
  ),
  LAS: ["mccarran", "mccarran international"],
  LAX: ["l a x", "los angeles international", "la international"],
  LGA: forms(
    "la guardia|laguardia|new york 's la guardia|new york la guardia|new york 's laguardia|lagardia|la gaurdia",
  ),
  MCO: ["orlando international"],
  MDW: ["midway airport", "chicago midway"],
  MKE: forms(
    "general mitchell|general mitchell international|mitchell field|mitchell international|milwaukee 's general mitchell",
  ),
  MSP: ["minneapolis st. paul", "minneapolis st paul", "minneapolis saint paul", "twin cities"].map(
    (name) => `${name} international`,
  ),
  OAK: ["metropolitan oakland", "oakland international"],
  ORD: ["o'hare", "ohare", "o hare", "chicago o'hare", "chicago ohare", "chicago 's o'hare"],
  PHX: ["sky harbor"],
  SAN: ["lindbergh", "lindbergh field"],
  SEA: ["sea tac", "seatac", "seattle tacoma international"],
  STL: ["lambert", "lambert field", "lambert st. louis", "lambert st louis"],
  YMX: ["mirabel"],
  YUL: ["dorval"],
  YYZ: forms(
    "pearson|lester pearson|lester pearson international|pearson international|toronto pearson",
  ),
  YKZ: ["buttonville"],
};

/** "american" names the airline only next to words of that kind. */
const nearBefore =
  "on by with via fly flying flies take taking airline airlines does do did is are has have or and an any all me of for use uses using than about only prefer like want through ^ which what flight flights at not besides except carrier take list the does".split(
    " ",
  );
const nearAfter =
  "flight flights airline airlines air fare fares ticket tickets 's fly flies flying have has serve serves offer offers go goes nonstop and or number # first coach business leaving departing from to $ class connections connection one round daily depart departures arrives leave leaves operate service today tomorrow airplane airplanes plane planes use uses airfare airfares trip trips price prices please thanks thank instead then too only either rather . ? !".split(
    " ",
  );
const nearby =
  "flight flights fly flies flying airline airlines fare fares ticket tickets nonstop carrier trip trips airfare airfares try reservation".split(
    " ",
  );
const near = (text: string, unlessAfter: readonly string[]): EntityForm => ({
  text,
  before: nearBefore,
  after: nearAfter,
  nearby,
  unlessAfter,
});
/** "southwest of here", "in the northwest", "to alaska" are directions and regions. */
const noDirection = (text: string): EntityForm => ({
  text,
  unlessBefore: wordList("the pacific upper far american in to into from toward towards around of"),
  unlessAfter: wordList(
    "of corner side part coast region area states state united from express airlines",
  ),
});
/** The name with every word for an airline after it. */
const names = (...forms: string[]): string[] =>
  forms.flatMap((form) => [
    form,
    `${form} airline`,
    `${form} airlines`,
    `${form} air lines`,
    `${form} airways`,
    `${form} air`,
    `${form} air line`,
  ]);
const suffixed = (form: string): string[] => names(form).slice(1);

export const airlineNames: Readonly<Record<string, readonly EntityForm[]>> = {
  AA: [
    ...suffixed("american"),
    near(
      "american",
      wordList("express cities city made citizen citizens food people dollars embassy eagle"),
    ),
  ],
  UA: [...suffixed("united"), near("united", ["states", "kingdom", "nations"])],
  DL: names("delta"),
  CO: [
    ...suffixed("continental"),
    near("continental", ["breakfast", "breakfasts", "us", "united", "divide"]),
  ],
  US: forms(
    "us air|usa air|usair|u s air|us airways|us air lines|us airlines|us airline|usair airlines|us air airlines|usairways|u s airways|united states air|allegheny",
  ),
  TW: forms(
    "twa|t w a|trans world|trans world airlines|trans world airline|transworld|transworld airlines|trans worlds airline|twa airlines|trans world air lines",
  ),
  NW: [
    ...names("northwest orient"),
    ...suffixed("northwest"),
    ...suffixed("north west"),
    near("northwest", ["of", "corner"]),
    noDirection("northwest"),
    ...names("nwa"),
  ],
  EA: [
    ...suffixed("eastern"),
    {
      text: "eastern",
      unlessBefore: wordList("far north south northern southern middle"),
      unlessAfter: wordList("time standard daylight states coast seaboard us shore europe side"),
    },
  ],
  YX: [
    ...names("midwest express"),
    ...suffixed("midwest"),
    "mid west express",
    noDirection("midwest"),
  ],
  CP: [
    ...suffixed("canadian"),
    "canadian airlines international",
    "canadian international",
    "canadian pacific",
    near("canadian", ["cities", "city", "airports", "dollars", "border"]),
  ],
  NX: names("nationair", "nation air", "national air"),
  WN: [
    ...suffixed("southwest"),
    ...suffixed("south west"),
    near("southwest", ["of", "corner", "united"]),
    noDirection("southwest"),
    { text: "sw", before: [] },
  ],
  AC: names("air canada"),
  LH: ["lufthansa german airlines", ...names("lufthansa")],
  AS: [...suffixed("alaska"), near("alaska", ["state"]), noDirection("alaska")],
  ML: [...suffixed("midway"), near("midway", ["airport"])],
  FF: [
    ...suffixed("tower"),
    {
      text: "tower",
      before: wordList("on not or and with by than except but via fly flying take taking does"),
      unlessAfter: wordList("of records bridge hotel block"),
    },
  ],
  HP: names("america west"),
  KW: ["carnival air lines", "carnival airlines", "carnival air", "carnival"],
  PA: forms(
    "pan am|panam|pan american|pan american airways|pan american world airways|pan american airlines",
  ),
  TZ: ["american trans air", "american transair", "ata"],
};

function forms(list: string): string[] {
  return list.split("|");
}
