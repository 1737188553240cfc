import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";

export const benches = {
	weight: "bench/visit.ts",
	taps: "bench/taps.ts",
	price: "bench/price.ts",
	load: "bench/load.ts",
	memory: "bench/memory.ts",
	intake: "bench/intake.ts",
	desk: "bench/desk.ts",
	"desk-tasks": "bench/desk-tasks.ts",
	day: "bench/day.ts",
	lighthouse: "bench/lighthouse.ts",
} as const;
export type Bench = keyof typeof benches;

/** A figure, beside its aim and what it is compared with. All of them are texts with their unit. */
export interface Row {
	what: string;
	figure: string;
	/** Empty if the figure is information. */
	aim: string;
	/** Measured in the same run. Empty if there is nothing to compare with. */
	reference: string;
	isMet: boolean;
}

/** The rows of a bench's last run. */
interface Run {
	date: string;
	/** Of the sources; with a plus if they had changes that were in no commit. Empty outside of a repository. */
	commit: string;
	rows: Row[];
}

type Reports = Partial<Record<Bench, Run>>;

const file = "bench/report.md";

/** Forgets the figures of earlier runs. */
export function clearReport(): void {
	rmSync(file, { force: true });
}

/** Prints the rows of a bench and puts them into the report. If an aim is missed, the process ends with 1. */
export function report(bench: Bench, rows: Row[]): void {
	for (const { what, figure, aim, reference, isMet } of rows) {
		const notes = [aim && `aim ${aim}`, reference, isMet ? "" : "missed"].filter(Boolean).join("; ");
		process.stdout.write(`${what}: ${figure}${notes && ` (${notes})`}\n`);
	}
	// A package of the tests ends the process with 0, whatever the code was before.
	if (rows.some(({ isMet }) => !isMet)) process.once("exit", () => (process.exitCode = 1));
	// Each bench is a process of its own, and may run alone: the rows of the others stay.
	const reports = readReport();
	reports[bench] = { date: new Date().toISOString().slice(0, 10), commit: currentCommit(), rows };
	writeFileSync(file, asMarkdown(reports));
}

export function readReport(): Reports {
	return existsSync(file) ? fromMarkdown(readFileSync(file, "utf8")) : {};
}

/** The benches whose rows are older than the newest by more than a day: they may be about another site. */
export function olderRuns(reports: Reports): string[] {
	const dayMs = 86_400_000;
	const runs = Object.entries(reports).map(([bench, run]) => ({
		at: Date.parse(run.date),
		label: labelOf(bench, run),
	}));
	const newest = Math.max(...runs.map(({ at }) => at));
	return runs.filter(({ at }) => newest - at > dayMs).map(({ label }) => label);
}

const labelOf = (bench: string, { date, commit }: Run) => [bench, date, commit].filter(Boolean).join(", ");

function currentCommit(): string {
	const git = (...parameters: string[]) => spawnSync("git", parameters, { encoding: "utf8" }).stdout?.trim() ?? "";
	const commit = git("rev-parse", "--short=8", "HEAD");
	// A bench that ran before has written its rows.
	return commit && git("status", "--porcelain", "--", ":!bench/*.md") ? `${commit}+` : commit;
}

export function fromMarkdown(text: string): Reports {
	const reports: Reports = {};
	const line = /^\| (?<bench>[\w-]+), (?<date>[\d-]+)(?:, (?<commit>[\da-f]+\+?))? \|(?<cells>.*)\|$/gm;
	for (const { groups } of text.matchAll(line)) {
		const { bench, date = "", commit = "", cells = "" } = groups as { bench: Bench } & Record<string, string>;
		const [what = "", figure = "", aim = "", reference = "", met] = cells.split("|").map((cell) => cell.trim());
		const { rows } = reports[bench] ?? { rows: [] };
		const row = { what, figure, aim, reference, isMet: met !== "no" };
		reports[bench] = { date, commit, rows: [...rows, row] };
	}
	return reports;
}

export function asMarkdown(reports: Reports): string {
	const lines = (Object.keys(benches) as Bench[]).flatMap((bench) => {
		const run = reports[bench];
		if (!run || run.rows.length === 0) return [[bench, "not run", "", "", "", ""]];
		return run.rows.map(({ what, figure, aim, reference, isMet }) => [
			labelOf(bench, run),
			what,
			figure,
			aim,
			reference,
			aim && (isMet ? "yes" : "no"),
		]);
	});
	return [
		"# Benches",
		"",
		`Written by \`npm run bench\`, on ${availableParallelism()} cores and ${Math.round(totalmem() / 1024 ** 3)} GB. The machine`,
		"may be shared with other work: figures of speed then say little, and those beside a reference of the same run say more. Each",
		"row has the day and the commit of its run; a plus means changes that were in no commit.",
		"",
		"| Bench | What | Figure | Aim | Reference | Met |",
		"| --- | --- | --- | --- | --- | --- |",
		...lines.map((cells) => `| ${cells.join(" | ")} |`),
		"",
	].join("\n");
}
