import { readFileSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import { type SignOff, signOffsSchema } from "#server/launch/sign-offs.server.ts";

const file = "docs/signoff.json";

export function readSignOffs(): SignOff[] {
	return v.parse(signOffsSchema, JSON.parse(readFileSync(file, "utf8")));
}

/** One line for each text, so that a change shows which. */
export function writeSignOffs(signOffs: readonly SignOff[]): void {
	const lines = v.parse(signOffsSchema, signOffs).map((line) => `\t${JSON.stringify(line)}`);
	writeFileSync(file, lines.length === 0 ? "[]\n" : `[\n${lines.join(",\n")}\n]\n`);
}
