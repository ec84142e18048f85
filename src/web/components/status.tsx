// What stands in the way of the whole page, said plainly.

import { BackendError } from "../backend/backend-error.ts";
import type { LoadingProgress } from "../backend/worker-engine.ts";
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
            <a href="#/">Begin a new one</a>
          ) : (
            <Button icon="retry" label="Try again" wide onClick={onRetry} />
          )}
        </span>
      </span>
    </div>
  );
}

export function LoadingBar({ progress }: { readonly progress: LoadingProgress | undefined }) {
  if (progress === undefined) return null;
  const { loaded, total } = progress;
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
  return (
    <div class="loading">
      <progress max={Math.max(1, total)} value={loaded} aria-label="Model and database" />
      <span class="hint">
        Fetching model and database, once: {megabytes(loaded)} of {megabytes(total)} MB
      </span>
    </div>
  );
}
