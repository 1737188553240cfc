import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { asMarkdown, fromMarkdown } from "./report.ts";

const rowsOf = (text: string) => text.split("\n").filter((line) => line.startsWith("| "));

test("a bench that runs alone keeps the rows of the others", () => {
	const report = readFileSync("bench/report.md", "utf8");
	const known = fromMarkdown(report);
	expect(rowsOf(asMarkdown(known))).toEqual(rowsOf(report));
	const rows = [{ what: "leads", figure: "1 a second", aim: "600", reference: "", isMet: false }];
	const after = rowsOf(asMarkdown({ ...known, intake: { date: "2026-01-02", rows } }));
	expect(after).toContain("| intake, 2026-01-02 | leads | 1 a second | 600 |  | no |");
	expect(after.filter((row) => !row.startsWith("| intake"))).toEqual(
		rowsOf(report).filter((row) => !row.startsWith("| intake")),
	);
});
