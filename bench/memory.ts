/**
 * Measures the memory of the site on a box of 512 MB: while it starts, for the first time and again, when it is idle, and
 * while it works. Beside it the floor: bare Node.js with the bare database and our tables. Reads `build`;
 * `npm run bench -- memory`. The operating system counts, so it runs on Linux only.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbeddedDatabase } from "../server/platform/database/embedded.server.ts";
import { templateName } from "../server/platform/database/folder-names.server.ts";
import { wait } from "../tests/support/lead-senders.ts";
import { peakMemory, treeMemory } from "./process-memory.ts";
import { type Row, report } from "./report.ts";
import { type BoxedSite, readPages, startBoxedSite, workThroughADay } from "./small-box.ts";

const idleMs = 60_000;
/** In MB. An idle site takes at most one or the other: so much, or so much beside the floor. */
const atMost = { idle: 350, besideFloor: 120, afterWork: 450 };
/** At any time, in MB. */
const box = 512;

interface Memory {
	peak: number;
	idle: number;
}

async function measureFloor(folder: string): Promise<Memory> {
	const bare = fork(import.meta.filename, ["floor", folder], {
		execArgv: ["--max-semi-space-size=4"],
		env: { ...process.env, MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "131072" },
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

async function idle({ pid }: BoxedSite): Promise<Memory> {
	await wait(idleMs);
	return { peak: peakMemory(pid), idle: treeMemory(pid) };
}

const inMb = (mb: number) => `${mb.toFixed(0)} MB`;

function rowsOf(name: string, memory: Memory, floor: Memory, seconds: number): Row[] {
	const most = Math.max(atMost.idle, floor.idle + atMost.besideFloor);
	const taken = { what: `idle, ${name}`, figure: inMb(memory.idle), reference: `floor: ${inMb(floor.idle)}` };
	return [
		peakRow(`peak, ${name}, ready after ${seconds.toFixed(0)} s`, memory.peak, `floor: ${inMb(floor.peak)}`),
		{ ...taken, aim: `${atMost.idle} MB, or floor and ${atMost.besideFloor} MB`, isMet: memory.idle <= most },
	];
}

function peakRow(what: string, peak: number, reference: string): Row {
	return { what, figure: inMb(peak), aim: `below ${box} MB`, reference, isMet: peak < box };
}

async function measure(folders: string): Promise<void> {
	const [floorFolder, siteFolder] = [join(folders, "floor"), join(folders, "site")];
	const floors = [await measureFloor(floorFolder), await measureFloor(floorFolder)] as const;
	const first = await startBoxedSite(siteFolder);
	const fresh = await idle(first);
	await workThroughADay(first);
	const worked = peakMemory(first.pid);
	await readPages(first, 18_000);
	const after = treeMemory(first.pid);
	await first.stop();
	const second = await startBoxedSite(siteFolder);
	const again = await idle(second);
	await second.stop();
	report("memory", [
		...rowsOf("first start", fresh, floors[0], first.seconds),
		peakRow("peak, with 2,000 requests, a PDF, a social image, 200 leads and a sign-in", worked, ""),
		{
			what: "after 20,000 mixed requests",
			figure: inMb(after),
			aim: `${atMost.afterWork} MB`,
			reference: "",
			isMet: after <= atMost.afterWork,
		},
		...rowsOf("second start", again, floors[1], second.seconds),
	]);
}

if (process.argv[2] === "floor") await openFloor(process.argv[3] ?? "");
else {
	const folders = mkdtempSync(join(tmpdir(), "sunfield-memory-"));
	await measure(folders).finally(() => rmSync(folders, { recursive: true }));
}
