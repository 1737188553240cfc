import { expect, test } from "vitest";
import { markdownProse } from "./markdown-prose.ts";

test("reads sentences across lines, and no code", () => {
	const document = [
		"# A title",
		"",
		"One sentence",
		"over two lines with `code` and [a link](docs/x.md).",
		"",
		"```sh",
		"npm ci  # no prose",
		"```",
		"- first",
		"- second",
	].join("\n");
	expect(markdownProse(document)).toEqual([
		"# A title",
		"One sentence over two lines with {code} and a link.",
		"- first",
		"- second",
	]);
});
