import { afterAll, vi } from "vitest";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";

/** Accounts in integration tests hash hundreds of passwords, whose strength `password-hash.test.ts` shows. */
vi.mock(import("#server/staff/password-hash-cost.server.ts"), () => ({ hashCost: { N: 2 ** 10, r: 8, p: 1 } }));

// Files share their modules.
const claims = currentClaims();
afterAll(() => setClaims(claims));
