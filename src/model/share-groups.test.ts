// Shares of groups, of the query before or of the one that counts them.
import { expect, test } from "vitest";
import { countsOfShares, inPercent, shareGroups } from "./share-groups.ts";

const byKind = "SELECT kind , COUNT( * ) FROM thing GROUP BY kind";
const shares =
  "SELECT kind , 100.0 * COUNT( * ) / SUM( COUNT( * ) ) OVER ( ) FROM thing GROUP BY kind";

test.each(["as a percentage", "in percent", "share of each?", "show me the shares"])(
  "%s",
  (said) => {
    const plain = (sql: string | null) => sql?.replaceAll(/\s/g, "");
    expect(plain(shareGroups(byKind, said))).toBe(plain(shares));
  },
);

test.each([
  ["share of each airline", "how many for each airline"],
  ["what is the share of each kind in the north?", "how many in the north for each kind"],
])("%s", (said, counted) => {
  expect(countsOfShares(said)).toBe(counted);
});

test("nothing to share", () => {
  expect(shareGroups("SELECT kind FROM thing", "as a percentage")).toBeNull();
  expect(shareGroups(byKind, "show me more")).toBeNull();
  expect(inPercent("SELECT kind , AVG( price ) FROM thing GROUP BY kind")).toBeNull();
  expect(countsOfShares("share of each")).toBeNull();
});
