// npm run bench -- [names] [--json] [--peer pytorch] [--threads N] [--rounds N]
// Runs the cases in bench/cases on the built library (dist/). With a peer, the same work runs there
// in the same rounds, and only the ratio counts: machines differ, and are rarely idle.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

/** A case is a module with prepare({ engine, threads }) -> { measure(): ms, describe?(ms), close?() }. */
const cases = {
  gemm: () => import("./cases/gemm.js"),
  "lstm-train-step": () => import("./cases/lstm-train-step.js"),
  "decode-step": () => import("./cases/decode-step.js"),
  "decoder-train-step": () => import("./cases/decoder-train-step.js"),
  "train-epoch": () => import("./cases/train-epoch.js"),
  answer: () => import("./cases/answer.js"),
};

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "boolean" },
    peer: { type: "string" },
    threads: { type: "string", default: "2" },
    rounds: { type: "string", default: "3" },
    python: { type: "string", default: process.env.SEGUE_PYTHON ?? "/usr/bin/python3" },
    engines: { type: "string", default: "native,wasm" },
  },
});
if (!existsSync(here("../dist/tensor/index.js"))) fail("build first: npm run build");
if (values.peer !== undefined && values.peer !== "pytorch")
  fail(`no peer "${values.peer}": use pytorch`);

for (const file of readdirSync(here("cases"))) {
  cases[file.replace(/\.js$/, "")] ??= () => import(`./cases/${file}`);
}
const known = Object.keys(cases);
const wanted = positionals.length > 0 ? positionals : known;
for (const name of wanted) {
  if (!known.includes(name)) fail(`no case "${name}": there are ${known.join(", ")}`);
}
const threads = Number(values.threads);
const results = [];
for (const name of wanted) results.push(await runCase(name));
if (values.json)
  process.stdout.write(
    `${JSON.stringify({ threads, node: process.version, platform: `${process.platform}-${process.arch}`, results })}\n`,
  );

async function runCase(name) {
  const { engines = ["native", "wasm"], prepare } = await cases[name]();
  const asked = values.engines.split(",");
  const runs = new Map();
  for (const engine of engines.filter((one) => one === "-" || asked.includes(one))) {
    try {
      runs.set(engine, { ...(await prepare({ engine, threads })), best: Number.POSITIVE_INFINITY });
    } catch (error) {
      process.stderr.write(`${name} ${engine}: ${error.message}\n`);
    }
  }
  let peer = null;
  // interleaved, so that a busy minute hits all of them alike
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const run of runs.values()) run.best = Math.min(run.best, await run.measure());
    const measured = values.peer === undefined ? null : runPeer(name);
    if (measured !== null && (peer === null || measured.ms < peer.ms)) peer = measured;
  }
  const result = { name, peer, engines: {} };
  for (const [engine, run] of runs) {
    const ms = run.best;
    const more = run.describe?.(ms) ?? {};
    const ratio = peer === null ? null : ms / peer.ms;
    result.engines[engine] = { ms, ratio, ...more };
    const against =
      peer === null ? "" : `  ${ratio.toFixed(2)} of PyTorch's ${peer.ms.toFixed(2)} ms`;
    const detail = Object.entries(more)
      .map(([key, value]) => `  ${key} ${value}`)
      .join("");
    if (!values.json)
      console.log(
        `${name.padEnd(18)}${engine.padEnd(8)}${ms.toFixed(ms < 1 ? 3 : 2).padStart(10)} ms${against}${detail}`,
      );
    await run.close?.();
  }
  if (peer !== null && !values.json)
    console.log(`${" ".repeat(18)}torch ${peer.torch}, ${peer.blas}, ${peer.threads} threads`);
  return result;
}

function runPeer(name) {
  const script = here(`peer/${name}.py`);
  if (!existsSync(script)) return null;
  const env = {
    ...process.env,
    OMP_NUM_THREADS: String(threads),
    OPENBLAS_NUM_THREADS: String(threads),
  };
  const { status, stdout, stderr } = spawnSync(values.python, [script, String(threads)], {
    env,
    encoding: "utf8",
  });
  if (status === 0) return JSON.parse(stdout);
  process.stderr.write(`peer ${name}: ${(stderr || "no such Python").trim().split("\n").at(-1)}\n`);
  return null;
}

function fail(message) {
  process.stderr.write(`bench: ${message}\n`);
  process.exit(2);
}
