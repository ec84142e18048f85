// A module hook that strips types with the compiler the project already has, once per version of a
// file: loading the compiler takes longer than everything else.
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const cache = new URL("../../node_modules/.cache/segue-tests/", import.meta.url);

export async function load(url, context, next) {
  if (!/\.(ts|json)$/.test(url)) return next(url, context);
  const source = await readFile(fileURLToPath(url), "utf8");
  // Node 20 calls JSON modules experimental, on the error output of every process.
  if (url.endsWith(".json"))
    return { format: "module", source: `export default ${source}`, shortCircuit: true };
  const key = createHash("sha256").update(source).digest("hex");
  const place = fileURLToPath(new URL(`${key}.js`, cache));
  const known = await readFile(place, "utf8").catch(() => undefined);
  return { format: "module", source: known ?? (await strip(source, place)), shortCircuit: true };
}

async function strip(source, place) {
  const { default: typescript } = await import("typescript");
  const compilerOptions = {
    target: typescript.ScriptTarget.ES2022,
    module: typescript.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
  };
  const { outputText } = typescript.transpileModule(source, { compilerOptions });
  await mkdir(cache, { recursive: true });
  // Several processes and threads may strip the same file at once.
  const draft = `${place}.${randomUUID()}`;
  await writeFile(draft, outputText);
  await rename(draft, place);
  return outputText;
}
