/**
 * Measures the site on a box of 512 MB, on both databases: its memory while it starts, for the first time and again, when it is
 * idle, and while it works; where the memory is, and what each option that limits it gives; and how often an idle site asks its
 * database. Beside it the floor: bare Node.js with the bare embedded database and our tables. Reads `build`;
 * `npm run bench -- memory`. The operating system counts, so it runs on Linux only. BENCH_IDLE_SECONDS changes how long a site
 * is idle (60).
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { openEmbeddedDatabase } from "../server/platform/database/embedded.server.ts";
import { templateName } from "../server/platform/database/folder-names.server.ts";
import { wait } from "../tests/support/lead-senders.ts";
import { createPostgresDatabase } from "../tests/support/postgres-database.ts";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { memoryLimits, startOptions } from "../tests/support/start-options.ts";
import type { Inside } from "./inside-site.ts";
import { peakMemory, treeMemory } from "./process-memory.ts";
import { type Row, report } from "./report.ts";
import { type BoxedSite, box, readPages, startBoxedSite, workThroughADay } from "./small-box.ts";

const idleMs = Number(process.env.BENCH_IDLE_SECONDS ?? 60) * 1000;
/** In MB. An idle site takes at most one or the other: so much, or so much beside the floor. */
const atMost = { idle: 350, besideFloor: 120, afterWork: 450 };

interface Memory {
	peak: number;
	idle: number;
}

/** A site while nobody asks for anything. */
interface Idle extends Memory {
	/** Of its database, in a minute. */
	asked: number;
	inside: Inside["memory"];
}

interface Measured {
	site: BoxedSite;
	again: BoxedSite;
	first: Idle;
	second: Idle;
	worked: number;
	after: number;
}

/** Where a site stores its data. */
interface Database {
	name: string;
	/** Empty: embedded. */
	url: string;
	/** How often it was asked so far. */
	asked(site: BoxedSite): Promise<number>;
	unit: string;
	/** What it takes beside the site, at this moment. */
	beside(): string;
	/** Of the first start and the second one. */
	floors: readonly Memory[];
}

async function measureFloor(folder: string): Promise<Memory> {
	const bare = fork(import.meta.filename, ["floor", folder], {
		execArgv: [...startOptions],
		env: { ...process.env, ...memoryLimits },
	});
	await once(bare, "message");
	await wait(idleMs);
	const pid = bare.pid ?? 0;
	const memory = { peak: peakMemory(pid), idle: treeMemory(pid) };
	bare.send("close");
	await once(bare, "exit");
	return memory;
}

async function openFloor(folder: string): Promise<void> {
	const database = await openEmbeddedDatabase(folder, { template: join("build/server", templateName) });
	await database.migrate();
	process.send?.("ready");
	await once(process, "message");
	await database.close();
	process.exit();
}

async function idle(site: BoxedSite, database: Database): Promise<Idle> {
	const before = await database.asked(site);
	await wait(idleMs);
	const asked = (((await database.asked(site)) - before) * 60_000) / idleMs;
	const { memory } = await site.inside();
	return { peak: peakMemory(site.pid), idle: treeMemory(site.pid), asked, inside: memory };
}

async function measureSite(folder: string, database: Database): Promise<Row[]> {
	const start = () => startBoxedSite(folder, { databaseUrl: database.url });
	const site = await start();
	const first = await idle(site, database);
	await workThroughADay(site);
	const worked = peakMemory(site.pid);
	await readPages(site, 18_000);
	const after = treeMemory(site.pid);
	await site.stop();
	const again = await start();
	const second = await idle(again, database);
	const beside = database.beside();
	await again.stop();
	return rowsOf(database, { site, again, first, second, worked, after }, beside);
}

const inMb = (mb: number) => `${mb.toFixed(0)} MB`;

function rowsOf(database: Database, { site, again, first, second, worked, after }: Measured, beside: string): Row[] {
	const [floor, floorAgain] = database.floors;
	const { heapTotal, external } = second.inside;
	const [heap, buffers] = [heapTotal / 1024 ** 2, external / 1024 ** 2];
	const limit = site.isBoxed ? `a cgroup ends it at ${box} MB` : "nothing ends it: the peak of the process";
	const named = (what: string) => `${database.name}: ${what}`;
	const peak = (what: string, mb: number, beside?: Memory): Row => ({
		what: named(`peak, ${what}`),
		figure: inMb(mb),
		aim: `below ${box} MB`,
		reference: [beside ? `floor: ${inMb(beside.peak)}` : "", limit].filter(Boolean).join("; "),
		isMet: mb < box,
	});
	const atRest = (what: string, mb: number, beside?: Memory): Row => ({
		what: named(`idle, ${what}`),
		figure: inMb(mb),
		aim: beside ? `${atMost.idle} MB, or floor and ${atMost.besideFloor} MB` : `${atMost.idle} MB`,
		reference: beside ? `floor: ${inMb(beside.idle)}` : "",
		isMet: mb <= Math.max(atMost.idle, beside ? beside.idle + atMost.besideFloor : 0),
	});
	const told = (what: string, figure: string, reference = ""): Row => ({
		what: named(what),
		figure,
		aim: "",
		reference,
		isMet: true,
	});
	return [
		peak(`first start, ready after ${site.seconds.toFixed(0)} s`, first.peak, floor),
		atRest("first start", first.idle, floor),
		peak("with 2,000 requests, a PDF, a social image, 200 leads and a sign-in", worked),
		{
			...told("after 20,000 mixed requests", inMb(after)),
			aim: `${atMost.afterWork} MB`,
			isMet: after <= atMost.afterWork,
		},
		peak(`second start, ready after ${again.seconds.toFixed(0)} s`, second.peak, floorAgain),
		atRest("second start", second.idle, floorAgain),
		told(
			"where it is, idle",
			`heap of the main thread ${inMb(heap)}, its buffers ${inMb(buffers)}, threads and code ${inMb(second.idle - heap - buffers)}`,
			beside,
		),
		told(`${database.unit} in an idle minute`, second.asked.toFixed(0)),
	];
}

/** What each option and limit gives, on a site that has started before and has sent each page. */
async function measureOptions(folder: string): Promise<Row[]> {
	const measureWithout = async (without: string) => {
		const site = await startBoxedSite(folder, { without });
		await readPages(site, 2000);
		await wait(idleMs / 6);
		const memory = treeMemory(site.pid);
		await site.stop();
		return inMb(memory);
	};
	const reference = `with all of them: ${await measureWithout("")}`;
	const rows: Row[] = [];
	for (const without of [...startOptions, ...Object.keys(memoryLimits)]) {
		const figure = await measureWithout(without);
		const what = `embedded: after 2,000 requests, without ${without}`;
		rows.push({ what, figure, aim: "", reference, isMet: true });
	}
	return rows;
}

async function measurePostgres(folder: string): Promise<Row[]> {
	const server = await startPostgres();
	// Connected to another database, it does not count itself.
	const sql = postgres(server.url, { max: 1, onnotice: () => {} });
	try {
		const url = await createPostgresDatabase(server.url);
		const name = new URL(url).pathname.slice(1);
		const postmaster = Number(readFileSync(join(server.data, "postmaster.pid"), "utf8").split("\n")[0]);
		return await measureSite(folder, {
			name: "PostgreSQL",
			url,
			async asked() {
				const [row] = await sql<{ count: number }[]>`
					SELECT xact_commit::int AS count FROM pg_stat_database WHERE datname = ${name}`;
				return row?.count ?? Number.NaN;
			},
			unit: "transactions",
			beside: () => `PostgreSQL itself: ${inMb(treeMemory(postmaster))}`,
			floors: [],
		});
	} finally {
		await sql.end();
		await server.stop();
	}
}

async function measure(folders: string): Promise<void> {
	const [floorFolder, siteFolder] = [join(folders, "floor"), join(folders, "site")];
	const rows = await measureSite(siteFolder, {
		name: "embedded",
		url: "",
		asked: async (site) => (await site.inside()).statements,
		unit: "statements",
		beside: () => "",
		floors: [await measureFloor(floorFolder), await measureFloor(floorFolder)],
	});
	rows.push(...(await measureOptions(siteFolder)));
	rows.push(...(await measurePostgres(join(folders, "postgres"))));
	report("memory", rows);
}

if (process.argv[2] === "floor") await openFloor(process.argv[3] ?? "");
else {
	const folders = mkdtempSync(join(tmpdir(), "sunfield-memory-"));
	await measure(folders).finally(() => rmSync(folders, { recursive: true }));
}
