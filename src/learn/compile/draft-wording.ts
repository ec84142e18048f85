// How answers about a drafted domain are said: nouns for its tables and columns, and questions to
// begin with where the file gives none.
import type { Wording } from "../../entities/wording.ts";
import type { World } from "../../generator/tables/world.ts";

export function draftWording(world: World, questions: readonly string[] | undefined): Wording {
  const nouns: Record<string, string> = {};
  const columns: Record<string, string> = {};
  for (const subject of world.subjects) {
    nouns[subject.key] = subject.plurals[0] ?? subject.key;
    for (const { key, names } of subject.fields) columns[key] = names[0] ?? key;
  }
  return {
    nouns,
    columns,
    phrases: [],
    formats: {},
    names: {},
    details: {},
    suggestions: questions ?? suggestQuestions(world),
  };
}

function suggestQuestions(world: World): string[] {
  const found: string[] = [];
  const main = world.subjects.filter((subject) => !subject.link && subject.fields.length > 1);
  for (const subject of main.slice(0, 3)) {
    const many = subject.plurals[0] ?? subject.key;
    const title = subject.titles[0];
    const entity = subject.fields.find((one) => one.role === "entity" && one.values.length > 1);
    const amount = subject.fields.find((one) => one.role === "amount");
    if (title !== undefined) found.push(`Show the ${title.plurals[0]} of all ${many}.`);
    found.push(`How many ${many} are there?`);
    if (entity !== undefined && entity !== title)
      found.push(`How many ${many} are there for each ${entity.names[0]}?`);
    if (amount !== undefined) found.push(`What is the average ${amount.names[0]} of ${many}?`);
  }
  return found.slice(0, 8);
}
