import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { SetFacts } from "#domain/agency/settable-facts.ts";
import { readableFacts } from "#domain/settings/sections.ts";

const name = "settings.json";
const schema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** What was set when a process last read it. So a site whose database is down starts with the right facts. */
export function readKeptFacts(dataDir: string): SetFacts {
	const read = v.safeParse(schema, textOf(dataDir));
	return read.success ? readableFacts(read.output) : {};
}

export function keepFacts(dataDir: string, facts: SetFacts): void {
	const file = join(dataDir, name);
	const text = Object.keys(facts).length > 0 ? JSON.stringify(facts) : null;
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
