// Verbs and adjectives that people use whatever the database: which verb it is tells little, so the
// model hears many of them; which superlative it is tells the column.
import type { Random } from "../../random.ts";
import type { Field, Subject } from "../tables/world.ts";

const verbs = `work live study play belong participate serve stay teach take own use buy order make
  write perform win host attend hold appear compete visit join give receive register enroll`.split(
  /\s+/,
);

const prepositions = ["in", "for", "at", "with", "by", "on", "to", "from", ""];

/** "work for", "participated in", "using": before or after a name. */
export function someVerb(random: Random, form: "plain" | "third" | "past" | "ing"): string {
  const verb = random.pick(verbs);
  const preposition = random.pick(prepositions);
  return `${inflect(verb, form)} ${preposition}`.trim();
}

const irregularPast: Readonly<Record<string, string>> = {
  teach: "taught",
  take: "took",
  buy: "bought",
  make: "made",
  write: "wrote",
  win: "won",
  hold: "held",
  give: "gave",
};

function inflect(verb: string, form: "plain" | "third" | "past" | "ing"): string {
  const silent = verb.endsWith("e");
  const consonantY = /[^aeiou]y$/.test(verb);
  switch (form) {
    case "plain":
      return verb;
    case "third":
      return consonantY
        ? `${verb.slice(0, -1)}ies`
        : /(?:ch|s)$/.test(verb)
          ? `${verb}es`
          : `${verb}s`;
    case "past":
      if (Object.hasOwn(irregularPast, verb)) return irregularPast[verb] ?? verb;
      return silent ? `${verb}d` : consonantY ? `${verb.slice(0, -1)}ied` : `${verb}ed`;
    case "ing":
      return silent ? `${verb.slice(0, -1)}ing` : verb === "win" ? "winning" : `${verb}ing`;
    default:
      return form satisfies never;
  }
}

/** Highest first, then lowest. */
const superlatives: readonly (readonly [RegExp, readonly string[], readonly string[]])[] = [
  [/\bage\b/, ["oldest", "oldest", "eldest"], ["youngest"]],
  [/\b(?:height|elevation|altitude)\b/, ["tallest", "highest"], ["shortest", "lowest"]],
  [
    /\b(?:price|cost|fee|fare|rent)\b/,
    ["most expensive", "priciest"],
    ["cheapest", "least expensive"],
  ],
  [/\b(?:length|distance|duration|time|runtime|minutes|hours)\b/, ["longest"], ["shortest"]],
  [/\b(?:weight)\b/, ["heaviest"], ["lightest"]],
  [
    /\b(?:size|area|capacity|population|enrollment|students|employees)\b/,
    ["largest", "biggest"],
    ["smallest"],
  ],
  [/\b(?:salary|income|wage)\b/, ["best paid", "highest paid"], ["lowest paid"]],
  [/\b(?:speed)\b/, ["fastest"], ["slowest"]],
  [/\b(?:gpa|score|points|rating|rank)\b/, ["best"], ["worst"]],
  [
    /\b(?:year|date|founded|built|opened)\b/,
    ["newest", "latest", "most recent"],
    ["oldest", "earliest"],
  ],
];

/** Of several columns that a word could mean it means the one with the plainest name. */
export function ownsSuperlative({ fields }: Subject, field: Field): boolean {
  const kindOf = ({ names }: Field): RegExp | undefined =>
    superlatives.find(([name]) => name.test(names[0] ?? ""))?.[0];
  const kind = kindOf(field);
  const length = ({ names }: Field): number => (names[0] ?? "").split(" ").length;
  return fields.every(
    (other) => other === field || kindOf(other) !== kind || length(other) > length(field),
  );
}

/** "oldest" for an age in descending order; undefined where English has no word for it. */
export function superlativeOf(
  random: Random,
  field: Field,
  descending: boolean,
): string | undefined {
  const found = superlatives.find(([name]) => name.test(field.names[0] ?? ""));
  return found === undefined ? undefined : random.pick(descending ? found[1] : found[2]);
}
