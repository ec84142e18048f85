// Words that people use for what a column is called otherwise: "the oldest" is said of an age.
// By stem; several names where any of them may be the column's.

const saidOf: Readonly<Record<string, string>> = {
  age: "old older oldest young younger youngest aged",
  height: "tall taller tallest",
  weight: "heavy heavier heaviest weigh weighing light lighter lightest",
  price:
    "cost expensive cheap cheaper cheapest priced pricey pricier priciest dear dearest pay paid spend spent",
  cost: "price expensive cheap cheaper cheapest pricey pricier priciest pay paid spend spent",
  rent: "price cost expensive cheap cheaper cheapest pricey pricier priciest pay paid",
  fee: "price cost expensive cheap cheaper cheapest pricey pricier priciest pay paid charge",
  fare: "price cost expensive cheap cheaper cheapest pricey pricier priciest pay paid",
  salary: "earn earned earning paid wage wages income pay",
  wage: "earn earned earning paid salary income pay",
  earnings: "earn earned earning income made",
  length: "long longer longest short shorter shortest",
  duration: "long longer longest short shorter shortest last lasted",
  size: "big bigger biggest large larger largest small smaller smallest",
  area: "big bigger biggest large larger largest small smaller smallest",
  page: "long longer longest short shorter shortest thick thicker thickest thin thinner thinnest length",
  published: "written wrote released appeared",
  population: "populous populated inhabitant people",
  speed: "fast faster fastest slow slower slowest quick",
  distance: "far farther farthest further furthest",
  depth: "deep deeper deepest",
  width: "wide wider widest",
  location: "located where place",
  address: "located live where",
  birth: "born old oldest older young youngest younger",
  millisecond: "long longer longest short shorter shortest minute hour second length duration",
  minute: "long longer longest short shorter shortest hour second length duration",
  rental: "rent rented renting",
  born: "birth birthday birthplace",
  date: "when",
  gender: "sex male female men women man woman",
  sex: "gender male female men women man woman",
  phone: "telephone call",
  telephone: "phone call",
  email: "mail",
  rating: "rated",
  capacity: "seat hold",
  quantity: "amount unit",
  amount: "quantity",
  nationality: "citizenship citizen",
  citizenship: "nationality citizen",
  founded: "founding established establish started created",
  manufacturer: "maker made producer",
  maker: "manufacturer made producer",
  temperature: "hot hotter hottest warm warmer warmest cold colder coldest",
  elevation: "high higher highest altitude",
  altitude: "high higher highest elevation",
};

/** A word to the stems of names it may be said of. */
export const everydayNames: ReadonlyMap<string, readonly string[]> = invert();

function invert(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [name, words] of Object.entries(saidOf)) {
    for (const word of words.split(" ")) names.set(word, [...(names.get(word) ?? []), name]);
  }
  return names;
}
