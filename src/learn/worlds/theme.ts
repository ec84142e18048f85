// What a drafted database is about. One line a table: its nouns, then its columns. A column is its
// names, a kind and the kind's bounds or words; > refers to another table, ? is left out now and then,
// ~ leaves some rows empty. Tables with ? may be left out as a whole.
//   order|purchase: >customer; placed on|order date day; status pick(new,paid,shipped)

export type WorldTheme = {
  readonly name: string;
  readonly tables: string;
};

export const theme = (name: string, tables: string): WorldTheme => ({ name, tables });
