import type { ScryptOptions } from "node:crypto";

/**
 * As strong as OWASP asks of scrypt (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html),
 * with the least memory for about the same work: 32 MB for each hash, where N=2^17 and p=1 take 128 MB. Integration tests
 * take less.
 */
export const hashCost: ScryptOptions = { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 26 };
