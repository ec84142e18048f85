// Columns that a table does not have and people ask for: an age by a birth date, a margin by price and cost, the
// days between two dates; by the words of the columns that they are made of.
import { beginning, ending } from "./spans.ts";

export type DerivedKind = {
  readonly words: readonly string[];
  readonly synonyms: readonly (readonly string[])[];
  /** What is made of its columns; an age is that of a day. */
  readonly made: "age" | "days" | "less" | "taxed";
  /** The columns that it is made of, by their words. */
  readonly of: readonly RegExp[];
  /** Of a table whose days make nothing else. */
  readonly alone?: boolean;
};

const begun = /^(?:created|opened|submitted|reported|received|raised)\b/;

const phrases = (...texts: readonly string[]): readonly (readonly string[])[] =>
  texts.map((text) => text.split(" "));

export const derivedKinds: readonly DerivedKind[] = [
  {
    words: ["age"],
    synonyms: [],
    made: "age",
    of: [/\b(?:birth|born|birthday|dob|birthdate)\b/],
  },
  {
    words: ["margin"],
    synonyms: phrases("profit", "markup"),
    made: "less",
    of: [
      /^(?:(?:unit|sale|sales|list|retail|selling) )?price$|^msrp$/,
      /\bcost\b|^buy(?:ing)? price$/,
    ],
  },
  {
    words: ["price", "with", "tax"],
    synonyms: phrases(
      "price with vat",
      "price including tax",
      "price including vat",
      "price incl tax",
      "price incl vat",
      "gross price",
    ),
    made: "taxed",
    of: [
      /^(?:(?:unit|sale|sales|list|retail|selling|net) )?price$/,
      /^(?:vat|(?:sales )?tax|gst) (?:rate|percent|percentage|pct)$/,
    ],
  },
  {
    words: ["delivery", "time"],
    synonyms: phrases("shipping time", "days to ship", "delivery days", "days to deliver"),
    made: "days",
    of: [
      /^(?:order|ordered|placed|purchase|order placed|booked|booking|requested)\b/,
      /^(?:shipped|shipping|delivered|delivery|ship)\b/,
    ],
  },
  {
    words: ["duration"],
    synonyms: phrases("days", "number of days"),
    made: "days",
    of: [
      /^(?:start|started|begin|began|check in|opened)\b/,
      /^(?:end|ended|finish|finished|check out|closed)\b/,
    ],
  },
  {
    words: ["stay"],
    synonyms: phrases("length of stay", "days stayed"),
    made: "days",
    of: [/^(?:admi\w+|check in|arriv\w+)\b/, /^(?:discharged?|check out|depart\w+)\b/],
  },
  {
    words: ["days", "kept"],
    synonyms: phrases("time kept", "loan period", "days rented", "days borrowed", "to return"),
    made: "days",
    of: [
      /^(?:rental|rented|rent|loan|loaned|borrowed|checkout|issued?)\b/,
      /^(?:return|returned)\b/,
    ],
  },
  {
    words: ["response", "time"],
    synonyms: phrases("first response time", "to first response", "to respond"),
    made: "days",
    of: [begun, /^(?:(?:first )?(?:response|responded|reply|replied)|answered)\b/],
  },
  {
    words: ["resolution", "time"],
    synonyms: phrases("to close", "to resolve", "to solve"),
    made: "days",
    of: [begun, /^(?:closed|resolved|solved|completed|finished)\b/],
  },
  {
    words: ["length"],
    synonyms: phrases("duration", "days", "number of days", "length of time"),
    made: "days",
    of: [beginning, ending],
    alone: true,
  },
];
