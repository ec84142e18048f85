// Connects a further database: a file of the service's machine, or a server. The password goes to the
// service for this one connection; neither the page nor the service keeps it.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import {
  type ConnectField,
  type ConnectProblem,
  connectProblem,
  missingField,
} from "../state/connect-problem.ts";
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

const usualHosts = { postgres: "localhost:5432", mysql: "localhost:3306" } as const;

export function ConnectDialog({ onConnect, onClose }: Props) {
  const [kind, setKind] = useState<AddressKind>("file");
  const [state, setState] = useState<{
    readonly busy: boolean;
    readonly problem?: ConnectProblem;
  }>({ busy: false });
  const { busy, problem } = state;
  const form = useRef<HTMLFormElement>(null);
  // Where to mend it: whoever types goes on there.
  useLayoutEffect(() => {
    if (problem === undefined) return;
    const field = form.current?.elements.namedItem(problem.field);
    if (field instanceof HTMLInputElement) field.select();
  }, [problem]);
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
      setState({ busy: false, problem: missingField(kind, field("host")) });
      return;
    }
    setState({ busy: true });
    onConnect(address).then(onClose, (error: Error) =>
      setState({ busy: false, problem: connectProblem(kind, error.message) }),
    );
  };
  return (
    <Dialog label="Connect a database" onClose={onClose}>
      <h2>Connect a database</h2>
      <p>It is only ever read. It stays connected until the service ends; no password is kept.</p>
      <form
        ref={form}
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
            onChange={(event) => {
              setKind(kinds.find(([one]) => one === event.currentTarget.value)?.[0] ?? "file");
              setState({ busy });
            }}
          >
            {kinds.map(([one, name]) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {kind === "file" ? (
          <Field
            name="path"
            label="Path on this machine"
            placeholder="/home/ann/shop.sqlite"
            {...{ problem }}
          />
        ) : (
          <>
            <Field name="host" label="Host" placeholder={usualHosts[kind]} {...{ problem }} />
            <Field name="database" label="Database" {...{ problem }} />
            <Field name="user" label="User" {...{ problem }} />
            <Field name="password" label="Password" {...{ problem }} />
          </>
        )}
        <p class="editor-bar">
          <button type="submit" class="button primary wide" disabled={busy}>
            {busy ? "Connecting" : "Connect"}
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
  readonly name: ConnectField;
  readonly label: string;
  readonly placeholder?: string;
  readonly problem: ConnectProblem | undefined;
};

function Field({ name, label, placeholder = "", problem }: FieldProps) {
  const own = problem?.field === name ? problem.text : undefined;
  const described = own && { "aria-invalid": true, "aria-describedby": `wrong-${name}` };
  const given = { id: name, name, placeholder, autocomplete: "off", ...described };
  return (
    <div class="field">
      <label htmlFor={name}>{label}</label>
      {name === "password" ? (
        <input type="password" {...given} />
      ) : (
        <input type="text" spellcheck={false} {...given} />
      )}
      {own !== undefined && (
        <p class="state problem" role="alert" id={`wrong-${name}`}>
          {own}
        </p>
      )}
    </div>
  );
}
