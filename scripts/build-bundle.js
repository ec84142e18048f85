// Puts the sources and the small packages they need together into few files, dist/run: a service that
// starts reads a dozen files in each of its threads instead of five hundred, and whoever installs the
// package gets those few. Where programs and threads begin, what was compiled hands over to them.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { rolldown } from "rolldown";

const sources = resolve("src");
const compiled = resolve("dist");
const folder = join(compiled, "run");

const beginnings = [
  "index.ts",
  "cli/main.ts",
  ...readdirSync(sources, { recursive: true })
    .map(slashes)
    .filter((file) => file.endsWith(".worker.ts") && !file.startsWith("web/")),
];

/** Brought along by npm (WebAssembly and machine code), or only where somebody wants them. */
const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
  readFileSync("package.json", "utf8"),
);
const outside = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });

/** Files are found from where a module is compiled to, not from where it is put. */
const places = {
  name: "places",
  transform: {
    filter: { id: /[\\/]src[\\/]/, code: "import.meta.url" },
    handler(code, id) {
      if (!id.startsWith(sources + sep)) return null;
      const place = slashes(relative(sources, id)).replace(/\.ts$/, ".js");
      const url = `new URL("../${place}", import.meta.url).href`;
      return { code: code.replaceAll("import.meta.url", url), map: null };
    },
  },
};

rmSync(folder, { recursive: true, force: true });
const bundle = await rolldown({
  input: Object.fromEntries(beginnings.map((file) => [nameOf(file), join(sources, file)])),
  platform: "node",
  external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [places],
});
const { output } = await bundle.write({
  dir: folder,
  format: "esm",
  entryFileNames: "[name].js",
  chunkFileNames: "[name].js",
});
await bundle.close();
writeFileSync(join(folder, "LICENSES"), licencesOf(output));

for (const file of beginnings) {
  const place = join(compiled, file.replace(/\.ts$/, ".js"));
  const to = slashes(relative(dirname(place), join(folder, nameOf(file))));
  const from = `"${to.startsWith(".") ? to : `./${to}`}.js"`;
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, file === "index.ts" ? `export * from ${from};\n` : `import ${from};\n`);
}

function nameOf(file) {
  return basename(file, ".ts");
}

function slashes(path) {
  return path.split(sep).join("/");
}

/** Of every package whose code is in there, as its licence asks. */
function licencesOf(chunks) {
  const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules ?? {}));
  const homes = new Set(
    modules.flatMap((id) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id) ?? []),
  );
  const texts = [...homes].sort().map((home) => {
    const { name, version, license } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
    const file = readdirSync(home).find((one) => /^licen[cs]e/i.test(one));
    const text = file === undefined ? "" : `\n${readFileSync(join(home, file), "utf8").trim()}\n`;
    return `${name} ${version} (${license})\n${text}`;
  });
  return texts.join(`\n${"-".repeat(72)}\n\n`);
}
