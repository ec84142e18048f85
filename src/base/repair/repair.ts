// Puts right in a query what its words and its schema leave no doubt about: a thing is shown by its name,
// what was settled stays, what is denied is not so, a word beside a time decides what of it counts.
import type { OutlineSymbol } from "../../outline/symbols.ts";
import { clausesOf, outlineOfClauses, type Symbols } from "../../revise/clauses.ts";
import { windowKept } from "../../revise/conditions/window-kept.ts";
import { chosenKept } from "../../revise/things/chosen.ts";
import { listedWhich } from "../../revise/things/list-edits.ts";
import { absentBehind, absentInTime, absentNotShown, neverDone } from "./absent.ts";
import { headShown } from "./asked.ts";
import {
  anyOfSeveral,
  endsForNulls,
  flagsCounted,
  flagsDenied,
  flagsForNulls,
  flagsLacking,
  flagsSaid,
  nullsLeftOut,
} from "./conditions.ts";
import type { Repair, RepairContext } from "./context.ts";
import { boundedPeriods, datesMeant, datesNamed, oldByBirth, periodsDenied } from "./dates.ts";
import { endsMeant } from "./ends.ts";
import { onlyDone } from "./exclusive.ts";
import { fullNames } from "./full-names.ts";
import { figuresOfRows, fiscalYears, groupsForRows, weeksMeant } from "./grouped.ts";
import { figuresInUnits, lengthsMeant } from "./lengths.ts";
import { measureMeant } from "./measured.ts";
import { numberOfThing } from "./numbered.ts";
import { lastingNow } from "./of-now.ts";
import { ownersMeant } from "./owners.ts";
import { settledNotShown } from "./people.ts";
import { flagsTurned } from "./polarity.ts";
import { reportsTo, whoIsAbove } from "./reports.ts";
import { bestSelling, busiest } from "./selling.ts";
import { endedFirst } from "./shortest.ts";
import { namesMeant, namesShown, rowsForUnsaid, thingsByName } from "./shown.ts";
import { valuesTold } from "./told.ts";
import { conditionsKept, valuesKept } from "./untouched.ts";

/** The same condition, or the same figure, once. */
const nothingTwice: Repair = (clauses) => ({
  ...clauses,
  select: distinct(clauses.select),
  where: distinct(clauses.where),
});

function distinct(parts: readonly Symbols[]): readonly Symbols[] {
  const seen = new Map(parts.map((part) => [JSON.stringify(part), part]));
  return seen.size === parts.length ? parts : [...seen.values()];
}

/** Who was chosen before is not chosen anew by what is asked of them, nor is a limit lost to one of the other side. */
const chosenBefore: Repair = (clauses, { text, before, schema }) =>
  before == null ? clauses : chosenKept(text, before, windowKept(text, before, clauses), schema);

const whichListed: Repair = (clauses, { text, schema }) => listedWhich(text, clauses, schema);

/** Each sees what the ones before it have made. */
const repairs: readonly Repair[] = [
  nothingTwice,
  valuesKept,
  conditionsKept,
  whichListed,
  whoIsAbove,
  reportsTo,
  neverDone,
  absentBehind,
  absentInTime,
  absentNotShown,
  onlyDone,
  anyOfSeveral,
  nullsLeftOut,
  endsForNulls,
  flagsForNulls,
  flagsCounted,
  flagsSaid,
  flagsDenied,
  flagsTurned,
  flagsLacking,
  datesNamed,
  datesMeant,
  boundedPeriods,
  periodsDenied,
  valuesTold,
  numberOfThing,
  ownersMeant,
  endsMeant,
  oldByBirth,
  lastingNow,
  lengthsMeant,
  endedFirst,
  measureMeant,
  bestSelling,
  busiest,
  groupsForRows,
  figuresOfRows,
  fiscalYears,
  weeksMeant,
  headShown,
  settledNotShown,
  thingsByName,
  namesShown,
  rowsForUnsaid,
  namesMeant,
  fullNames,
  figuresInUnits,
  chosenBefore,
  nothingTwice,
];

export function repairOutline(
  outline: readonly OutlineSymbol[],
  context: RepairContext,
): readonly OutlineSymbol[] {
  const clauses = clausesOf(outline);
  if (clauses === null) return outline;
  return outlineOfClauses(repairs.reduce((mended, repair) => repair(mended, context), clauses));
}
