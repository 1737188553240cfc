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
 * A demo isn't production, has its own database, and sends nothing to anybody: with its keys and files, the site would
 * seal what real people agreed to, and made-up addresses may be somebody's.
 * @throws ConfigurationError if a folder of made-up people is started with something else
 */
export function refuseMisusedDemo(
	env: Pick<Env, "mode" | "dataDir" | "databaseUrl" | "smtpUrl" | "leadWebhook">,
): void {
	if (!isDemo(env.dataDir)) return;
	const holds = `The data folder ${env.dataDir} holds`;
	const other = "set DATA_DIR to another folder.";
	if (env.databaseUrl) {
		throw new ConfigurationError(`${holds} a demo with its own database: leave DATABASE_URL empty, or ${other}`);
	}
	if (env.smtpUrl || env.leadWebhook) {
		throw new ConfigurationError(
			`${holds} a demo, which sends nothing: leave SMTP_URL and LEAD_WEBHOOK_URL empty, or ${other}`,
		);
	}
	if (env.mode === "production") {
		throw new ConfigurationError(`${holds} demo data, which production never shows: ${other}`);
	}
}
