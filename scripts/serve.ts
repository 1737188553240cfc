import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Env } from "../server/platform/env.server.ts";

/** Serves the build that lies in `build`: all that a container runs. */

if (existsSync(".env")) process.loadEnvFile(".env");
const given = { ...process.env };
// React is fast in production mode only. Our own configuration is read as it was given: whether secrets are demanded
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
	const { readEnv, startServer }: typeof import("../server/entry.server.ts") = await import(
		pathToFileURL(resolve("build/server/index.js")).href
	);
	const env = readEnv(given);
	const server = await startServer(env);
	closeOnSignal(() => server.close());
	process.stdout.write(`${welcome(env, server.address)}\n`);
}

function closeOnSignal(close: () => Promise<void>): void {
	let closing = false;
	for (const signal of ["SIGTERM", "SIGINT"] as const) {
		process.on(signal, async () => {
			if (closing) process.exit(1);
			closing = true;
			await close();
			process.exit(0);
		});
	}
}

function welcome(env: Env, address: string): string {
	const mail = env.smtpUrl ? "is sent to that address" : `is a file in ${join(env.dataDir, "outbox")}`;
	return [
		"",
		`The site is at ${address}`,
		`To become the first admin, sign up at ${address}/auth as ${env.adminEmails.join(" or ") || "an address of ADMIN_EMAILS"}.`,
		`The mail that confirms the address ${mail}.`,
		"",
	].join("\n");
}
