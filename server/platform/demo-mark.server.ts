import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigurationError } from "./env.server.ts";

const fileOf = (dataDir: string) => join(dataDir, "demo.txt");

/** Says for good that a data folder holds made-up people, before the first of them is in it. */
export function markAsDemo(dataDir: string): void {
	writeFileSync(fileOf(dataDir), "Everybody in this folder's database is made up. `npm run demo` wrote it.\n");
}

export function isDemo(dataDir: string): boolean {
	return existsSync(fileOf(dataDir));
}

/** @throws ConfigurationError if production is started on made-up people */
export function refuseDemoInProduction({ mode, dataDir }: { mode: string; dataDir: string }): void {
	if (mode !== "production" || !isDemo(dataDir)) return;
	throw new ConfigurationError(
		`The data folder ${dataDir} holds demo data, which production never shows: set DATA_DIR to another folder.`,
	);
}
