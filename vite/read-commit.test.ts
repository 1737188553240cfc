import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCommit } from "./read-commit.ts";

test("a folder that is no checkout has no commit, and is built all the same", () => {
	const folder = mkdtempSync(join(tmpdir(), "sunfield-commit-"));
	try {
		expect(readCommit(folder)).toBe("");
		expect(readCommit(join(folder, "missing"))).toBe("");
	} finally {
		rmSync(folder, { recursive: true });
	}
});
