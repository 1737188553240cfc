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

type Reports = Partial<Record<Bench, { date: string; rows: Row[] }>>;

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
	const reports = existsSync(file) ? fromMarkdown(readFileSync(file, "utf8")) : {};
	reports[bench] = { date: new Date().toISOString().slice(0, 10), rows };
	writeFileSync(file, asMarkdown(reports));
}

export function fromMarkdown(text: string): Reports {
	const reports: Reports = {};
	for (const [, bench, date, cells = ""] of text.matchAll(/^\| ([\w-]+), ([\d-]+) \|(.*)\|$/gm)) {
		const [what = "", figure = "", aim = "", reference = "", met] = cells.split("|").map((cell) => cell.trim());
		const { rows } = reports[bench as Bench] ?? { rows: [] };
		const row = { what, figure, aim, reference, isMet: met !== "no" };
		reports[bench as Bench] = { date: date ?? "", rows: [...rows, row] };
	}
	return reports;
}

export function asMarkdown(reports: Reports): string {
	const lines = (Object.keys(benches) as Bench[]).flatMap((bench) => {
		const { date = "", rows = [] } = reports[bench] ?? {};
		if (rows.length === 0) return [[bench, "not run", "", "", "", ""]];
		return rows.map(({ what, figure, aim, reference, isMet }) => [
			`${bench}, ${date}`,
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
		"may be shared with other work: figures of speed then say little, and those beside a reference of the same run say more.",
		"",
		"| Bench | What | Figure | Aim | Reference | Met |",
		"| --- | --- | --- | --- | --- | --- |",
		...lines.map((cells) => `| ${cells.join(" | ")} |`),
		"",
	].join("\n");
}
