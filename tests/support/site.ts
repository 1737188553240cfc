import { type ChildProcess, fork } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import {
	cpSync,
	createWriteStream,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "./postgres-server.ts";
import { copyOfPostgres, createPreparedPostgres, prepareDataFolder } from "./prepared-database.ts";
import { schedulerKey } from "./scheduler.ts";
import type { CommandCall, CommandResult, SiteCommands } from "./site-server.ts";

type Result<C extends keyof SiteCommands> = Awaited<ReturnType<SiteCommands[C]>>;

/** A running copy of the site with a database and its own data folder. */
export interface Site {
	origin: string;
	/** Empty with the embedded database. */
	databaseUrl: string;
	/** The folder of mails. */
	outbox: string;
	pid: number;
	ask<C extends keyof SiteCommands>(command: C, ...parameters: Parameters<SiteCommands[C]>): Promise<Result<C>>;
	log(): string;
	/** Lets the site finish its work, then stops it. @throws if it exits with an error */
	stop(): Promise<void>;
}

/** Addresses that become admins when confirmed: one shared by the tests, one for the test of signing up. */
export const adminEmail = "owner@sunfield.example";
export const newAdminEmail = "partner@sunfield.example";

const secret = () => randomBytes(32).toString("base64url");

/** The variables of a copy of the site in production mode, with the build in `build/production`. */
export const productionVariables = { NODE_ENV: "production", AUTH_SECRET: secret(), CAPTCHA_SECRET: secret() };

/**
 * @param postgresUrl a PostgreSQL server, on which the site gets a new database; by default the embedded database
 * @param variables additional environment variables. `DATABASE_URL` is the database of another process, in place of a new one
 * @param hostname a name of this machine, of which the site's own address consists
 */
export async function startSite(
	postgresUrl?: string,
	variables: Record<string, string> = {},
	hostname = "127.0.0.1",
): Promise<Site> {
	const dataDir = mkdtempSync(join(tmpdir(), "sunfield-site-"));
	const databaseUrl = variables.DATABASE_URL ?? (postgresUrl ? await createPreparedPostgres(postgresUrl) : "");
	if (!databaseUrl) await prepareStartedFolder(dataDir);
	const site = await startOn(dataDir, { ...variables, DATABASE_URL: databaseUrl }, hostname);
	return {
		...site,
		async stop() {
			await site.stop();
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}

/**
 * Puts the data of a site that has started once into a folder: its articles are published, and their images drawn. Every
 * site on a new database would spend ten seconds on that.
 */
export async function prepareStartedFolder(dataDir: string): Promise<void> {
	const cache = resolve("node_modules/.cache/started-folders");
	const folder = join(cache, builtVersion());
	if (!existsSync(folder)) {
		mkdirSync(cache, { recursive: true });
		const outdated = readdirSync(cache).filter((name) => !name.startsWith("making-"));
		const making = mkdtempSync(join(cache, "making-"));
		try {
			await prepareDataFolder(making);
			const site = await startOn(making, {}, "127.0.0.1");
			await site.ask("imagesDrawn");
			await site.stop();
			renameSync(making, folder);
		} catch (error) {
			rmSync(making, { recursive: true, force: true });
			// Another process was faster.
			if (!existsSync(folder)) throw error;
		}
		for (const name of outdated) rmSync(join(cache, name), { recursive: true, force: true });
	}
	cpSync(folder, dataDir, { recursive: true });
}

/** Creates such a database on a test server. @returns its address */
export function createStartedPostgres(serverUrl: string): Promise<string> {
	return copyOfPostgres(serverUrl, `started_${builtVersion()}`, async () => {
		const url = await createPreparedPostgres(serverUrl);
		const folder = mkdtempSync(join(tmpdir(), "sunfield-site-"));
		const site = await startOn(folder, { DATABASE_URL: url }, "127.0.0.1");
		await site.ask("imagesDrawn");
		await site.stop();
		rmSync(folder, { recursive: true, force: true });
		return url;
	});
}

/** The names of built files follow their content. */
const builtVersion = () =>
	createHash("sha256").update(readdirSync("build/server/assets").join()).digest("hex").slice(0, 16);

async function startOn(dataDir: string, variables: Record<string, string>, hostname: string): Promise<Site> {
	const port = await freePort();
	const origin = `http://${hostname}:${port}`;
	const logFile = join(dataDir, "server.log");
	const child = fork(new URL("./site-server.ts", import.meta.url), {
		silent: true,
		execArgv: [],
		// Preserves dates.
		serialization: "advanced",
		env: {
			PATH: process.env.PATH,
			NODE_ENV: "test",
			PORT: String(port),
			HOST: "127.0.0.1",
			SITE_ORIGIN: origin,
			DATA_DIR: dataDir,
			ADMIN_EMAILS: `${adminEmail},${newAdminEmail}`,
			// Each test has its own client address, so that tests do not share rate limits.
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
		databaseUrl: variables.DATABASE_URL ?? "",
		outbox: join(dataDir, "outbox"),
		pid: child.pid ?? 0,
		ask: caller(child) as Site["ask"],
		log: readLog,
		async stop() {
			const exited = once(child, "exit");
			child.kill("SIGTERM");
			const [code] = await exited;
			if (code !== 0) throw new Error(`The site exited with ${code}:\n${readLog()}`);
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

/** Matches each result to its call by id, in any order. */
function caller(child: ChildProcess) {
	let lastId = 0;
	const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
	child.on("message", ({ id, value, error }: CommandResult) => {
		const call = waiting.get(id);
		waiting.delete(id);
		if (error) call?.reject(new Error(error));
		else call?.resolve(value);
	});
	child.once("exit", () => {
		for (const { reject } of waiting.values()) reject(new Error("The site has exited"));
	});
	return (command: keyof SiteCommands, ...parameters: unknown[]) =>
		new Promise<unknown>((resolve, reject) => {
			const call: CommandCall = { id: ++lastId, command, parameters };
			waiting.set(call.id, { resolve, reject });
			child.send(call);
		});
}
