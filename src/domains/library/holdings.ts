// What the library has, by name. Values stand in the database as they stand here.

export const authors: readonly string[] = [
  "JANE AUSTEN",
  "CHARLES DICKENS",
  "MARY SHELLEY",
  "HERMAN MELVILLE",
  "EMILY BRONTE",
  "MARK TWAIN",
  "JULES VERNE",
  "EDITH WHARTON",
  "WILKIE COLLINS",
  "GEORGE ELIOT",
];

export const subjects: readonly string[] = [
  "HISTORY",
  "GARDENING",
  "COOKING",
  "ASTRONOMY",
  "TRAVEL",
  "MYSTERY",
  "POETRY",
  "CHESS",
  "RAILWAYS",
  "ART",
];

export const branches: readonly string[] = [
  "MAIN STREET",
  "HARBOR",
  "OLD TOWN",
  "UNIVERSITY",
  "NORTH END",
];
