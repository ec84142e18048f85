// What each line of a chat does: an utterance is asked, a line that begins with ":" is a command.

import type { Answer } from "../../conversation/answer.ts";
import { layOutTable } from "../../display/table.ts";
import { wrapWords } from "../../display/wrap-words.ts";
import { messageOf } from "../../errors.ts";
import { wordList } from "../../word-list.ts";
import type { Session } from "../session-option.ts";
import { answerJson } from "./answer-json.ts";
import type { Palette } from "./colors.ts";
import { exportFile, fileFormats, readExport } from "./export-file.ts";
import { renderAnswer, renderSql, renderWhy, shownSql } from "./render.ts";

export type TalkOptions = {
  readonly palette: Palette;
  readonly json: boolean;
  readonly width: () => number;
  readonly write: (text: string) => void;
  /** What is no answer: what commands say. With JSON it stands apart, so that scripts read answers alone. */
  readonly note: (text: string) => void;
};

type Run = (argument: string) => Promise<string[]>;
type ChatCommand = { readonly name: string; readonly about: string; readonly run: Run };

export const commandNames = wordList(":sql :why :right :undo :reset :export :schema :help :quit");

export function createTalk(session: Session, options: TalkOptions) {
  const { conversation, database, wording } = session;
  const { palette, write, note } = options;
  let failed = false;
  let unmended = false;
  const layout = () => ({ palette, width: options.width(), maxRows: 20 });
  const last = () => conversation.turns.at(-1);
  const nothingYet = ["Nothing was asked yet."];

  const tell = (answer: Answer): void => {
    failed ||= answer.error !== undefined;
    unmended = false;
    const lines = options.json
      ? [JSON.stringify(answerJson(answer))]
      : renderAnswer(answer, layout());
    write(`${lines.join("\n")}\n${options.json ? "" : "\n"}`);
  };
  const choose = async (choice: number): Promise<"stay"> => {
    const count = last()?.clarify?.choices.length ?? 0;
    if (choice < 1 || choice > count) note("There is nothing to choose by that number.\n\n");
    else tell(await conversation.choose(choice));
    return "stay";
  };

  const commands: readonly ChatCommand[] = [
    {
      name: ":sql",
      about:
        "the query that gives what you see; :sql model shows the model's own, each piece in the colour of the turn it came from; :sql SELECT ... runs one",
      run: async (query) => {
        const turn = last();
        if (turn === undefined && (query === "" || query === "model")) return nothingYet;
        if (turn !== undefined && query === "") return [shownSql(turn)];
        if (turn !== undefined && query === "model") return [renderSql(turn, palette)];
        if (turn === undefined) return ["Ask something first; then its query can be replaced."];
        const mended = await conversation.runSql(query);
        tell(mended);
        unmended = mended.error !== undefined;
        return [];
      },
    },
    {
      name: ":why",
      about: "where every piece of the last query came from, and the words it looked at",
      run: async () => (last() === undefined ? nothingYet : renderWhy(last()!, palette)),
    },
    {
      name: ":right",
      about:
        "the last query is what you meant (:sql SELECT ... mends it first): questions of its kind are answered like it from now on",
      run: async () => {
        if (last() === undefined) return nothingYet;
        // Whoever says so just after means that query, which cannot be kept.
        if (unmended) return ["That query failed, so nothing is kept. Mend it: :sql SELECT ..."];
        const lesson = await conversation.confirm();
        await session.lessons.keep(lesson);
        return [`Kept: questions like "${lesson.utterance}" are answered like this from now on.`];
      },
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
      about: `:export ${fileFormats.join("|")} FILE writes the whole last result to a file; the format may be left to the file's ending`,
      run: async (argument) => {
        const wanted = readExport(argument);
        const turn = last();
        if (wanted === undefined) return [`Usage: :export ${fileFormats.join("|")} FILE`];
        const { format, file } = wanted;
        if (turn === undefined) return nothingYet;
        if (turn.sql === "" || turn.error !== undefined)
          return ["The last turn has no result to write."];
        const { utterance, sql, shown_sql: shown = sql, confidence } = turn;
        const about = { utterance, sql, shown, confidence };
        const rows = await exportFile(session, about, format, file);
        return [`${rows.toLocaleString("en")} ${rows === 1 ? "row" : "rows"} written to ${file}.`];
      },
    },
    {
      name: ":schema",
      about: ":schema lists the tables, :schema TABLE its columns",
      run: async (table) => schemaLines(session, table, options.width()),
    },
    {
      name: ":1",
      about: "choose the first of what was asked back; :2 the second",
      run: async () => [],
    },
    { name: ":help", about: "this list", run: async () => helpLines(commands, options.width()) },
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
    async say(line: string, signal?: AbortSignal): Promise<"stay" | "leave"> {
      const text = line.trim();
      if (text === "") return "stay";
      if (text === ":quit" || text === ":q") return "leave";
      if (!text.startsWith(":")) {
        const how = { attention: true, ...(signal && { signal }) };
        tell(await conversation.ask(text, how));
        return "stay";
      }
      if (/^:\d+$/.test(text)) return await choose(Number(text.slice(1)));
      const [name = ""] = text.split(/\s/);
      const command = commands.find((known) => known.name === name);
      const lines =
        command === undefined
          ? [`There is no command ${name}. :help lists them.`]
          : await command.run(text.slice(name.length).trim()).catch((error) => [messageOf(error)]);
      if (lines.length > 0) note(`${lines.join("\n")}\n\n`);
      return "stay";
    },
  };
}

const nameWidth = 10;

const helpLines = (commands: readonly ChatCommand[], width: number): string[] =>
  commands.flatMap(({ name, about }) =>
    wrapWords(about, width - nameWidth).map(
      (line, i) => (i === 0 ? name : "").padEnd(nameWidth) + line,
    ),
  );

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
