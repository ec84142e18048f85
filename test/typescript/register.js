// Lets a process that a test starts load the TypeScript sources: node --import test/typescript/register.js
import { register } from "node:module";

register("./load.js", import.meta.url);
