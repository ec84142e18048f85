// The invariants of the house (ARCHITECTURE.md, "Code map"), checked by `npm run check:imports`.
const from = (path) => ({ path: `^src/(${path})/`, pathNot: "\\.test\\.tsx?$" });
const to = (path) => ({ path: `^src/(${path})/` });
const shells = "cli|server|web";
const words = "text|dates|entities|sql|outline|revise";

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "two files may know each other's types, not run each other's code",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "tensors-know-no-words",
      comment: "tensor and optim know nothing of SQL, words or data",
      severity: "error",
      from: from("tensor|optim"),
      to: { path: "^src/(?!tensor|optim|errors\\.ts|random\\.ts|word-list\\.ts)" },
    },
    {
      name: "words-know-no-tensors",
      severity: "error",
      from: from(words),
      to: to(`tensor|optim|model|base|generator|domains|evaluation|learn|${shells}`),
    },
    {
      name: "models-show-nothing",
      comment: "what people see is made of a query, whichever model wrote it",
      severity: "error",
      from: from("model|reader"),
      to: to("display"),
    },
    {
      name: "nothing-imports-a-shell",
      severity: "error",
      from: { pathNot: `^src/(${shells})/|^(test|bench)/|\\.test\\.tsx?$` },
      to: to(shells),
    },
    {
      name: "mechanisms-know-no-domain",
      comment: "nothing in the mechanism may know what a flight is",
      severity: "error",
      from: from(`${words}|tensor|optim|model|generator|dataset|evaluation|display|database`),
      to: to("domains"),
    },
    {
      name: "rooms-of-conversation-stand-alone",
      comment:
        "only trust, which decides, looks into the other rooms, and what a turn follows at talk",
      severity: "error",
      from: from("conversation/(talk|taught|doubt)"),
      to: { path: "^src/conversation/\\w+/", pathNot: "^src/conversation/$2/" },
    },
    {
      name: "what-a-turn-follows-is-no-doubt",
      severity: "error",
      from: from("conversation/following"),
      to: to("conversation/(?:taught|doubt|trust)"),
    },
    {
      name: "rooms-of-conversation-run-no-step",
      comment: "the steps of the walk call the rooms; these know of them what they hand over",
      severity: "error",
      from: from("conversation/\\w+"),
      to: { path: "^src/conversation/[\\w-]+\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "reading-and-talking-need-no-learning",
      severity: "error",
      from: from("schema|base|generator|evaluation"),
      to: to("learn"),
    },
    {
      name: "sql-knows-no-described-schemas",
      comment: "SQL is read and bound by a plain schema; outlines stand on its words and links",
      severity: "error",
      from: from("sql"),
      to: to("schema|outline"),
    },
    {
      name: "only-the-edges-do-io",
      comment:
        "databases, files of datasets and checkpoints, and the shells; everything else is pure",
      severity: "error",
      // src/tensor/host/node.ts is the engine's door to worker threads and the native library
      from: {
        ...from(`${words}|tensor|optim|model|generator|display`),
        pathNot: "\\.test\\.tsx?$|^src/tensor/host/node\\.ts$",
      },
      to: { dependencyTypes: ["core"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^src/tensor/kernels/|\\.generated\\.ts$" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node"] },
  },
};
