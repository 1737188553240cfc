import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { restrictToOwner } from "./data-folder.server.ts";
import { createLog } from "./log.server.ts";

const log = createLog("silent");
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test.skipIf(process.platform === "win32")("only the owner may read and write what is in the data folder", () => {
	const parent = mkdtempSync(join(tmpdir(), "sunfield-modes-"));
	onTestFinished(() => rmSync(parent, { recursive: true }));
	const folder = join(parent, "data");
	const inner = join(folder, "postgres", "base");
	mkdirSync(inner, { recursive: true });
	const files = [join(folder, "lock.sqlite"), join(inner, "1")];
	for (const file of files) {
		writeFileSync(file, "");
		chmodSync(file, 0o666);
	}
	for (const path of [folder, join(folder, "postgres"), inner]) chmodSync(path, 0o777);
	// The target of a link may belong to something else.
	const elsewhere = join(parent, "elsewhere");
	writeFileSync(elsewhere, "", { mode: 0o644 });
	symlinkSync(elsewhere, join(folder, "link"));

	restrictToOwner(folder, log);
	expect([folder, join(folder, "postgres"), inner].map(modeOf)).toEqual(["700", "700", "700"]);
	expect(files.map(modeOf)).toEqual(["600", "600"]);
	expect(modeOf(elsewhere)).toBe("644");
});
