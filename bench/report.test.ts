import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { asMarkdown, fromMarkdown, olderRuns } from "./report.ts";

const rowsOf = (text: string) => text.split("\n").filter((line) => line.startsWith("| "));

test("a bench that runs alone keeps the rows of the others", () => {
	const report = readFileSync("bench/report.md", "utf8");
	const known = fromMarkdown(report);
	expect(rowsOf(asMarkdown(known))).toEqual(rowsOf(report));
	const rows = [{ what: "leads", figure: "1 a second", aim: "600", reference: "", isMet: false }];
	const intake = { date: "2026-01-02", commit: "1b2dfb9a+", rows };
	const after = rowsOf(asMarkdown({ ...known, intake }));
	expect(after).toContain("| intake, 2026-01-02, 1b2dfb9a+ | leads | 1 a second | 600 |  | no |");
	expect(fromMarkdown(after.join("\n")).intake).toEqual(intake);
	expect(after.filter((row) => !row.startsWith("| intake"))).toEqual(
		rowsOf(report).filter((row) => !row.startsWith("| intake")),
	);
});

test("rows that are older than the newest by more than a day are named with their commit", () => {
	const run = (date: string, commit = "") => ({ date, commit, rows: [] });
	const reports = { load: run("2026-11-28", "1b2dfb9a"), taps: run("2026-11-28"), price: run("2026-11-29") };
	expect(olderRuns(reports)).toEqual([]);
	expect(olderRuns({ ...reports, intake: run("2026-11-30") })).toEqual([
		"load, 2026-11-28, 1b2dfb9a",
		"taps, 2026-11-28",
	]);
	expect(olderRuns({})).toEqual([]);
});
