// What is served on board. A meal code names the meals in the order in which they are served,
// "/" marking a change of plane: LS is lunch and later a snack, S/ a snack and then nothing.
// A star is a hot meal in first class and a snack in coach.
import type { Itinerary } from "./itineraries.ts";
import { arrival, type Leg } from "./legs.ts";

const descriptions: Readonly<Record<string, string>> = {
  B: "BREAKFAST",
  L: "LUNCH",
  D: "DINNER",
  S: "SNACK",
};

/** The code of a whole flight, or null where nothing is served. */
export function mealCode(itinerary: Itinerary): string | null {
  const separator = itinerary.connections > 0 ? "/" : "";
  const code = itinerary.legs.map(legMeals).join(separator);
  return code.replace("/", "") === "" ? null : code;
}

/** Rows of `food_service` for one code: meal code, meal number, compartment, description. */
export function foodServices(code: string): [string, number, string, string][] {
  const rows: [string, number, string, string][] = [];
  let number = 0;
  for (const [letter, star] of letters(code)) {
    number++;
    const meal = descriptions[letter]!;
    if (!star) rows.push([code, number, "F/C/Y", meal]);
    else rows.push([code, number, "F/C", meal], [code, number, "Y", "SNACK"]);
  }
  return rows;
}

/** By the local time at which people are hungry, and by how long they sit. */
function legMeals(leg: Leg): string {
  if (leg.commuter || leg.duration < 70) return "";
  const first = firstMeal(leg);
  if (leg.duration < 235) return first;
  const landing = ((arrival(leg) % 1440) + 1440) % 1440;
  if (first === "S") return landing >= 1080 || landing < 60 ? "SD" : "S";
  return landing < 600 && first === "D" ? "DB" : `${first}S`;
}

function firstMeal(leg: Leg): string {
  const hour = leg.depart / 60;
  const mealtime =
    hour >= 5 && hour < 9.75
      ? "B"
      : hour >= 11 && hour < 13.5
        ? "L"
        : hour >= 16.75 && hour < 20.25
          ? "D"
          : "S";
  if (mealtime === "S" || leg.duration >= 150) return mealtime;
  if (leg.duration < 100) return mealtime === "B" ? "B" : "S";
  return leg.airline.compartments.startsWith("F") ? `${mealtime}*` : mealtime;
}

function letters(code: string): [string, boolean][] {
  return [...code.matchAll(/([BLDS])(\*?)/g)].map((match) => [match[1]!, match[2] === "*"]);
}
