import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { OfficeFacts } from "#domain/office-hours/office-facts.ts";
import { officeFactsSchema } from "#domain/settings/office-file.ts";

const name = "office.json";

/** What was set when a process last read it. So a site whose database is down starts with the right numbers. */
export function readKeptOffice(dataDir: string): OfficeFacts | null {
	const read = v.safeParse(v.pipe(v.string(), v.parseJson(), officeFactsSchema), textOf(dataDir));
	return read.success ? read.output : null;
}

export function keepOffice(dataDir: string, office: OfficeFacts | null): void {
	const file = join(dataDir, name);
	const text = office && JSON.stringify(office);
	if (text === textOf(dataDir)) return;
	if (text === null) {
		rmSync(file, { force: true });
		return;
	}
	// Another process may write its own at the same moment.
	const draft = `${file}.${process.pid}`;
	writeFileSync(draft, text, { mode: 0o600 });
	renameSync(draft, file);
}

function textOf(dataDir: string): string | null {
	try {
		return readFileSync(join(dataDir, name), "utf8");
	} catch {
		return null;
	}
}
