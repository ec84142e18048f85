// Two keys that refer to the same table: each is a part its rows play. The male and the female of a
// wedding are both people, and are spoken of by the names of their keys.

import type { Edge, Subject } from "../../generator/tables/world.ts";
import { nameWords, pluralOf } from "../../text/english-names.ts";

type Parts = { readonly byTable: ReadonlyMap<string, Subject>; readonly edges: readonly Edge[] };

/** The first of such keys also stays for the table itself. */
export function withParts(byTable: ReadonlyMap<string, Subject>, edges: readonly Edge[]): Parts {
  const all = new Map(byTable);
  const kept: Edge[] = [];
  for (const edge of edges) {
    const twins = edges.filter((one) => one.child === edge.child && one.parent === edge.parent);
    const parent = byTable.get(edge.parent);
    if (twins.length < 2 || parent === undefined || edge.child === edge.parent) {
      kept.push(edge);
      continue;
    }
    if (twins[0] === edge) kept.push(edge);
    const name = partName(edge);
    if (name === "" || parent.names.includes(name)) continue;
    const part = playedBy(parent, `${edge.parent}@${edge.childField}`, name);
    all.set(part.key, part);
    kept.push({ ...edge, parent: part.key });
  }
  return { byTable: all, edges: kept };
}

/** "wedding.male_id" -> "male". */
function partName({ childField }: Edge): string {
  const column = childField.split(".").at(-1)?.replaceAll('"', "") ?? "";
  return nameWords(column)
    .filter((word) => !/^(?:id|code|key|number|no|fk)$/.test(word))
    .join(" ");
}

function playedBy(parent: Subject, key: string, name: string): Subject {
  const own = new Map(
    parent.fields
      .filter((field) => field.table === parent.key)
      .map((field) => [field, { ...field, table: key }]),
  );
  const { id } = parent;
  const ownId = id === undefined ? undefined : own.get(id);
  const { id: _, kindOf: __, ...rest } = parent;
  return {
    ...rest,
    key,
    names: [name, ...parent.names.map((noun) => `${name} ${noun}`)],
    plurals: [pluralOf(name), ...parent.plurals.map((nouns) => `${name} ${nouns}`)],
    fields: [...own.values()],
    titles: parent.titles.flatMap((field) => own.get(field) ?? []),
    ...(ownId !== undefined && { id: ownId }),
  };
}
