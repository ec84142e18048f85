// Which values for the conditions on rows each request must bring, by --allow-header or by its token.
import { InvalidArgumentError } from "commander";
import type { AllowList } from "../database/door/visible.ts";
import { UserError } from "../errors.ts";
import type { AskedValue } from "../server/middleware/ask-for-values.ts";
import type { Tokens } from "../server/middleware/identify.ts";

type NamedHeader = Required<AskedValue>;

const noHeaders: readonly NamedHeader[] = [];

export const allowHeaderOption = [
  "--allow-header <name=header>",
  "take :name of the conditions on rows from this header of each request; its sender is trusted",
  (value: string, all: readonly NamedHeader[]): readonly NamedHeader[] => {
    const [, name, header] = /^(\w+)=([A-Za-z][\w-]*)$/.exec(value) ?? [];
    if (name === undefined || header === undefined) {
      throw new InvalidArgumentError("expected name=Header-Name");
    }
    return [...all, { name, header }];
  },
  noHeaders,
] as const;

export function askedValues(
  headers: readonly NamedHeader[],
  tokens: Tokens,
  allow: AllowList | undefined,
): readonly AskedValue[] {
  const said = [...tokens.values()].flatMap(({ values = {} }) => Object.keys(values));
  const fixed = Object.keys(allow?.values ?? {});
  const names = new Set([...headers.map(({ name }) => name), ...said]);
  if (headers.length > 0 && tokens.size === 0) {
    throw new UserError(
      "--allow-header trusts whoever holds a token: give one (--token-file FILE)",
    );
  }
  const rows = Object.values(allow?.rows ?? {}).join(" ");
  for (const name of names) {
    if (!new RegExp(`:${name}\\b`).test(rows)) {
      throw new UserError(`a value for "${name}" is given, but no condition on rows has :${name}`);
    }
    if (fixed.includes(name)) {
      throw new UserError(
        `--allow-value ${name} is the same for all: requests cannot bring another`,
      );
    }
  }
  return [...names].map((name) => headers.find((header) => header.name === name) ?? { name });
}
