import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Env } from "../server/platform/env.server.ts";
import { isRefusal } from "./refusals.ts";

/** Serves the build in `build`. A container runs only this. */

// Files that the site writes are readable only by its own user.
process.umask(0o077);
if (existsSync(".env")) process.loadEnvFile(".env");
const ownerEnv = { ...process.env };
// React is fast only in production mode. The site's own configuration uses the owner's NODE_ENV, because it decides
// whether secrets are required.
process.env.NODE_ENV ??= "production";

try {
	await serve();
} catch (error) {
	if (!isRefusal(error)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
}

async function serve(): Promise<void> {
	const {
		createLog,
		handleUncaughtErrors,
		offerSetup,
		readSiteEnv,
		startServer,
	}: typeof import("../server/entry.server.ts") = await import(pathToFileURL(resolve("build/server/index.js")).href);
	const env = readSiteEnv(ownerEnv);
	const server = await startServer(env);
	const end = endOnce(() => server.close());
	const log = createLog(env.logLevel);
	handleUncaughtErrors(log, () => end(1));
	endOnSignal(end);
	process.stdout.write(`${welcome(env, server.address)}\n`);
	// A PostgreSQL server may be reached, and refused, long after the start.
	server.services
		.then((services) => offerSetup(services, { isTerminal: process.stdout.isTTY && process.stdin.isTTY }))
		.then((offer) => offer && process.stdout.write(`${offer}\n\n`))
		.catch((error) => {
			if (!isRefusal(error)) return log.warn({ error }, "no link for the first admin was made");
			process.stderr.write(`${error.message}\n`);
			end(1);
		});
}

/** Containers are killed after ten seconds. */
const endMs = 8000;

/** Ends the process with a code once everything is closed, or when it is time. The first call decides. */
function endOnce(close: () => Promise<void>): (code: number) => void {
	let isEnding = false;
	return (code) => {
		if (isEnding) return;
		isEnding = true;
		setTimeout(() => process.exit(code || 1), endMs);
		close().then(
			() => process.exit(code),
			() => process.exit(1),
		);
	};
}

/** One Ctrl-C arrives twice under npm: from the terminal and from npm. */
const sameSignalMs = 500;

function endOnSignal(end: (code: number) => void): void {
	let endingSince: number | undefined;
	for (const signal of ["SIGTERM", "SIGINT"] as const) {
		process.on(signal, () => {
			const now = performance.now();
			endingSince ??= now;
			if (now - endingSince > sameSignalMs) process.exit(1);
			end(0);
		});
	}
}

function welcome(env: Env, address: string): string {
	const mail = env.smtpUrl ? [] : [`Emails are files in ${join(env.dataDir, "outbox")}, because SMTP_URL is not set.`];
	return ["", `The site is at ${address}`, ...mail, ""].join("\n");
}
