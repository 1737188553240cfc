import { spawnSync } from "node:child_process";

/** What a person reads in a PDF, with every kind of space as a plain one. */
export function pdfText(pdf: Buffer): string {
	return run("pdftotext", ["-layout", "-", "-"], pdf).replace(/[\u00a0\u202f]/g, " ");
}

/** The typefaces that a PDF uses, by the names they were cut under. */
export function pdfFonts(pdf: Buffer): string[] {
	const lines = run("pdffonts", ["-"], pdf).trim().split("\n").slice(2);
	return [...new Set(lines.map((line) => (line.split(/\s+/)[0] ?? "").replace(/^[A-Z]{6}\+/, "")))];
}

function run(program: string, parameters: string[], input: Buffer): string {
	const { status, stdout, stderr, error } = spawnSync(program, parameters, { input });
	if (error) throw new Error(`${program} is missing: node scripts/install-pdftotext.ts`, { cause: error });
	if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
	return stdout.toString("utf8");
}
