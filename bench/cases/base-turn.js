// One turn of the base model as a user waits for it: the turn is read, then twenty symbols are written,
// with one portable thread. A schema of fifteen tables; one of sixty is reported beside it.
import { ordinaryConfig } from "../../dist/base/network/config.js";
import { createNetwork, decodeStep, encode, startState } from "../../dist/base/network/network.js";
import { randomExample, randomWordTable } from "../../dist/base/network/random-example.js";
import { createRandom } from "../../dist/random.js";
import { createEngine } from "../../dist/tensor/index.js";
import { bestOf } from "../best-of.js";

const [SYMBOLS, FIXED, WORDS] = [20, 60, 400];

export const engines = ["wasm"];

export async function prepare({ engine: kind }) {
  const engine = await createEngine({ engine: kind, threads: 1 });
  const config = ordinaryConfig(2000, new Array(FIXED).fill(-1));
  const network = createNetwork(engine, config, createRandom("weights"));
  const table = randomWordTable(createRandom("words"), WORDS, config.sizes);
  const turnOf = (tables) =>
    randomExample(createRandom(tables), {
      items: 1 + Math.round(6.5 * tables), // a table and five or six columns each, and the star
      words: 30,
      candidates: 4,
      previous: 15,
      target: 0,
      fixedSymbols: FIXED,
      vocabulary: WORDS,
    });
  const answer = (example, symbols) => {
    const encoded = encode(network, table, example);
    let states = [startState(network)];
    for (let i = 0; i < symbols; i++) {
      const step = decodeStep(network, encoded, states, [i === 0 ? 1 : FIXED + i]);
      states = step.states;
    }
    engine.reset();
  };
  const [fifteen, sixty] = [turnOf(15), turnOf(60)];
  let [reading, many] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  return {
    measure() {
      reading = Math.min(
        reading,
        bestOf(() => answer(fifteen, 0), { times: 10 }),
      );
      many = Math.min(
        many,
        bestOf(() => answer(sixty, SYMBOLS), { times: 3 }),
      );
      return bestOf(() => answer(fifteen, SYMBOLS), { times: 10 });
    },
    describe: () => ({ "reading ms": reading.toFixed(1), "sixty tables ms": many.toFixed(1) }),
    close: () => engine.dispose(),
  };
}
