import { describeStore } from "../../server/store/conformance.fixture.ts";
import { memoryDocuments } from "./indexed-db.ts";
import { createKeyedStore } from "./keyed-store.ts";

describeStore("documents", async () => createKeyedStore(memoryDocuments()));
