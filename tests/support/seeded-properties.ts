import fc from "fast-check";
import { isLong, seed } from "./sample.ts";

// Import it in a test of properties: it then tries the same values each time, and more of them in `npm run test:long`.
fc.configureGlobal({ seed, numRuns: isLong ? 1000 : 100 });
