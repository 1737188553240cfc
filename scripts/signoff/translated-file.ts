import { readFileSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import type { Translated } from "./translated.ts";

const file = "docs/translated.json";

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/));
const one = v.optional(hash);
const schema = v.record(v.string(), v.union([hash, v.strictObject({ es: one, pt: one, ht: one })]));

export function readTranslated(): Translated {
	return v.parse(schema, JSON.parse(readFileSync(file, "utf8"))) as Translated;
}

/** One line for each message, so that a change shows which. */
export function writeTranslated(translated: Translated): void {
	const lines = Object.entries(translated).map(([key, entry]) => `\t${JSON.stringify(key)}: ${oneLine(entry)}`);
	writeFileSync(file, `{\n${lines.join(",\n")}\n}\n`);
}

/** JSON as Biome formats it. */
function oneLine(entry: Translated[string]): string {
	if (typeof entry === "string") return JSON.stringify(entry);
	const hashes = Object.entries(entry).map(([locale, hash]) => `"${locale}": "${hash}"`);
	return `{ ${hashes.join(", ")} }`;
}
