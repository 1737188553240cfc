import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPostgresDatabase } from "./postgres-database.ts";
import { freePort } from "./postgres-server.ts";
import { schedulerKey } from "./scheduler.ts";
import type { Answer, Question, SiteCommands } from "./site-server.ts";

type Result<C extends keyof SiteCommands> = Awaited<ReturnType<SiteCommands[C]>>;

/** A running copy of the site with an empty database and a folder of its own. */
export interface Site {
	origin: string;
	/** Where mails are written. */
	outbox: string;
	ask<C extends keyof SiteCommands>(command: C, ...parameters: Parameters<SiteCommands[C]>): Promise<Result<C>>;
	log(): string;
	/** Asks it to finish what it does. @throws when it does not end well */
	stop(): Promise<void>;
}

/** Addresses that become admins when they are confirmed: one for all tests to share, one for the test of becoming it. */
export const adminEmail = "owner@sunfield.example";
export const newAdminEmail = "partner@sunfield.example";

/**
 * @param postgresUrl a PostgreSQL server, on which the site gets a database of its own; the embedded one when absent
 * @param variables what its environment says otherwise
 */
export async function startSite(postgresUrl?: string, variables: Record<string, string> = {}): Promise<Site> {
	const dataDir = mkdtempSync(join(tmpdir(), "sunfield-site-"));
	const port = await freePort();
	const origin = `http://127.0.0.1:${port}`;
	const logFile = join(dataDir, "server.log");
	const child = fork(new URL("./site-server.ts", import.meta.url), {
		silent: true,
		execArgv: [],
		// Dates arrive as dates.
		serialization: "advanced",
		env: {
			PATH: process.env.PATH,
			NODE_ENV: "test",
			PORT: String(port),
			HOST: "127.0.0.1",
			SITE_ORIGIN: origin,
			DATA_DIR: dataDir,
			DATABASE_URL: postgresUrl ? await createPostgresDatabase(postgresUrl) : "",
			ADMIN_EMAILS: `${adminEmail},${newAdminEmail}`,
			// Each test visits from an address of its own, so that none meets the limits of another.
			TRUSTED_PROXIES: "1",
			...variables,
			CALENDLY_WEBHOOK_SIGNING_KEY: schedulerKey,
		},
	});
	const log = createWriteStream(logFile);
	child.stdout?.pipe(log, { end: false });
	child.stderr?.pipe(log, { end: false });
	const readLog = () => readFileSync(logFile, "utf8");
	await started(child, readLog);

	return {
		origin,
		outbox: join(dataDir, "outbox"),
		ask: questioner(child) as Site["ask"],
		log: readLog,
		async stop() {
			const exited = once(child, "exit");
			child.kill("SIGTERM");
			const [code] = await exited;
			const said = readLog();
			rmSync(dataDir, { recursive: true, force: true });
			if (code !== 0) throw new Error(`The site ended with ${code}:\n${said}`);
		},
	};
}

async function started(child: ChildProcess, readLog: () => string): Promise<void> {
	const dead = new AbortController();
	child.once("exit", () => dead.abort());
	await once(child, "message", { signal: dead.signal }).catch(() => {
		throw new Error(`The site did not start:\n${readLog()}`);
	});
}

/** Each question finds its own answer, whatever the order in which they come. */
function questioner(child: ChildProcess) {
	let lastId = 0;
	const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
	child.on("message", ({ id, result, error }: Answer) => {
		const asker = waiting.get(id);
		waiting.delete(id);
		if (error) asker?.reject(new Error(error));
		else asker?.resolve(result);
	});
	child.once("exit", () => {
		for (const { reject } of waiting.values()) reject(new Error("The site has ended"));
	});
	return (command: keyof SiteCommands, ...parameters: unknown[]) =>
		new Promise<unknown>((resolve, reject) => {
			const question: Question = { id: ++lastId, command, parameters };
			waiting.set(question.id, { resolve, reject });
			child.send(question);
		});
}
