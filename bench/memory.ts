/**
 * The memory of the whole site on the embedded database: at its first and second start, after 60 idle seconds, and after
 * 2,000 requests and 200 leads. Beside it the floor: bare Node.js with the bare database and our tables. Reads
 * `build/production`; `npm run bench -- memory`. The operating system counts, so it runs on Linux only.
 */
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbeddedDatabase } from "../server/platform/database/embedded.server.ts";
import { databaseOpened, sendLeads, wait } from "../tests/support/lead-senders.ts";
import { freePort } from "../tests/support/postgres-server.ts";
import { peakMemory, treeMemory } from "./process-memory.ts";

const idleMs = 60_000;
/** What the site may take beside the floor, in MB. */
const allowance = 120;

async function floor(): Promise<number> {
	const folder = mkdtempSync(join(tmpdir(), "sunfield-floor-"));
	for (const isMeasured of [false, true]) {
		const bare = fork(import.meta.filename, ["floor", folder], { execArgv: ["--max-semi-space-size=4"] });
		await once(bare, "message");
		if (isMeasured) await wait(idleMs);
		const memory = treeMemory(bare.pid ?? 0);
		bare.send("close");
		await once(bare, "exit");
		if (isMeasured) {
			rmSync(folder, { recursive: true });
			return memory;
		}
	}
	throw new Error("nothing was measured");
}

async function openFloor(folder: string): Promise<void> {
	const database = await openEmbeddedDatabase(folder);
	await database.migrate();
	process.send?.("ready");
	await once(process, "message");
	await database.close();
	process.exit();
}

async function site(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "sunfield-memory-"));
	const captchaSecret = "a secret of the bench, which is long enough";
	const port = await freePort();
	const origin = `http://127.0.0.1:${port}`;
	const start = async () => {
		const child = spawn(process.execPath, ["--max-semi-space-size=4", "scripts/serve.ts"], {
			stdio: "ignore",
			env: {
				...process.env,
				MALLOC_ARENA_MAX: "1",
				DATA_DIR: folder,
				PORT: String(port),
				CAPTCHA_SECRET: captchaSecret,
				TRUSTED_PROXIES: "1",
				LOG_LEVEL: "silent",
			},
		});
		while (!(await fetch(`${origin}/readyz`).catch(() => null))) await wait(100);
		await databaseOpened(origin);
		const stop = async () => {
			child.kill();
			await once(child, "exit");
		};
		return { pid: child.pid ?? 0, stop };
	};
	const print = (what: string, { pid }: { pid: number }) =>
		console.info(`${what}: ${treeMemory(pid).toFixed(0)} MB, at most ${peakMemory(pid).toFixed(0)} MB before`);

	const first = await start();
	await wait(idleMs);
	print("first start, idle", first);
	await first.stop();
	const second = await start();
	await wait(idleMs);
	print("second start, idle", second);
	const idle = treeMemory(second.pid);
	const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
	const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
	for (let sent = 0; sent < 2000; sent++) await (await fetch(origin + pages[sent % pages.length])).arrayBuffer();
	await sendLeads({ origin, captchaSecret, count: 200, senders: 4 }).finished;
	print("after 2,000 requests and 200 leads", second);
	await second.stop();
	rmSync(folder, { recursive: true });

	const bare = await floor();
	console.info(`floor: ${bare.toFixed(0)} MB. The site takes ${(idle - bare).toFixed(0)} MB more (aim ${allowance})`);
	if (idle - bare > allowance) process.exitCode = 1;
}

if (process.argv[2] === "floor") await openFloor(process.argv[3] ?? "");
else await site();
