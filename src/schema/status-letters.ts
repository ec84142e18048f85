// One letter for a state that something is in: "open orders" of a status that is O, S or C. Whatever else the
// letter may stand for, nobody says it: C is what was cancelled to whoever asks for that, and closed to others.

const statuses =
  `active accepted approved answered archived booked billed blocked cancelled canceled closed completed confirmed
  delivered declined draft denied done expired finished failed free hold held inactive invoiced issued
  lost new open overdue ordered pending paid processed planned processing queued rejected returned refunded reserved
  received resolved shipped sent scheduled sold suspended started terminated unpaid void waiting won`.split(
    /\s+/,
  );

/** By the letter, small; empty where these are no such letters. */
export function lettersOf(
  values: readonly string[],
  called: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const letters = values.length > 1 && values.every((one) => /^[A-Z]$/i.test(one));
  const told = called.some((one) => /^(?:status|state|stage)$/.test(one));
  const flag = values.length === 2 && /^(?:ny|yn|ft|tf)$/i.test(values.join(""));
  if (!letters || !told || flag) return new Map();
  const spareX = values.some((one) => /^x$/i.test(one));
  return new Map(
    values.map((value) => {
      const letter = value.toLowerCase();
      const begun = statuses.filter(
        (one) => one.startsWith(letter) && !(spareX && /^cancel/.test(one)),
      );
      return [value, letter === "x" ? ["cancelled", "canceled", "void"] : begun];
    }),
  );
}
