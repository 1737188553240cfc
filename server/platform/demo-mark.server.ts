import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigurationError, type Env } from "./env.server.ts";

const fileOf = (dataDir: string) => join(dataDir, "demo.txt");

/** Says for good that a data folder holds made-up people, before the first of them is in it. */
export function markAsDemo(dataDir: string): void {
	writeFileSync(fileOf(dataDir), "Everybody in this folder's database is made up. `npm run demo` wrote it.\n");
}

export function isDemo(dataDir: string): boolean {
	return existsSync(fileOf(dataDir));
}

/**
 * A demo is no production, and has its own database: with its keys and files, the site would seal what real people agreed to.
 * @throws ConfigurationError if production is started on made-up people, or if another database is started on their folder
 */
export function refuseMisusedDemo({ mode, dataDir, databaseUrl }: Pick<Env, "mode" | "dataDir" | "databaseUrl">): void {
	if (!isDemo(dataDir)) return;
	if (databaseUrl) {
		throw new ConfigurationError(
			`The data folder ${dataDir} holds a demo with its own database: leave DATABASE_URL empty, or set DATA_DIR to another folder.`,
		);
	}
	if (mode !== "production") return;
	throw new ConfigurationError(
		`The data folder ${dataDir} holds demo data, which production never shows: set DATA_DIR to another folder.`,
	);
}
