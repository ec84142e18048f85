// What each line of a chat does: an utterance is asked, a line that begins with ":" is a command.
import { writeFileAtomically } from "../../checkpoint/file.ts";
import { type ExportFormat, exportAnswer, mediaTypes } from "../../display/export.ts";
import { layOutTable } from "../../display/table.ts";
import type { Session } from "../session-option.ts";
import { answerJson } from "./answer-json.ts";
import type { Palette } from "./colors.ts";
import { renderAnswer, renderSql, renderWhy } from "./render.ts";

export type TalkOptions = {
  readonly palette: Palette;
  readonly json: boolean;
  readonly width: () => number;
  readonly write: (text: string) => void;
};

type Run = (argument: string) => Promise<string[]>;
type ChatCommand = { readonly name: string; readonly about: string; readonly run: Run };

export const commandNames = [
  ":sql",
  ":why",
  ":undo",
  ":reset",
  ":export",
  ":schema",
  ":help",
  ":quit",
];

export function createTalk(session: Session, options: TalkOptions) {
  const { conversation, database, wording } = session;
  const { palette, write } = options;
  let failed = false;
  const layout = () => ({ palette, width: options.width(), maxRows: 20 });
  const last = () => conversation.turns.at(-1);
  const nothingYet = ["Nothing was asked yet."];

  const commands: readonly ChatCommand[] = [
    {
      name: ":sql",
      about:
        "the last query, each piece in the colour of the turn it came from; or run one: :sql SELECT ...",
      run: async (query) => {
        if (query === "") return last() === undefined ? nothingYet : [renderSql(last()!, palette)];
        if (last() === undefined) return ["Ask something first; then its query can be replaced."];
        return renderAnswer(await conversation.runSql(query), layout());
      },
    },
    {
      name: ":why",
      about: "where every piece of the last query came from, and the words it looked at",
      run: async () => (last() === undefined ? nothingYet : renderWhy(last()!, palette)),
    },
    {
      name: ":undo",
      about: "take the last turn back",
      run: async () => {
        if (last() === undefined) return nothingYet;
        await conversation.undo();
        return [`Taken back. ${counted(conversation.turns.length)} left.`];
      },
    },
    {
      name: ":reset",
      about: "begin anew",
      run: async () => {
        await conversation.reset();
        return ["A new conversation."];
      },
    },
    {
      name: ":export",
      about: ":export csv|json|md FILE writes the last result to a file",
      run: async (argument) => {
        const [format, ...rest] = argument.split(/\s+/);
        const file = rest.join(" ");
        if (!isFormat(format) || file === "") return ["Usage: :export csv|json|md FILE"];
        if (last() === undefined) return nothingYet;
        await writeFileAtomically(file, exportAnswer(last()!, format));
        return [`${last()!.row_count} rows written to ${file}.`];
      },
    },
    {
      name: ":schema",
      about: ":schema lists the tables, :schema TABLE its columns",
      run: async (table) => schemaLines(session, table, options.width()),
    },
    { name: ":help", about: "this list", run: async () => helpLines(commands) },
    { name: ":quit", about: "leave (or Ctrl-D)", run: async () => [] },
  ];

  return {
    failed: () => failed,
    welcome(): string {
      const [example] = wording.suggestions;
      return [
        `Talking to ${database.name}. The day is ${conversation.date}. :help lists commands, Ctrl-D leaves.`,
        ...(example === undefined ? [] : [palette.dim(`Try: ${example}`)]),
      ].join("\n");
    },
    /** Answers one line. */
    async say(line: string): Promise<"stay" | "leave"> {
      const text = line.trim();
      if (text === "") return "stay";
      if (text === ":quit" || text === ":q") return "leave";
      if (!text.startsWith(":")) {
        const answer = await conversation.ask(text, { attention: true, beam: 3 });
        failed ||= answer.error !== undefined;
        const lines = options.json
          ? [JSON.stringify(answerJson(answer))]
          : renderAnswer(answer, layout());
        write(`${lines.join("\n")}\n${options.json ? "" : "\n"}`);
        return "stay";
      }
      const [name, ...rest] = text.split(/\s+/);
      const command = commands.find((known) => known.name === name);
      const lines =
        command === undefined
          ? [`There is no command ${name}. :help lists them.`]
          : await command.run(rest.join(" ")).catch((error: Error) => [error.message]);
      write(`${lines.join("\n")}\n\n`);
      return "stay";
    },
  };
}

const isFormat = (text: string | undefined): text is ExportFormat =>
  text !== undefined && Object.hasOwn(mediaTypes, text);

const helpLines = (commands: readonly ChatCommand[]): string[] =>
  commands.map(({ name, about }) => `${name.padEnd(9)} ${about}`);

async function schemaLines(session: Session, name: string, width: number): Promise<string[]> {
  const { tables } = await session.database.schema();
  if (name === "") {
    const rows = tables.map((t) => [t.name, t.columns.map((c) => c.name).join(", ")]);
    return layOutTable(["table", "columns"], rows, { width, maxRows: 500 });
  }
  const table = tables.find((t) => t.name.toLowerCase() === name.toLowerCase());
  if (table === undefined) return [`There is no table ${name}. :schema lists them.`];
  const rows = table.columns.map((c) => [
    c.name,
    c.type,
    table.primaryKey.includes(c.name) ? "key" : "",
    table.foreignKeys.find((key) => key.columns.includes(c.name))?.table ?? "",
  ]);
  return layOutTable(["column", "type", "", "refers to"], rows, { width, maxRows: 500 });
}

const counted = (turns: number): string => `${turns} ${turns === 1 ? "turn" : "turns"}`;
