import fc from "fast-check";
import { isLong, seed } from "./sample.ts";

// Property tests import this file to try the same values in each run, and more values in `npm run test:long`.
fc.configureGlobal({ seed, numRuns: isLong ? 1000 : 100 });
