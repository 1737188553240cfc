import { expect, test } from "vitest";
import { deriveKey } from "./keys.server.ts";

test("each purpose and each secret has a key of its own, the same at every start", () => {
	const key = deriveKey("a secret of the owner", "journal");
	expect(key).toHaveLength(32);
	expect(deriveKey("a secret of the owner", "journal")).toEqual(key);
	expect(deriveKey("a secret of the owner", "ledger")).not.toEqual(key);
	expect(deriveKey("another secret", "journal")).not.toEqual(key);
	// Journals and ledgers outlive a release, so the derivation may not change.
	expect(key.toString("hex")).toBe("34b9589ded78fa1558fdf055eced15360abc580bfe74f96151f200df5357cdb3");
});
