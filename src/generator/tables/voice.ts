// The roughness of real sentences: capitals, openers, words left out; and talk that asks nothing.
import type { Random } from "../../random.ts";
import { say } from "./say.ts";
import type { World } from "./world.ts";

const droppable = new Set(["the", "all", "of", "a", "an", "me", "are", "is", "that", "for"]);

/** Words that carry little are lost now and then; a question may get an opener or a closer. */
export function roughen(random: Random, text: string): string {
  let said = text.replace(/\s+/g, " ").trim();
  if (random.next() < 0.12) {
    const words = said.split(" ");
    said = words.filter((word) => !droppable.has(word) || random.next() < 0.6).join(" ");
  }
  if (random.next() < 0.06)
    said = `${say(random, "ok|okay|now|great|thanks|hi|hello|so|then|and|interesting|please|next|well")} ${said}`;
  if (random.next() < 0.05)
    said = `${said} ${say(random, "please|as well|too|in the list|now|then|for me|in total|?")}`;
  if (random.next() < 0.6)
    said += /^(?:what|which|how|who|where|when|are|is|do|does|can|could)\b/.test(said) ? "?" : ".";
  return random.next() < 0.5 ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}

export const chitchatText = (random: Random): string =>
  say(
    random,
    "thanks|thank you|thank you very much|great thanks|ok thank you|hello|hi there|good bye|bye|that is all|perfect|cool|nice|very helpful thank you|that's all i need|you are great",
  );

/** About things no schema of this kind holds. */
export function refusalText(random: Random, world: World): string {
  const subject = random.pick(world.subjects);
  return say(
    random,
    "what is the weather [like] today|who won the world cup|tell me a joke|what is the meaning of life|how do i cook rice|what time is it|book a table for two|why are {many} (so expensive|so popular|like that)|what is your favorite {one}|do you like {many}|delete all [the] {many}|add a new {one}|can you buy (a|this) {one} for me|how are you|what is your name|who made you|will there be more {many} next year|translate this into french|send (this|it) to my boss|play some music|what do people think of (the|these) {many}|should i trust {many}",
    {
      many: subject.plurals[0] ?? "things",
      one: subject.names[0] ?? "thing",
    },
  );
}
