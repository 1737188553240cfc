import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { changesSince } from "./changes-since.ts";

const changes = "# Changes\n\nAbout them.\n\n## 0.3.0\n\n- Third\n\n## 0.2.0\n\n- Second\n\n## 0.1.0\n\n- First\n";

test.each([
	["0.1.0", "## 0.3.0\n\n- Third\n\n## 0.2.0\n\n- Second"],
	["0.2.0", "## 0.3.0\n\n- Third"],
	["0.3.0", ""],
	// An unknown version says nothing about what is new.
	["0.0.9", "## 0.3.0\n\n- Third"],
	[null, "## 0.3.0\n\n- Third"],
])("since %s", (version, expected) => {
	expect(changesSince(changes, version)).toBe(expected);
});

test("CHANGELOG.md has a section for the version of package.json", () => {
	const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
	expect(readFileSync("CHANGELOG.md", "utf8")).toContain(`\n## ${version}\n`);
});
