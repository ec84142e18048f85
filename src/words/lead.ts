// Words that people begin with and that say nothing: "ok, and now ...".
const always = "ok|okay|and|so|now|well|then";

/** As the beginning of a pattern: any number of them, and of what else may stand before this way of speaking. */
export const leading = (more = ""): string =>
  `(?:(?:${more === "" ? always : `${always}|${more}`})[ ,]+)*`;
