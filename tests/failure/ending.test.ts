import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { freePort } from "#tests/support/postgres-server.ts";
import { type ServedSite, serveSite } from "#tests/support/served-site.ts";
import { createStartedPostgres } from "#tests/support/site.ts";

/** Throws where nobody catches it, when the process gets SIGUSR2. */
const throwOnSignal =
	"--import data:text/javascript,process.on('SIGUSR2',()=>setImmediate(()=>{throw(new/**/Error('a-mistake'))}))";

let dataDir: string;
let site: ServedSite;
let port: number;
beforeEach(async () => {
	dataDir = mkdtempSync(join(tmpdir(), "sunfield-ending-"));
	port = await freePort();
	site = await serveSite({
		PORT: String(port),
		DATA_DIR: dataDir,
		DATABASE_URL: await createStartedPostgres(inject("postgresUrl")),
		NODE_OPTIONS: throwOnSignal,
	});
});
afterEach(async () => {
	await site.kill();
	rmSync(dataDir, { recursive: true, force: true });
});

/** A container's runtime kills what has not ended ten seconds after SIGTERM. */
async function endLikeContainer(): Promise<number | null> {
	const killing = setTimeout(() => site.signal("SIGKILL"), 10_000);
	site.signal("SIGTERM");
	await site.ended;
	clearTimeout(killing);
	return site.exitCode;
}

test("a request that never ends does not keep the process from ending in time", async () => {
	const socket = connect(port, "127.0.0.1");
	socket.on("error", () => {});
	const head = "POST /functions/hyper-service HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
	await new Promise((resolve) => socket.write(`${head}Content-Length: 100\r\n\r\n{`, resolve));
	await fetch(`${site.origin}/healthz`);
	expect(await endLikeContainer()).toBe(0);
	socket.destroy();
});

test("an error that nobody caught is logged, and the process ends in order", async () => {
	site.signal("SIGUSR2");
	await site.ended;
	expect(site.exitCode).toBe(1);
	const lines = site.output().split("\n");
	const logged = lines.flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
	// Opening the database may fail after it, because the process ends.
	expect(logged).toContainEqual(
		expect.objectContaining({ level: "fatal", error: expect.objectContaining({ message: "a-mistake" }) }),
	);
});
