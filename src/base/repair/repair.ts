// Puts right in a query what its words and its schema leave no doubt about: a thing is shown by its name, a
// group with its figure, a period is one of the date people mean, a key is compared with its key.
import type { OutlineSymbol } from "../../outline/symbols.ts";
import { chosenKept } from "../../revise/chosen.ts";
import { clausesOf, outlineOfClauses } from "../../revise/clauses.ts";
import { listedWhich } from "../../revise/list-edits.ts";
import { windowKept } from "../../revise/window-kept.ts";
import { absentBehind, absentInTime, absentNotShown, neverDone } from "./absent.ts";
import {
  byService,
  eachOnce,
  extremesByName,
  headShown,
  namesForCompared,
  oldByBirth,
  thingsAsked,
  valuesWhereHeld,
  yearsOfTime,
} from "./asked.ts";
import { boundsMeant } from "./bare-bounds.ts";
import {
  flagsCounted,
  flagsDenied,
  flagsForNulls,
  flagsSaid,
  keysToKeys,
  nullsLeftOut,
  rowsForGroups,
} from "./conditions.ts";
import type { Repair, RepairContext } from "./context.ts";
import {
  boundedPeriods,
  datesMeant,
  datesNamed,
  datesOfRows,
  periodsDenied,
  periodsSaid,
  wholePeriods,
} from "./dates.ts";
import { fullNames } from "./full-names.ts";
import {
  averagesOfGroups,
  averagesOfRows,
  fiscalYears,
  groupsForRows,
  groupsMissing,
  groupsOfShown,
  partsOfAll,
  rowsOfOneEach,
} from "./grouped.ts";
import { figuresInUnits, lengthsMeant } from "./lengths.ts";
import { measureMeant, rowsByOwnFigure, rowsForMoney } from "./measured.ts";
import { nearestGroups } from "./namesakes.ts";
import {
  mostByFigures,
  nothingTwice,
  numberedAsSaid,
  numbersWithTheirs,
  olderThanYears,
  rangesAsSaid,
  sortedAsSaid,
} from "./outright.ts";
import { ownersMeant } from "./owners.ts";
import { bestPaid } from "./paid.ts";
import { peopleAsked, settledNotShown } from "./people.ts";
import { bothNamed, reportsTo, whoIsAbove } from "./reports.ts";
import { bestSelling, busiest, busiestHours, busiestTime } from "./selling.ts";
import { groupsShown, namesMeant, namesShown, rowsForUnsaid, thingsByName } from "./shown.ts";
import { askedOfThose } from "./those.ts";
import { valuesTold } from "./told.ts";
import { twoKeys } from "./two-keys.ts";
import { conditionsKept, figureLimited, valuesKept } from "./untouched.ts";

/** Who was chosen before is not chosen anew by what is asked of them, nor is a limit lost to one of the other side. */
const chosenBefore: Repair = (clauses, { text, before, schema }) =>
  before == null ? clauses : chosenKept(text, before, windowKept(text, before, clauses), schema);

const whichListed: Repair = (clauses, { text, schema }) => listedWhich(text, clauses, schema);

/** Each sees what the ones before it have made. */
const repairs: readonly Repair[] = [
  nothingTwice,
  valuesKept,
  conditionsKept,
  askedOfThose,
  whichListed,
  figureLimited,
  rangesAsSaid,
  numbersWithTheirs,
  numberedAsSaid,
  sortedAsSaid,
  mostByFigures,
  olderThanYears,
  boundsMeant,
  keysToKeys,
  whoIsAbove,
  reportsTo,
  bothNamed,
  neverDone,
  absentBehind,
  absentInTime,
  absentNotShown,
  nullsLeftOut,
  flagsForNulls,
  flagsCounted,
  flagsSaid,
  flagsDenied,
  datesNamed,
  datesMeant,
  wholePeriods,
  boundedPeriods,
  periodsSaid,
  yearsOfTime,
  periodsDenied,
  valuesTold,
  valuesWhereHeld,
  ownersMeant,
  oldByBirth,
  byService,
  lengthsMeant,
  measureMeant,
  bestPaid,
  bestSelling,
  busiest,
  busiestHours,
  busiestTime,
  averagesOfGroups,
  averagesOfRows,
  groupsMissing,
  groupsForRows,
  groupsOfShown,
  rowsOfOneEach,
  fiscalYears,
  partsOfAll,
  nearestGroups,
  datesOfRows,
  rowsForMoney,
  rowsByOwnFigure,
  rowsForGroups,
  thingsAsked,
  headShown,
  eachOnce,
  extremesByName,
  namesForCompared,
  peopleAsked,
  settledNotShown,
  groupsShown,
  thingsByName,
  namesShown,
  rowsForUnsaid,
  namesMeant,
  fullNames,
  twoKeys,
  figuresInUnits,
  chosenBefore,
];

export function repairOutline(
  outline: readonly OutlineSymbol[],
  context: RepairContext,
): readonly OutlineSymbol[] {
  const clauses = clausesOf(outline);
  if (clauses === null) return outline;
  return outlineOfClauses(repairs.reduce((mended, repair) => repair(mended, context), clauses));
}
