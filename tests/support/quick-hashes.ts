import { vi } from "vitest";

/** Accounts in integration tests hash hundreds of passwords, whose strength `password-hash.test.ts` shows. */
vi.mock(import("#server/staff/password-hash-cost.server.ts"), () => ({ hashCost: { N: 2 ** 10, r: 8, p: 1 } }));
