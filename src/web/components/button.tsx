// A button with an icon, always with a name that can be read out.
import { Icon, type IconName } from "./icons.tsx";

type Props = {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  /** Also shows the label; else it is a tooltip. */
  readonly wide?: boolean;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly disabled?: boolean;
  readonly kind?: "plain" | "primary" | "danger";
};

export function Button(props: Props) {
  const { icon, label, onClick, wide, pressed, expanded, disabled, kind = "plain" } = props;
  return (
    <button
      type="button"
      class={`button ${kind} ${wide ? "wide" : "narrow"}`}
      onClick={onClick}
      disabled={disabled}
      aria-pressed={pressed}
      aria-expanded={expanded}
      {...(wide ? {} : { "aria-label": label, title: label })}
    >
      <Icon name={icon} />
      {wide && <span>{label}</span>}
    </button>
  );
}
