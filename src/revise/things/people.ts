// What people are called who sell and who buy, whatever a database calls them.
import type { DescribedSchema } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";

export const sellers =
  /^(?:employee|staff|salesperson|salespeople|salesman|seller|agent|rep|representative|clerk|cashier)$/;
export const buyers = /^(?:customer|client|buyer|member|shopper|guest|donor|subscriber|account)$/;

/** People for whom things are done, before those who do them. */
export const served =
  /^(?:customer|client|member|user|patient|student|guest|passenger|subscriber|buyer)s?$/;

/** People who come and go, of whichever kind: a noun, in the singular. */
export const peopleLike =
  /^(?:customer|client|member|user|patient|student|guest|passenger|subscriber|buyer|person|people|visitor|tenant|lodger|resident|camper|borrower|reader|employee|worker|staff|volunteer|player|singer|musician|dancer|pupil|child|kid|athlete|artist|diver|skier|climber|swimmer|rider|boarder|renter|hirer|donor|owner|keeper|teacher|researcher|sailor|inmate|trainee|intern|fellow|scholar|participant|attendee)$/;

export const arePeople = (table: number, { tables }: DescribedSchema): boolean =>
  peopleLike.test(stem(tables[table]?.words.at(-1) ?? ""));

/** The one table of people who are called so. */
export function peopleCalled(wanted: RegExp, { tables }: DescribedSchema): number | undefined {
  const [table, ...others] = [...tables.keys()].filter((t) => {
    const { words = [], hidden } = tables[t] ?? {};
    const noun = (words.at(-1) ?? "").replace(/(?<=[^s])s$/, "");
    return hidden !== true && words.length === 1 && wanted.test(noun);
  });
  return others.length === 0 ? table : undefined;
}

/** "sales rep", "clients": the people of that side, where nothing else is called so. */
export function peopleSaid(said: string, schema: DescribedSchema): number | undefined {
  const noun = said.replace(/^sales? /, "");
  const side = [sellers, buyers].find((one) => one.test(noun));
  return side && peopleCalled(side, schema);
}
