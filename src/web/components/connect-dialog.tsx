// Connects a further database: a file of the service's machine, or a server. The password goes to the
// service for this one connection; neither the page nor the service keeps it.
import { useState } from "preact/hooks";
import { type AddressKind, databaseAddress, serverKinds } from "../state/database-address.ts";
import { Dialog } from "./dialog.tsx";

type Props = {
  /** Rejects with what is wrong, for the person to mend. */
  readonly onConnect: (address: string) => Promise<void>;
  readonly onClose: () => void;
};

const kinds: readonly (readonly [AddressKind, string])[] = [
  ["file", "File: SQLite, DuckDB, CSV or Parquet"],
  ["postgres", serverKinds.postgres],
  ["mysql", serverKinds.mysql],
];

export function ConnectDialog({ onConnect, onClose }: Props) {
  const [kind, setKind] = useState<AddressKind>("file");
  const [state, setState] = useState<{ readonly busy: boolean; readonly problem?: string }>({
    busy: false,
  });
  const submit = (form: HTMLFormElement): void => {
    const given = new FormData(form);
    const field = (name: string): string => String(given.get(name) ?? "");
    const address = databaseAddress({
      kind,
      path: field("path"),
      host: field("host"),
      database: field("database"),
      user: field("user"),
      password: field("password"),
    });
    if (address === undefined) {
      const missing = kind === "file" ? "Give the path of a file." : "Give a host and a database.";
      setState({ busy: false, problem: missing });
      return;
    }
    setState({ busy: true });
    onConnect(address).then(onClose, (error: Error) =>
      setState({ busy: false, problem: error.message }),
    );
  };
  return (
    <Dialog label="Connect a database" onClose={onClose}>
      <h2>Connect a database</h2>
      <p>It is only ever read. It stays connected until the service ends; no password is kept.</p>
      <form
        class="connect"
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <label>
          Kind
          <select
            name="kind"
            value={kind}
            onChange={(event) =>
              setKind(kinds.find(([one]) => one === event.currentTarget.value)?.[0] ?? "file")
            }
          >
            {kinds.map(([one, name]) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {kind === "file" ? (
          <Field name="path" label="Path on this machine" placeholder="/home/ann/shop.sqlite" />
        ) : (
          <>
            <Field name="host" label="Host" placeholder="localhost:5432" />
            <Field name="database" label="Database" />
            <Field name="user" label="User" />
            <label>
              Password
              <input type="password" name="password" autocomplete="off" />
            </label>
          </>
        )}
        {state.problem !== undefined && (
          <p class="state problem" role="alert">
            {state.problem}
          </p>
        )}
        <p class="editor-bar">
          <button type="submit" class="button primary wide" disabled={state.busy}>
            {state.busy ? "Connecting" : "Connect"}
          </button>
          <button type="button" class="button wide" onClick={onClose}>
            Cancel
          </button>
        </p>
      </form>
    </Dialog>
  );
}

type FieldProps = {
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string;
};

function Field({ name, label, placeholder = "" }: FieldProps) {
  return (
    <label>
      {label}
      <input type="text" autocomplete="off" spellcheck={false} {...{ name, placeholder }} />
    </label>
  );
}
