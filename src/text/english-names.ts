// Turns the names of tables and columns into English: split, abbreviations spelled out, plural and
// singular. Knows nothing of any database; what it cannot split stays one word.
import { englishWords, wordsIn } from "./english-words.ts";
import ordinaryWords from "./ordinary-words.json" with { type: "json" };

/** "dob date of birth, wk week": what the first word of each stands for. */
function pairsIn(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text.split(",").map((pair) => {
      const [first = "", ...rest] = pair.trim().split(/\s+/);
      return [first, rest.join(" ")];
    }),
  );
}

/** What people shorten in schemas; only whole pieces of a name are looked up. */
const abbreviations = pairsIn(`
  acc account, acct account, addr address, amt amount, apt apartment, attr attribute, avg average,
  bal balance, cat category, cd code, cnt count, cntry country, cust customer, cst customer,
  ctry country, dept department, desc description, descr description, dob date of birth,
  doc document, emp employee, fac faculty, fname first name, lname last name, grp group,
  hire hire, img image, inv invoice, lang language, lat latitude, lng longitude, loc location,
  max maximum, mgr manager, min minimum, msg message, nbr number, nm name, num number, ord order,
  org organization, pct percent, ph phone, pos position, prod product, prof professor,
  qty quantity, ref reference, reg registration, sal salary, sec section, stu student,
  tel telephone, temp temperature, trans transaction, txn transaction, trx transaction,
  pmt payment, pymt payment, itm item, catg category, ctg category, whs warehouse, whse warehouse,
  stor store, fst first, lst last, crt created, upd updated, typ type, sts status, seg segment,
  mth month, mnth month, wk week, qtr quarter, curr currency, tot total, rgn region, hdr header,
  dtl detail, lvl level, prc price, usr user, val value, vol volume, yr year, dt date, ts time,
  tm time, crs course, pts points, std standard, abbr abbreviation, hrs hours, mins minutes,
  ln line, eml email, cty city, mfr manufacturer, vnd vendor, sup supplier, shp ship, disc discount,
  mbr member, bkg booking, bkd booked, attd attended, canc cancelled, fnm first name, lnm last name,
  bldg building, appt appointment, asgn assignment, rcvd received, pchs purchase, sch schedule,
  frt freight, sls sales, unt unit, stk stock, rm room, cap capacity, chk check, dur duration, meth method, hist history, wgt weight,
  po purchase order, wo work order, veh vehicle, hrly hourly, mvt movement, mvmt movement, supp supplier, stat status, tchr teacher, enrol enrollment,
  prd product, slsmn salesman, lmt limit, wt weight, sgnup signup, bth birth, pol policy, prem premium, pat patient,
  dsch discharge, sbj subject, tkt ticket, pax passengers, src source, sys system, cmt comment, txt text, sz size,
  srl serial, bdrm bedroom, sq square, mbrshp membership, opp opponent, scrd scored`);

/** What databases are often about: shortened, they lose their vowels ("trnr", "rfnd", "actv"). */
const shortened =
  `active admission agent amount answer attended author available award batch bill birth
  blocked booking borrower branch brand building cancel cancelled category center channel child claim class client
  closed color comment company complaint completed confirmed contact contract country course created credit
  customer damaged dealer deleted delivered delivery deposit device discontinued discount district
  doctor driver enabled ended enroll enrolled event expired fault field file first flag floor
  gender genre grade group guest hidden hotel insured invoice issue item job joined journal language leave
  lecture level loan locked manager market member method model month movie number offer office opened order
  owner paid parent parking part patient payment pending period person phone plan play player point position
  posted present price priority product project provider published purchase quantity question rank
  rating reader received record refund refunded region registered rejected release remark removed
  renewal rental repair report request resolved result return returned review room route salary
  sample schedule school score season seller sent service session shift shipment shipped shipping
  signed skill smoker staff started state status stock store street student subject supplier
  supervisor tariff task teacher team term test ticket title total town track trainer trip truck
  type unit update urgent user vehicle vendor verified version vessel visit volume ward warehouse weight
  work worker zone`.split(/\s+/);

const withoutVowels = (word: string): string =>
  `${word[0]}${word.slice(1).replaceAll(/[aeiou]/g, "")}`;

function shortenedBy(shorten: (word: string) => string): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  for (const word of shortened) {
    const short = shorten(word);
    words.set(short, [...(words.get(short) ?? []), word]);
  }
  return words;
}

const bare = shortenedBy(withoutVowels);
const lettersOnce = shortenedBy((word) => withoutVowels(word).replaceAll(/(.)\1/g, "$1"));

/** "rfnd" to "refund": only what no other of these words shortens to; what only loses its vowels comes first. */
function unshortened(piece: string): string | undefined {
  if (piece.length < 3) return undefined;
  const [only, ...others] = bare.get(piece) ?? lettersOnce.get(piece) ?? [];
  return others.length === 0 ? only : undefined;
}

/** What was done, without its ending: "cls" of closed, "opn" of opened. */
const deeds = shortenedBy((word) =>
  word.endsWith("ed") ? withoutVowels(word.slice(0, -2)).replaceAll(/(.)\1/g, "$1") : "",
);
const ofTime = /^(?:dt|date|ts|tm|time|at|on|day)$/;

/** What a piece is short for beside another: "tm_nm" is of a team, "unt_cst" no customer. Else it is what it mostly is. */
const beside: readonly (readonly [piece: string, before: RegExp, next: RegExp, word: string])[] = [
  ["lst", /^/, /^(?:prc|price)$/, "list"],
  ["lng", /^/, /^(?:desc|descr|description|nm|name|txt|text)$/, "long"],
  ["tm", /^/, /^(?:nm|name|id|cd|code)$/, "team"],
  ["prd", /^/, /^(?:end|start|beg|begin|from|to|dt|date)$/, "period"],
  ["rel", /^/, /^(?:dt|date|yr|year)$/, "release"],
  ["sld", /^/, /^(?:dt|date|qty|units?)$/, "sold"],
  ["del", /^/, /^(?:flg|flag|ind)$/, "deleted"],
  ["cst", /^(?:unt|unit|std|standard|tot|total|avg|average)$/, /^/, "cost"],
  ["blt", /^(?:yr|year)$/, /^/, "built"],
  ["dsc", /^/, /^(?:pct|percent|perc|rt|rate|amt|amount|val|value)$/, "discount"],
  ["dsc", /./, /^$/, "description"],
  ["hr", /^/, /^(?:dt|date)$/, "hire"],
  ["crd", /^/, /^(?:lmt|limit|ln|line)$/, "credit"],
];

/** By the pieces around it: before a time stands what was done then, before a price whose it is. */
function spelledBeside(piece: string, next = "", before = ""): string[] | undefined {
  const meant = beside.find(
    ([short, left, right]) => short === piece && left.test(before) && right.test(next),
  );
  if (meant !== undefined) return [meant[3]];
  if (!ofTime.test(next) || piece.length < 3 || Object.hasOwn(abbreviations, piece))
    return undefined;
  const [only, ...others] = knownWords().has(piece) ? [] : (deeds.get(piece) ?? []);
  return only === undefined || others.length > 0 ? undefined : [only];
}

/** Pieces that say nothing: "t_customer", "tbl_orders", "ref_status". */
const prefixes = new Set(["t", "tbl", "tb", "ref", "dim", "fact", "vw", "v", "the"]);

const shortWords = `id no ssn isbn iban cvv age sex day tax fee zip fax key end hp car dog pet bus map cup win won
  job law art gas oil api url iso new old sub top bed box run ram per dna men man fan ban bar
  city club code cost date name note paid park part pay plan play port race rank rate role room
  rule sale seat ship shop show size song team term test text time tour town type unit user week
  year zone book bike bank band area army away base beds body card case cell data desk door film
  firm food form fuel game gate goal head home hour item land last lead left line list loan lot
  mail main make male mark mill mode news next page path pet phone plot poll pool post rail rain
  ref road rock roll sent shot side site skill star step stop task tax tone tree trip view vote
  wage wall wine word work of in on by to is at for and quantity dorm latitude longitude balance
  email username password gender nationality attendance capacity allergy amenity invoice payment
  discount salary rental enrollment registration supplier shipment warehouse category percentage`;

let dictionary: Set<string> | undefined;

function knownWords(): Set<string> {
  dictionary ??= new Set([
    ...englishWords,
    ...shortWords.split(/\s+/),
    ...Object.values(abbreviations).flatMap((words) => words.split(" ")),
  ]);
  return dictionary;
}

/** English that columns are called by and people seldom write. */
const columnWords =
  `accelerator accreditation alias applicant archived arrears assignee backorder barcode billable browser bluetooth
  bookmark checkout chromosome churned escalated onboarded subscribed unsubscribed consignment coupon creditor debtor decor denomination disbursement discontinued
  dosage endowment enrolment expiry forename geocode hashtag homepage humidity hyperlink inbox intake interchange
  interval invoiced itinerary lessee licence lineage login logon logout mascot milliseconds moderator nickname
  notification occupancy odometer onboarding outage overpayment overtime passcode payee payer payroll permalink
  perpetrator pixel postcode precipitation prerequisite procurement propulsion quota receipt recipient referral
  refund reimbursement remittance reorder restock retailer roster semester shelf slug subscriber subscription
  subtotal surcharge surname syllabus technician thumbnail timesheet timestamp timezone toll tonnage trimester
  tutor vat velocity vendor visibility voucher waitlist wholesale width winery workflow worksheet wrestler`.split(
    /\s+/,
  );
let seldomWritten: ReadonlySet<string> | undefined;

/** Whether every word is one that English has, or has a digit's shape. */
export function isEnglish(phrase: string): boolean {
  seldomWritten ??= new Set([...shortened, ...columnWords, ...wordsIn(ordinaryWords)]);
  const lists = [knownWords(), seldomWritten];
  const isKnown = (word: string): boolean => lists.some((list) => list.has(word));
  return phrase
    .split(" ")
    .every((word) => word.length < 2 || /^\d+$/.test(word) || wordForms(word).some(isKnown));
}

/** "docks", "timed", "seating": with what they may be forms of. */
function wordForms(word: string): string[] {
  const [, stem] = /^(\w{3,}?)(?:ed|ing)$/.exec(word) ?? [];
  const once = stem?.replace(/(.)\1$/, "$1");
  return [word, singularOf(word), ...(stem === undefined ? [] : [stem, `${stem}e`, once ?? stem])];
}

/** "CustNm2" -> ["customer", "name", "2"]; "dormname" -> ["dorm", "name"]; `own` are words of the schema. */
export function nameWords(name: string, own: ReadonlySet<string> = none): string[] {
  const words = keptPieces(name).flatMap(
    (piece, i, all) => spelledBeside(piece, all[i + 1], all[i - 1]) ?? spellOut(piece, own),
  );
  return words.length === 0 ? [name.toLowerCase()] : words;
}

/** "jn_dt", where "jn" is said to be "join" -> ["join", "date"]; null where the name has no such piece. */
export function nameWith(name: string, long: ReadonlyMap<string, string>): string[] | null {
  const pieces = keptPieces(name);
  if (!pieces.some((piece) => long.has(piece))) return null;
  return pieces.flatMap((piece) => long.get(piece) ?? spellOut(piece, none));
}

/** Discounted or discontinued: what is said tells. */
const twofold: ReadonlySet<string> = new Set(["disc"]);

/** The pieces of a name that are no words: "jn" and "dt" of "jn_dt". */
export function shortPieces(name: string): string[] {
  const known = knownWords();
  const isShort = (one: string): boolean => !known.has(one) || twofold.has(one);
  return keptPieces(name).filter((one) => /^[a-z]{2,5}$/.test(one) && isShort(one));
}

/** The same behind a name: an "item_mst" is of items, a "po_hdr" of purchase orders. */
const suffixes = new Set(["mst", "mstr", "hdr", "tbl"]);

const keptPieces = (name: string): string[] => {
  const all = piecesOf(name);
  const pieces = all.length > 1 && prefixes.has(all[0] ?? "") ? all.slice(1) : all;
  return pieces.length > 1 && suffixes.has(pieces.at(-1) ?? "") ? pieces.slice(0, -1) : pieces;
};

/** As people may well write it: "playlist" where the words are "play list". */
export function gluedName(name: string): string {
  return keptPieces(name)
    .map((piece, i, all) => {
      const meant = spelledBeside(piece, all[i + 1], all[i - 1])?.join(" ");
      return meant ?? (Object.hasOwn(abbreviations, piece) ? abbreviations[piece] : piece);
    })
    .join(" ");
}

const none: ReadonlySet<string> = new Set();

/** The pieces that a schema's names show apart, to split its glued names by. */
export function ownWords(names: Iterable<string>): Set<string> {
  return new Set([...names].flatMap(piecesOf).filter((piece) => piece.length > 3));
}

function piecesOf(name: string): string[] {
  return name
    .normalize("NFC")
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replace(/(\p{L}{2,})(\d+)$/gu, "$1 $2")
    .toLowerCase()
    .replace(/\b([fl])[ _](?=n(?:ame|m)\b)/g, "$1")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((piece) => piece !== "");
}

function spellOut(piece: string, own: ReadonlySet<string>): string[] {
  const long = Object.hasOwn(abbreviations, piece) ? abbreviations[piece] : undefined;
  if (long !== undefined) return long.split(" ");
  const known = knownWords();
  const whole = known.has(piece) ? undefined : unshortened(piece);
  if (whole !== undefined) return [whole];
  // "trnrs" and "invs" are many.
  const one = /^[a-z]{3,}s$/.test(piece) && !known.has(piece) ? piece.slice(0, -1) : "";
  const short = Object.hasOwn(abbreviations, one) ? abbreviations[one] : unshortened(one);
  if (short !== undefined && !known.has(one)) return pluralOf(short).split(" ");
  if (
    known.has(piece) ||
    known.has(singularOf(piece)) ||
    piece.length < 5 ||
    !/^[a-z]+$/.test(piece)
  )
    return [piece];
  return segment(piece, own) ?? [piece];
}

/** Words that a glued name hardly ever holds, but that many words begin or end with. */
const endings = new Set(
  "on at inter sub able ship per age under over goes former multi line out up un re".split(" "),
);

/** The fewest known words that a glued name falls into, if it does. */
function segment(piece: string, own: ReadonlySet<string>): string[] | undefined {
  const words = knownWords();
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= piece.length; end++) {
    for (let start = Math.max(0, end - 14); start < end; start++) {
      const before = best[start];
      const part = piece.slice(start, end);
      if (before === undefined || part.length < 2) continue;
      const long =
        Object.hasOwn(abbreviations, part) && part.length > 2 ? abbreviations[part] : undefined;
      if (endings.has(part)) continue;
      const known = words.has(part) || (own.has(part) && part !== piece);
      if (long === undefined && !known) continue;
      const found = [...before, ...(long?.split(" ") ?? [part])];
      if (best[end] === undefined || found.length < (best[end]?.length ?? 99)) best[end] = found;
    }
  }
  const found = best[piece.length];
  return found !== undefined && found.length <= 3 ? found : undefined;
}

const irregular = pairsIn(`
  person people, salesperson salespeople, man men, woman women, child children, foot feet, data data, medium media,
  criterion criteria, mouse mice, tooth teeth, staff staff, aircraft aircraft, species species,
  series series, sheep sheep, fish fish, transportation transportation, information information, equipment equipment, faculty faculty,
  news news, address addresses, status statuses, bus buses, class classes, process processes,
  gas gases, boss bosses, campus campuses, business businesses, movie movies, life lives,
  wife wives, hero heroes, photo photos, analysis analyses`);
/** The one of many that no rule tells: "people", "children". */
export const irregularSingulars: ReadonlyMap<string, string> = new Map(
  Object.entries(irregular).map(([one, many]) => [many, one]),
);

/** Of a phrase: its last word. "tourist attraction" -> "tourist attractions". */
export function pluralOf(phrase: string): string {
  return onLast(phrase, (word) => {
    const known = Object.hasOwn(irregular, word) ? irregular[word] : undefined;
    if (known !== undefined) return known;
    if (/^(?:in|by|of|at|on|to|from|for|with)$/.test(word)) return word;
    // Already many: points, sales, headquarters.
    if (irregularSingulars.has(word) || /\d$/.test(word) || /[^aiosu]s$/.test(word)) return word;
    if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
    return /(?:s|sh|ch|x|z)$/.test(word) ? `${word}es` : `${word}s`;
  });
}

export function singularOf(phrase: string): string {
  return onLast(phrase, (word) => {
    const known = irregularSingulars.get(word);
    if (known !== undefined) return known;
    if (Object.hasOwn(irregular, word) || word.length < 4 || /(?:ss|us|is)$/.test(word))
      return word;
    if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
    if (/(?:sses|shes|ches|xes|zes)$/.test(word)) return word.slice(0, -2);
    return /s$/.test(word) ? word.slice(0, -1) : word;
  });
}

function onLast(phrase: string, change: (word: string) => string): string {
  const words = phrase.split(" ");
  const last = words.pop() ?? "";
  return [...words, change(last)].join(" ");
}
