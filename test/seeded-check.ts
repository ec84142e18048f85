// fast-check, drawing the same examples every time. SEGUE_TEST_SEED draws others.
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env["SEGUE_TEST_SEED"] ?? 1) });

export default fc;
