import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

test("the index of decisions names each one once, with its title", () => {
	const index = readFileSync("docs/decisions/README.md", "utf8");
	const files = globSync("docs/decisions/[0-9]*.md").filter((file) => !file.endsWith("000-template.md"));
	const entries = files.map((file) => {
		const [, number, title] = /^# (\d{3})\. (.+)$/m.exec(readFileSync(file, "utf8")) ?? [];
		return `- [${number}](${basename(file)}) ${title}`;
	});
	const listed = index.split("\n").filter((line) => line.startsWith("- ["));
	const withoutStatus = listed.map((line) => entries.find((entry) => line.startsWith(entry)) ?? line);
	expect(withoutStatus.sort()).toEqual(entries.sort());
});
