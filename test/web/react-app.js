// A page of somebody else's, written with React, that shows the conversation and hears of answers.
import * as React from "react";
import { createRoot } from "react-dom/client";
import { createSegueChat } from "../../src/embed/react.ts";

const SegueChat = createSegueChat(React);

function Shop() {
  const [last, setLast] = React.useState("nothing yet");
  return React.createElement(
    "main",
    null,
    React.createElement("h1", null, last),
    React.createElement(SegueChat, {
      service: new URLSearchParams(window.location.search).get("service") ?? "",
      date: "1993-02-05",
      className: "shop-chat",
      style: { width: "480px" },
      onAnswer: (turn) => setLast(turn.utterance),
    }),
  );
}

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(React.createElement(Shop));
