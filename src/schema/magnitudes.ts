// What can be measured, by the words that people measure in ("20 euros", "4000 m") and by those that columns are
// called by ("fee", "altitude").
import { byWords } from "../text/by-word.ts";

export type Magnitude =
  | "money"
  | "length"
  | "weight"
  | "time"
  | "share"
  | "area"
  | "volume"
  | "heat"
  | "speed";

const units = byWords<Magnitude>({
  money:
    "euro euros eur dollar dollars usd pound pounds gbp quid franc francs chf bucks yen cent cents pence rupees crowns",
  length:
    "m metre metres meter meters km kilometre kilometres kilometer kilometers cm centimetres centimeters mm mile miles foot feet ft inch inches yard yards",
  weight: "kg kilo kilos kilogram kilograms g gram grams ton tons tonne tonnes lb lbs pound pounds",
  time: "second seconds sec secs minute minutes min mins hour hours hr hrs day days week weeks month months year years",
  share: "percent",
  area: "square acre acres hectare hectares ha sqm",
  volume: "litre litres liter liters l ml hl gallon gallons",
  heat: "degree degrees celsius fahrenheit",
  speed: "mph kmh kph knot knots",
});

/** What is measured in this word; nothing where it is no unit. */
export const measuredIn = (word: string): readonly Magnitude[] => units.get(word) ?? [];

/** A column that is called by one of these holds money, whatever else it is called. */
const worth =
  "price cost fee fare amount budget salary paid charge rent value total revenue income wage payment bill balance premium spend sales profit tip freight expense tuition tax";

const names = byWords<Magnitude>({
  // With those that may hold something else: "interest rate", "credits".
  money: `${worth} pay rate subtotal wages fine spent gross net earnings assets worth money donation deposit msrp credit debit eur usd chf gbp`,
  length:
    "length height width depth distance altitude elevation vertical diameter radius mileage odometer range beam km m cm mm metres meters miles feet",
  weight: "weight mass load payload kg kilos grams tonnes tons lbs pounds g",
  time: "duration length runtime time age tenure experience hours hour minutes minute seconds second days day weeks months years ms",
  share: "percent percentage share ratio discount rate pct",
  area: "area acres acreage hectares size sqm m2",
  volume: "volume litres liters capacity ml hl gallons",
  heat: "temperature temp degrees",
  speed: "speed knots kmh mph",
});

/** What a column of this name may measure. */
export const measuredBy = (words: readonly string[]): readonly Magnitude[] =>
  words.flatMap((word) => names.get(word) ?? []);

const worths: ReadonlySet<string> = new Set(worth.split(" "));

export const holdsMoney = (words: readonly string[]): boolean =>
  words.some((one) => worths.has(one));
