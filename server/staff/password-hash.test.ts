import { expect, test, vi } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.server.ts";

/** Hashing is slow on purpose, and slower still while other tests run. */
vi.setConfig({ testTimeout: 60_000 });

const password = "Sunny-day.1";

test("a hash is salted and fits its password only", async () => {
	const hash = await hashPassword(password);
	expect(hash).toMatch(/^scrypt-15-8-3:[\w-]{22}:[\w-]{86}$/);
	expect(hash).not.toBe(await hashPassword(password));
	expect(await verifyPassword({ hash, password })).toBe(true);
	expect(await verifyPassword({ hash, password: "Sunny-day.2" })).toBe(false);
});

test("many hashes at once all come out", async () => {
	const hash = await hashPassword(password);
	const checks = Array.from({ length: 5 }, (_, index) =>
		verifyPassword({ hash, password: index < 4 ? password : "x" }),
	);
	expect(await Promise.all(checks)).toEqual([true, true, true, true, false]);
});

test.each(["", ":", "scrypt-15-8-3::", "nonsense"])("the damaged hash %j fits no password", async (hash) => {
	expect(await verifyPassword({ hash, password: "" })).toBe(false);
});
