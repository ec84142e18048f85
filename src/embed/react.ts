// <segue-chat> as a React component. React itself is given, so that the page's own copy is used and
// nothing is installed: const SegueChat = createSegueChat(React).
import type { components } from "../client/api.generated.ts";

type Turn = components["Turn"];

export type SegueChatProps = {
  /** Address of the service. */
  readonly service: string;
  readonly token?: string;
  /** The day of the conversation, YYYY-MM-DD. */
  readonly date?: string;
  readonly placeholder?: string;
  readonly className?: string;
  readonly style?: Readonly<Record<string, string | number>>;
  readonly onAnswer?: (turn: Turn) => void;
};

/** What is used of React. */
export type ReactLike<Node> = {
  createElement(type: string, props: Readonly<Record<string, unknown>>): Node;
  useRef<T>(initial: T | null): { current: T | null };
  useEffect(effect: () => undefined | (() => void), dependencies: readonly unknown[]): void;
};

export function createSegueChat<Node>(react: ReactLike<Node>): (props: SegueChatProps) => Node {
  return function SegueChat({ onAnswer, className, service, ...attributes }) {
    const element = react.useRef<EventTarget>(null);
    react.useEffect(() => {
      loadScript(service);
      return undefined;
    }, [service]);
    react.useEffect(() => {
      const { current } = element;
      if (current === null || onAnswer === undefined) return undefined;
      const tell = (event: Event): void => {
        if ("detail" in event) onAnswer(event.detail as Turn);
      };
      current.addEventListener("segue-answer", tell);
      return () => current.removeEventListener("segue-answer", tell);
    }, [onAnswer]);
    return react.createElement("segue-chat", {
      ...attributes,
      service,
      class: className,
      ref: element,
    });
  };
}

/** Once a page, however many conversations stand on it. */
function loadScript(service: string): void {
  const source = new URL("segue-chat.js", service.replace(/\/?$/, "/")).href;
  if (document.querySelector(`script[src="${source}"]`) !== null) return;
  const script = document.createElement("script");
  script.type = "module";
  script.src = source;
  document.head.append(script);
}
