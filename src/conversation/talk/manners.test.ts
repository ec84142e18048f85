import { describe, expect, it, test } from "vitest";
import { choiceMeant } from "../following/clarify.ts";
import { mannerOf } from "./manners.ts";

describe("talk about the conversation itself", () => {
  it.each([
    ["start over", "restart"],
    ["ok, let's start again please", "restart"],
    ["Forget everything.", "restart"],
    ["undo that", "undo"],
    ["never mind", "undo"],
    ["go back", "undo"],
    ["what can you do?", "help"],
    ["help", "help"],
    ["what tables are there", "tables"],
    ["Why?", "why"],
    ["how did you get that", "why"],
    ["are you sure about that?", "sure"],
    ["thank you very much", "thanks"],
    ["great, thanks", "thanks"],
    ["hello there", "hello"],
    ["strat over", "restart"],
    ["new search", "restart"],
    ["never mind that last one", "undo"],
    ["forget about all that", "restart"],
    ["oops, undo taht", "undo"],
    ["wat can u do", "help"],
    ["what tabels are there?", "tables"],
    ["what's in the database", "tables"],
    ["why did you pick those", "why"],
    ["r u sure that's right", "sure"],
    ["thnaks, that's all", "thanks"],
    ["lets do this again from zero", "restart"],
    ["that was a mistake, undo it", "undo"],
    ["roll that back", "undo"],
    ["undo what i just said", "undo"],
    ["is this the right answer", "sure"],
    ["so what exactly can you do", "help"],
    ["i need some help", "help"],
    ["what's your reasoning", "why"],
    ["are you 100% sure", "sure"],
    ["is this accurate", "sure"],
    ["many thanks indeed", "thanks"],
    ["thank you, you've been great", "thanks"],
    ["clear everything and start again", "restart"],
    ["nope, undo", "undo"],
    ["cancel that last bit", "undo"],
    ["hello, who are you?", "help"],
    ["what are you good at", "help"],
    ["what kind of questions do you answer", "help"],
    ["what tables exist here", "tables"],
    ["give me an overview of the data", "tables"],
    ["really? are you certain", "sure"],
    ["can i trust this answer", "sure"],
    ["where did you get that from", "why"],
    ["why these trains", "why"],
    ["awesome, that helped a lot", "thanks"],
    ["what information is stored about trains", "about"],
    ["forget the whole conversation", "restart"],
    ["sorry, wrong, take that back", "undo"],
    ["can we see the york ones again", "return"],
    ["i'm new here", "help"],
    ["what have you got on trains", "about"],
    ["what was the reason for that answer", "why"],
    ["that looks a bit odd", "sure"],
    ["that's sweet of you", "thanks"],
    ["shall we take it from the beginning", "restart"],
    ["new subject", "restart"],
    ["chuck it all out", "restart"],
    ["back to the drawing board", "restart"],
    ["i didn't mean that", "undo"],
    ["that was a typo", "undo"],
    ["the way it was before", "undo"],
    ["retract that", "undo"],
    ["bring up the york ones again", "return"],
    ["take me back to where we had the slow trains", "return"],
    ["what are you used for", "help"],
    ["i don't know how this works", "help"],
    ["any tips", "help"],
    ["which data sets do you have", "tables"],
    ["what does your database hold", "tables"],
    ["what could you tell me regarding trains", "about"],
    ["how was that computed", "why"],
    ["talk me through it", "why"],
    ["could this be a mistake", "sure"],
    ["please verify that", "sure"],
    ["that's really helpful", "thanks"],
    ["you are a legend", "thanks"],
    ["that'll do for now", "thanks"],
    ["repeat that", "repeat"],
    ["say that again please", "repeat"],
    ["can you repeat the last answer?", "repeat"],
    ["sorry, come again", "repeat"],
    ["what did you just say", "repeat"],
    ["repeat that one more time", "repeat"],
    ["what did i just ask", "asked"],
    ["wait, what did i ask you before?", "asked"],
    ["what was my last question", "asked"],
    ["remind me what i asked", "asked"],
    ["what i wanted", "yes"],
  ])("%s", (utterance, kind) => {
    expect(mannerOf(utterance)?.kind).toBe(kind);
  });

  it.each(["What information do you have on the students?", "which properties does mr smith have"])(
    "leaves to the database: %s",
    (utterance) => {
      expect(mannerOf(utterance)).toBeUndefined();
    },
  );

  it("says what it is about", () => {
    const back = { kind: "return", about: "boston", plain: true };
    expect(mannerOf("go back to the boston ones")).toEqual(back);
    expect(mannerOf("back to boston please")).toEqual({ ...back, plain: false });
    const again = { ...back, about: "boston trains", plain: false };
    expect(mannerOf("show me the boston trains again")).toEqual(again);
    expect(mannerOf("go back to the first question")).toEqual({ ...back, about: "first" });
    expect(mannerOf("what do you know about airlines?")).toEqual({
      kind: "about",
      about: "airlines",
    });
  });

  it.each([
    "start over with all trains from leeds",
    "which ones are certain to be late",
    "zero",
    "positive",
    "the positive one",
    "do the same for may",
    "reverse it",
    "are you sure there are no trains to york",
    "do those",
    "what about the last ones",
    "who should i ask",
    "and back",
    "show me the books that are right for children",
    "thanks and now the trains to york",
    "which tables have four seats",
    "why are there no trains to york",
    "help me find a train",
    "back to the trains, only the fast ones",
    "go back to the list but without york",
    "hello i want to go to york",
    "the latest ones",
    "what books are there",
    "new orders",
    "and suze",
    "nite",
    "the top one",
    "what was the reason for it",
    "what can that one do",
    "the same way as before",
    "show me the time table",
    "which trains look odd",
    "sorry, the trains to york",
    "check those trains again",
    "another train",
    "repeat that for york",
    "repeat customers",
    "say 3 of them again",
    "show me those again",
    "what did i order last",
    "what did i ask for in may",
    "the last question",
  ])("a question is a question: %s", (utterance) => {
    expect(mannerOf(utterance)).toBeUndefined();
  });
});

test.each([
  ["SELECT * FROM train", true],
  ["select name, price from book where price > 3", true],
  ["select count(*) from book", true],
  ["select title from book where price < 5;", true],
  ["delete from book where 1 = 1", true],
  ["drop table book", true],
  ["select all books from london", false],
  ["select trains from leeds to york", false],
  ["delete the price", false],
  ["update me on trains to york", false],
])("%s: SQL typed where words are read: %s", (utterance, typed) => {
  expect(mannerOf(utterance)?.kind === "sql").toBe(typed);
});

test("a reply settles a question by number, by words, or by yes", () => {
  const clarify = {
    question: "Which?",
    about: "x",
    choices: [
      { text: "Trains to Leeds" },
      { text: "Trains to York" },
      { text: "Leave it out: trains" },
    ],
  };
  const meant = (said: string) => choiceMeant(clarify, said);
  expect([meant(":2"), meant("1"), meant("the second one"), meant("option 3")]).toEqual([
    2, 1, 2, 3,
  ]);
  expect([meant("York"), meant("to leeds"), meant("leave it out")]).toEqual([2, 1, 3]);
  expect([meant("yes"), meant("4"), meant("trains"), meant("buses to Bath")]).toEqual(
    Array(4).fill(undefined),
  );
  expect(choiceMeant({ ...clarify, choices: [{ text: "a" }, { text: "b" }] }, "yes")).toBe(1);
});
