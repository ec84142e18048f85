// Words that stand for numbers: months, days of the week, cardinals and ordinals. The only list of each.
const words = (text: string): readonly string[] => text.split(" ");

/** January first. */
export const monthWords = words(
  "january february march april may june july august september october november december",
);

/** Sunday first. */
export const weekdayWords = words("sunday monday tuesday wednesday thursday friday saturday");

/** From zero to nineteen. */
export const cardinalWords = words(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
);

/** From twenty to ninety. */
export const tensWords = words("twenty thirty forty fifty sixty seventy eighty ninety");

/** From zeroth to nineteenth. */
export const ordinalWords = words(
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth",
);

/** "monday" as a name is written: "Monday". */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
