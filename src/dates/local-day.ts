// The calendar day where the clock hangs: a person's today, not Greenwich's.

export function localDay(now: Date): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
