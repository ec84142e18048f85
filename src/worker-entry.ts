// Where a thread or process of our own begins. Tests run the sources, which Node 20 cannot load by itself; what is
// installed runs what was built from them.
const fromSource = import.meta.url.endsWith(".ts");

/** Of the file that is called so, without its ending, beside the module with that address. */
export function workerEntry(name: string, beside: string) {
  const hook = new URL("../test/typescript/register.js", import.meta.url).href;
  return {
    entry: new URL(`${name}.${fromSource ? "ts" : "js"}`, beside),
    execArgv: fromSource ? ["--import", hook] : [],
  };
}
