import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { start: string } };

/** What limits the memory of Node.js, as `npm start` has it. A test compares it with the image and the unit. */
export const startOptions: readonly string[] = scripts.start.match(/--max-[\w-]+=\d+/g) ?? [];

/** What limits the memory of the C library. */
export const memoryLimits: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(parseEnv(readFileSync("deploy/environment", "utf8"))).flatMap(([name, value]) =>
		name.startsWith("MALLOC_") && value !== undefined ? [[name, value]] : [],
	),
);
