import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Env } from "../server/platform/env.server.ts";

/** Serves the build in `build`. A container runs only this. */

if (existsSync(".env")) process.loadEnvFile(".env");
const given = { ...process.env };
// React is fast in production mode only. Our own configuration is read before that: whether secrets are required
// is for the owner to say.
process.env.NODE_ENV ??= "production";

try {
	await serve();
} catch (error) {
	const plain = ["ConfigurationError", "FolderInUseError", "PortInUseError"];
	if (!(error instanceof Error) || !plain.includes(error.name)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
}

async function serve(): Promise<void> {
	const { readSiteEnv, startServer }: typeof import("../server/entry.server.ts") = await import(
		pathToFileURL(resolve("build/server/index.js")).href
	);
	const env = readSiteEnv(given);
	const server = await startServer(env);
	closeOnSignal(() => server.close());
	process.stdout.write(`${welcome(env, server.address)}\n`);
}

/** Under npm one Ctrl-C arrives twice: from the terminal, and from npm, which forwards it. */
const sameSignalMs = 500;

function closeOnSignal(close: () => Promise<void>): void {
	let closingSince: number | undefined;
	for (const signal of ["SIGTERM", "SIGINT"] as const) {
		process.on(signal, async () => {
			const now = performance.now();
			if (closingSince === undefined) {
				closingSince = now;
				await close();
				process.exit(0);
			}
			if (now - closingSince > sameSignalMs) process.exit(1);
		});
	}
}

function welcome(env: Env, address: string): string {
	const mail = env.smtpUrl ? "is sent to that address" : `is a file in ${join(env.dataDir, "outbox")}`;
	return [
		"",
		`The site is at ${address}`,
		`To become the first admin, sign up at ${address}/auth as ${env.adminEmails.join(" or ")}.`,
		`The mail that confirms the address ${mail}.`,
		"",
	].join("\n");
}
