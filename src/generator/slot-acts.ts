// The acts of every conversation, about what a person declared.
import { createActs } from "./acts.ts";
import { slotGround } from "./slot-ground.ts";

export const slotActs = createActs(slotGround);
