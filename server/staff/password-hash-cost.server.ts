import type { ScryptOptions } from "node:crypto";

/** The least that OWASP recommends for scrypt: 128 MB and about 0.3 s for each hash. Integration tests take less. */
export const hashCost: ScryptOptions = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };
