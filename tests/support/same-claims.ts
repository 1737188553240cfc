import { afterAll } from "vitest";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";

// Files that share their modules leave the claims as they were.
const claims = currentClaims();
afterAll(() => setClaims(claims));
