import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { copyIfRoom } from "./copy-folder.ts";

const root = mkdtempSync(join(tmpdir(), "sunfield-copy-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("a copy can be written by its owner and nobody else, although its source can't", async () => {
	const [source, target] = [join(root, "source"), join(root, "target")];
	mkdirSync(join(source, "base"), { recursive: true });
	writeFileSync(join(source, "base/1"), "a page");
	chmodSync(join(source, "base/1"), 0o444);
	chmodSync(join(source, "base"), 0o555);
	await copyIfRoom(source, target);
	expect(readFileSync(join(target, "base/1"), "utf8")).toBe("a page");
	expect(statSync(join(target, "base/1")).mode & 0o777).toBe(0o600);
	expect(statSync(join(target, "base")).mode & 0o777).toBe(0o700);
});
