// Days as YYYY-MM-DD, counted with Date's own rules: the fortieth of May is the ninth of June.

export const day = (year: number, month: number, date = 1): string =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);

export const yearOf = (iso: string): number => Number(iso.slice(0, 4));
export const monthOf = (iso: string): number => Number(iso.slice(5, 7)) - 1;
