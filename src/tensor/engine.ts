// The engine as its users see it: a workspace that hands out tapes.
import { Tape } from "./tape.ts";
import { Workspace } from "./workspace.ts";

export class Engine extends Workspace {
  /** Records what is done, for a backward pass. */
  tape(): Tape {
    return new Tape(this, true);
  }

  /** Inference: records nothing. */
  forward(): Tape {
    return new Tape(this, false);
  }
}
