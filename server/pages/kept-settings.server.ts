import { randomUUID } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { SetConsentText } from "#content/consent-texts.server.ts";
import type { SetFacts } from "#domain/agency/settable-facts.ts";
import { locales } from "#domain/locale/locales.ts";
import { readableFacts } from "#domain/settings/sections.ts";
import { type SignOff, signOffsSchema } from "../launch/sign-offs.server.ts";

const name = "settings.json";
const schema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const namesSchema = v.array(v.string());
const consentTextsSchema = v.array(v.object({ place: v.string(), locale: v.picklist(locales), text: v.string() }));

/** What was set when a process last read it. So a site whose database is down starts with the right facts. */
interface KeptSettings {
	facts: SetFacts;
	/** All names that were ever set. */
	names: readonly string[];
	/** All consent texts that were ever set. */
	consentTexts: readonly SetConsentText[];
	/** The texts that were signed in the dashboard. */
	signOffs: readonly SignOff[];
}

export function readKeptSettings(dataDir: string): KeptSettings {
	const read = v.safeParse(schema, textOf(dataDir));
	const kept = read.success ? read.output : {};
	return {
		facts: readableFacts(kept),
		names: v.is(namesSchema, kept.names) ? kept.names : [],
		consentTexts: v.is(consentTextsSchema, kept.consentTexts) ? kept.consentTexts : [],
		signOffs: v.is(signOffsSchema, kept.signOffs) ? kept.signOffs : [],
	};
}

export function keepSettings(dataDir: string, { facts, names, consentTexts, signOffs }: KeptSettings): void {
	const file = join(dataDir, name);
	// Sections are at the top, where versions before the names look for them.
	const kept = {
		...facts,
		...(names.length > 0 && { names }),
		...(consentTexts.length > 0 && { consentTexts }),
		...(signOffs.length > 0 && { signOffs }),
	};
	const text = Object.keys(kept).length > 0 ? JSON.stringify(kept) : null;
	if (text === textOf(dataDir)) return;
	if (text === null) {
		rmSync(file, { force: true });
		return;
	}
	// Another process may write its own at the same moment. In containers that share a folder, each has the number 1.
	const draft = `${file}.${randomUUID()}`;
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
