// Builds the page into dist/web: relative addresses, so that it works under any path, and the
// service worker under a fixed name beside it.
import { fileURLToPath } from "node:url";
import preact from "@preact/preset-vite";
import { defineConfig, type UserConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const files = here("./worker/virtual-files.ts");

export default defineConfig({
  root: here("."),
  base: "./",
  plugins: [preact({ prefreshEnabled: false, devToolsEnabled: false })],
  resolve: {
    alias: [
      // The worker loads a model from files already fetched; nothing else of Node runs in it.
      { find: /^node:(fs|fs\/promises|path|module)$/, replacement: files },
      { find: /^\.\/host\/node\.ts$/, replacement: here("./worker/no-node.ts") },
    ],
  },
  worker: { format: "es" },
  build: {
    outDir: here("../../dist/web"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { page: here("./index.html"), "service-worker": here("./worker/service-worker.ts") },
      output: {
        entryFileNames: (chunk) =>
          chunk.name === "service-worker" ? "service-worker.js" : "assets/[name]-[hash].js",
      },
    },
  },
} satisfies UserConfig);
