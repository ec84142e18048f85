// The names of the United States' states, for columns that keep their codes.

const names = `AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;CT Connecticut;DE Delaware;
DC District of Columbia;FL Florida;GA Georgia;HI Hawaii;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;
KY Kentucky;LA Louisiana;ME Maine;MD Maryland;MA Massachusetts;MI Michigan;MN Minnesota;MS Mississippi;
MO Missouri;MT Montana;NE Nebraska;NV Nevada;NH New Hampshire;NJ New Jersey;NM New Mexico;NY New York;
NC North Carolina;ND North Dakota;OH Ohio;OK Oklahoma;OR Oregon;PA Pennsylvania;RI Rhode Island;
SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;UT Utah;VT Vermont;VA Virginia;WA Washington;
WV West Virginia;WI Wisconsin;WY Wyoming`;

const byCode: ReadonlyMap<string, string> = new Map(
  names.split(/;\s*/).map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);

/** Codes that stand in a column of states, with their names. */
export function statesOf(
  values: readonly string[],
  words: readonly string[],
): readonly (readonly [code: string, name: string])[] {
  if (!words.some((one) => /^(?:state|province|region)$/.test(one))) return [];
  return values.flatMap((value) => {
    const name = byCode.get(value);
    return name === undefined ? [] : [[value, name] as const];
  });
}
