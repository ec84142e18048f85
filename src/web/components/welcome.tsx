// Before the first question: what this is, some questions to begin with, and the day it takes place.
import type { DatabaseDescription } from "../backend/backend.ts";
import { dayText } from "../reading/value-meaning.ts";

type Props = {
  readonly description: DatabaseDescription | undefined;
  readonly date: string;
  readonly onDate: (date: string) => void;
  readonly onAsk: (utterance: string) => void;
  readonly remote: boolean;
};

export function Welcome({ description, date, onDate, onAsk, remote }: Props) {
  return (
    <section class="welcome">
      <h1>Ask your database, and go on asking.</h1>
      <p class="lead">
        Ask in plain English. Every next question may lean on the ones before. The SQL stays open to
        view, and each piece of it shows which words it came from.
        {!remote && " Everything runs in this browser; nothing is sent anywhere."}
      </p>
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
