// Before the first question: what this is, some questions to begin with, and the day it takes place.
import type { DatabaseDescription } from "../backend/backend.ts";
import { dayText } from "../reading/value-meaning.ts";
import { FileButton } from "./drop-area.tsx";

type Props = {
  readonly description: DatabaseDescription | undefined;
  readonly date: string;
  readonly onDate: (date: string) => void;
  readonly onAsk: (utterance: string) => void;
  readonly remote: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** Where the service lets people connect databases. */
  readonly onConnect?: () => void;
  /** Where the words of this database can be edited. */
  readonly onWords?: () => void;
};

export function Welcome(props: Props) {
  const { description, date, onDate, onAsk, remote, onFiles, onConnect, onWords } = props;
  return (
    <section class="welcome">
      <h1>Ask your database, and go on asking.</h1>
      <p class="lead">
        Ask in plain English. Every next question may lean on the ones before. The SQL stays open to
        view, and each piece of it shows which words it came from.
        {!remote && " Everything runs in this browser; nothing is sent anywhere."}
      </p>
      {description !== undefined && (
        <p class="holds">
          <strong>{description.database}</strong> holds {contents(description)}.
          <span class="openers">
            {onWords !== undefined && (
              <button type="button" class="link" onClick={onWords}>
                Words and measures
              </button>
            )}
            <FileButton onFiles={onFiles} />
            {onConnect !== undefined && (
              <button type="button" class="link" onClick={onConnect}>
                Connect a database
              </button>
            )}
          </span>
        </p>
      )}
      {description !== undefined && description.suggestions.length > 0 && (
        <>
          <h2>Begin with</h2>
          <ul class="suggestions">
            {description.suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => onAsk(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="day">
        <label for="day">“Today” in this conversation is</label>
        <input
          id="day"
          type="date"
          required
          value={date}
          onInput={(event) => event.currentTarget.value !== "" && onDate(event.currentTarget.value)}
        />
        <span class="hint">{dayText(date)}</span>
      </p>
    </section>
  );
}

const mostNamed = 6;

/** "25 tables: city, airport, ... and 19 more". */
function contents({ tables }: DatabaseDescription): string {
  const names = tables.slice(0, mostNamed).map(({ name }) => name.replaceAll("_", " "));
  const more = tables.length - names.length;
  const count = `${tables.length} ${tables.length === 1 ? "table" : "tables"}`;
  return `${count}: ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
