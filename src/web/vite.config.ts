// Builds the page into dist/web: relative addresses, so that it works under any path; the service
// worker and the element for other pages under fixed names beside it.
import { fileURLToPath } from "node:url";
import preact from "@preact/preset-vite";
import { defineConfig, type UserConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  base: "./",
  plugins: [preact({ prefreshEnabled: false, devToolsEnabled: false })],
  resolve: {
    alias: [
      // Chosen where there is no browser; nothing else of Node is near the page.
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
      input: {
        page: here("./index.html"),
        "service-worker": here("./worker/service-worker.ts"),
        "segue-chat": here("./embed/segue-chat.tsx"),
      },
      output: {
        entryFileNames: (chunk) =>
          chunk.name === "page" ? "assets/[name]-[hash].js" : "[name].js",
      },
    },
  },
} satisfies UserConfig);
