import { expect, test } from "vitest";
import { adviceOn } from "./ledger-script.ts";

test("if only anchors are contradicted, the order of the backup is named", () => {
	const contradicted = { code: "anchor_contradicted" } as const;
	expect(adviceOn([contradicted, contradicted])).toMatch(/DATA_DIR was copied after the dump, nothing was changed/);
	expect(adviceOn([contradicted, { code: "changed" }])).toBeNull();
	expect(adviceOn([])).toBeNull();
});

test("a key that is not known is asked for, whatever else was found", () => {
	expect(adviceOn([{ code: "anchor_contradicted" }, { code: "unknown_key" }])).toMatch(/PREVIOUS_AUTH_SECRETS/);
});
