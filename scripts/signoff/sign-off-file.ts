import { readFileSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import { locales } from "#domain/locale/locales.ts";
import type { SignOff } from "./sign-offs.ts";

const file = "docs/signoff.json";

const schema = v.array(
	v.strictObject({
		locale: v.picklist(locales),
		key: v.pipe(v.string(), v.minLength(1)),
		sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
		reader: v.pipe(v.string(), v.trim(), v.minLength(1)),
		date: v.pipe(v.string(), v.isoDate()),
	}),
);

export function readSignOffs(): SignOff[] {
	return v.parse(schema, JSON.parse(readFileSync(file, "utf8")));
}

/** One line for each text, so that a change shows which. */
export function writeSignOffs(signOffs: readonly SignOff[]): void {
	const lines = v.parse(schema, signOffs).map((line) => `\t${JSON.stringify(line)}`);
	writeFileSync(file, lines.length === 0 ? "[]\n" : `[\n${lines.join(",\n")}\n]\n`);
}
