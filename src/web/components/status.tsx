// What stands in the way of the whole page, said plainly.

import { BackendError } from "../backend/backend-error.ts";
import type { LoadingProgress } from "../backend/messages.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icons.tsx";

type ProblemProps = { readonly error: unknown; readonly onRetry: () => void };

export function ProblemNotice({ error, onRetry }: ProblemProps) {
  const gone = error instanceof BackendError && error.kind === "gone";
  const missing = error instanceof BackendError && error.code === "not-found";
  const title = gone
    ? "The service is gone."
    : missing
      ? "This conversation is not here."
      : "That did not work.";
  return (
    <div class="state problem" role="alert">
      <Icon name="alert" />
      <span>
        <strong>{title}</strong> {error instanceof Error ? error.message : ""}
        <span class="state-actions">
          {missing ? (
            <span>
              <a href="#/">Begin a new one</a>
              <span class="hint">
                {" "}
                Was it about a file of yours? Open that again, and it is in the list.
              </span>
            </span>
          ) : (
            <Button icon="retry" label="Try again" wide onClick={onRetry} />
          )}
        </span>
      </span>
    </div>
  );
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
const count = (rows: number): string => rows.toLocaleString("en");

/** What it is doing, and how far it is. */
const saying: Record<LoadingProgress["of"], (loaded: number, total: number) => string> = {
  bytes: (loaded, total) =>
    `Fetching model and database, once: ${megabytes(loaded)} of ${megabytes(total)} MB`,
  rows: (loaded, total) => `Reading your file: ${count(loaded)} of ${count(total)} rows`,
  values: () => "Looking at what it holds",
};

export function LoadingBar({ progress }: { readonly progress: LoadingProgress | undefined }) {
  if (progress === undefined) return null;
  const { of, loaded, total } = progress;
  const share = of === "values" ? {} : { max: Math.max(1, total), value: loaded };
  return (
    <div class="loading">
      <progress {...share} aria-label="Loading" />
      <span class="hint">{saying[of](loaded, total)}</span>
    </div>
  );
}
