// <segue-chat>: a conversation with a Segue service inside any page.
//   <script type="module" src="https://segue.example/segue-chat.js"></script>
//   <segue-chat token="..." date="2024-06-01"></segue-chat>
// `service` names another service than the one the script came from. After every answer a
// "segue-answer" event tells the turn; `ask("...")` asks from outside.
import { render } from "preact";
import type { Turn } from "../backend/backend.ts";
import { createHttpBackend } from "../backend/http.ts";
import style from "./chat.css?inline";
import { Chat } from "./chat.tsx";

const home = new URL(".", import.meta.url).href;

class SegueChat extends HTMLElement {
  static readonly observedAttributes = ["service", "token", "date", "placeholder"];
  private readonly root = this.attachShadow({ mode: "open" });
  private readonly place = document.createElement("div");
  private send: ((utterance: string) => void) | undefined;
  private backend = this.openBackend();

  constructor() {
    super();
    const sheet = document.createElement("style");
    sheet.textContent = `${style} .frame { height: 100%; }`;
    this.place.className = "frame";
    this.root.append(sheet, this.place);
  }

  connectedCallback(): void {
    this.draw();
  }

  disconnectedCallback(): void {
    render(null, this.place);
  }

  attributeChangedCallback(name: string): void {
    if (name === "service") this.backend = this.openBackend();
    if (this.isConnected) this.draw();
  }

  ask(utterance: string): void {
    this.send?.(utterance);
  }

  private openBackend() {
    const service = new URL(this.getAttribute("service") ?? home, document.baseURI).href;
    const base = `${service.replace(/\/?$/, "/")}api`;
    return createHttpBackend(base, () => this.getAttribute("token") ?? undefined);
  }

  private draw(): void {
    render(
      <Chat
        backend={this.backend}
        date={this.getAttribute("date") ?? undefined}
        placeholder={this.getAttribute("placeholder") ?? "Ask the database"}
        onTurn={(turn) => this.tell(turn)}
        onReady={(ask) => {
          this.send = ask;
        }}
      />,
      this.place,
    );
  }

  private tell(turn: Turn): void {
    this.dispatchEvent(
      new CustomEvent("segue-answer", { detail: turn, bubbles: true, composed: true }),
    );
  }
}

if (customElements.get("segue-chat") === undefined) customElements.define("segue-chat", SegueChat);
