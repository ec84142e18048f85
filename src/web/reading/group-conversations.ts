// The list of conversations as people look for them: what they keep at the top first, then those with
// a #tag in their name by the tag, the rest by how long ago; only those whose name has what was typed.
import type { ConversationSummary } from "../backend/backend.ts";

export type ConversationGroup = {
  readonly name: string;
  readonly items: readonly ConversationSummary[];
};

const dayMs = 24 * 60 * 60 * 1_000;

export function groupConversations(
  all: readonly ConversationSummary[],
  wanted: string,
  pinned: ReadonlySet<string>,
  now = Date.now(),
): ConversationGroup[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(({ title }) =>
    words.every((word) => title.toLowerCase().includes(word)),
  );
  const age = ({ updated_at }: ConversationSummary): number => now - updated_at;
  const loose = found.filter(({ id }) => !pinned.has(id));
  const tags = [...new Set(loose.flatMap(({ title }) => tagOf(title) ?? []))].sort();
  const rest = loose.filter(({ title }) => tagOf(title) === undefined);
  const groups: ConversationGroup[] = [
    { name: "Kept at the top", items: found.filter(({ id }) => pinned.has(id)) },
    ...tags.map((tag) => ({
      name: `#${tag}`,
      items: loose.filter(({ title }) => tagOf(title) === tag),
    })),
    { name: "Today", items: rest.filter((one) => age(one) < dayMs) },
    { name: "This week", items: rest.filter((one) => age(one) >= dayMs && age(one) < 7 * dayMs) },
    { name: "Earlier", items: rest.filter((one) => age(one) >= 7 * dayMs) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** The first #tag in a name, in small letters. */
const tagOf = (title: string): string | undefined =>
  /(?:^|\s)#([\p{L}\p{N}_-]+)/u.exec(title)?.[1]?.toLowerCase();
