// Asks for the token that the service wants.
import { Dialog } from "./dialog.tsx";

type Props = {
  /** Whether one was given that the service does not know. */
  readonly wrong: boolean;
  readonly onToken: (token: string) => void;
  readonly onClose: () => void;
};

export function TokenDialog({ wrong, onToken, onClose }: Props) {
  return (
    <Dialog label="Token needed" onClose={onClose}>
      <h2>This service needs a token</h2>
      <p>Whoever runs it has given you one. It is kept on this device.</p>
      {wrong && (
        <p class="state problem" role="alert">
          <strong>That token is not known here.</strong> Check it for typing errors, or ask for
          another.
        </p>
      )}
      <form
        class="reword"
        onSubmit={(event) => {
          event.preventDefault();
          const token = String(new FormData(event.currentTarget).get("token") ?? "").trim();
          if (token !== "") onToken(token);
        }}
      >
        <input name="token" type="password" aria-label="Token" autocomplete="current-password" />
        <button type="submit" class="button primary wide">
          Continue
        </button>
      </form>
    </Dialog>
  );
}
