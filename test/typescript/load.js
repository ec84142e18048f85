// A module hook that strips types with the compiler the project already has.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import typescript from "typescript";

const compilerOptions = {
  target: typescript.ScriptTarget.ES2022,
  module: typescript.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

export async function load(url, context, next) {
  if (!url.endsWith(".ts")) return next(url, context);
  const source = await readFile(fileURLToPath(url), "utf8");
  const { outputText } = typescript.transpileModule(source, { compilerOptions });
  return { format: "module", source: outputText, shortCircuit: true };
}
