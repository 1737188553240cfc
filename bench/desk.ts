/**
 * Measures a page of the lead list, among DEMO_LEADS leads (100,000 if not set), on both databases: each view, filter,
 * order and search, on the first page and on a deep one, and the counts of the views. The budgets are information,
 * because machines differ; a test counts the rows that are read. `npm run bench -- desk`.
 */
import { builtInViews, filterOfView } from "../domain/lead-desk/built-in-views.ts";
import type { LeadReader } from "../domain/lead-desk/lead-access.ts";
import { type LeadFilter, noLeadFilter } from "../domain/lead-desk/lead-filter.ts";
import { leadSorts } from "../domain/lead-desk/lead-sort.ts";
import { countViews } from "../server/lead-desk/list/count-views.server.ts";
import { listLeads } from "../server/lead-desk/list/list-leads.server.ts";
import type { DatabaseClient } from "../server/platform/database/client.server.ts";
import { openEmbeddedDatabase } from "../server/platform/database/embedded.server.ts";
import { openPostgres } from "../server/platform/database/postgres.server.ts";
import { fillLeads, rareLead } from "../tests/support/fill-leads.ts";
import { createPostgresDatabase } from "../tests/support/postgres-database.ts";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { type Row, report } from "./report.ts";

const count = Number(process.env.DEMO_LEADS ?? 100_000);
const runs = 40;
const deepRows = 2000;
const now = new Date("2026-11-23T15:00:00Z");
const admin: LeadReader = { userId: "staff1", role: "admin", licensedStates: [] };
const agent: LeadReader = { userId: "staff2", role: "agent", licensedStates: ["FL", "AK", "GA"] };

const cases: [name: string, reader: LeadReader, filter: Partial<LeadFilter>][] = [
	...builtInViews.map((view) => [`view ${view}`, admin, filterOfView(view)] as [string, LeadReader, LeadFilter]),
	["an agent's own", agent, filterOfView("mine")],
	["an agent's unassigned", agent, filterOfView("unassigned")],
	["state FL", admin, { state: "FL" }],
	["state AK", admin, { state: "AK" }],
	["kind, product and language", admin, { kind: "quote", product: "term-life", locale: "ht" }],
	["a rare source", admin, { source: "radio" }],
	["two weeks", admin, { from: "2026-08-01", to: "2026-08-14" }],
	...leadSorts.map((sort) => [`sorted by ${sort}`, admin, { sort }] as [string, LeadReader, Partial<LeadFilter>]),
	["search maria", admin, { text: "maria" }],
	["search mar", admin, { text: "mar" }],
	["search garcia maria", admin, { text: "garcia maria" }],
	["search a rare name", admin, { text: rareLead.firstName }],
	["search an address", admin, { text: `${rareLead.firstName}.${rareLead.lastName}7@` }],
	["search a number", admin, { text: "(200) 005-5433" }],
	["search a word of notes", admin, { text: "diabetes" }],
	["an agent's search maria", agent, { text: "maria" }],
];

async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
	const times: number[] = [];
	for (let run = 0; run < runs; run += 1) {
		const started = performance.now();
		await work();
		times.push(performance.now() - started);
	}
	return times;
}

function percentile(times: readonly number[], share: number): number {
	return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
}

const inWords = (times: readonly number[]) =>
	`p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`;

function print(name: string, times: readonly number[]): void {
	process.stdout.write(`  ${name.padEnd(34)} ${inWords(times)}\n`);
}

const rows: Row[] = [];

async function measure(name: string, database: DatabaseClient, budgetMs: number): Promise<void> {
	await database.migrate();
	const started = performance.now();
	await fillLeads(database.db, count, now);
	const seconds = Math.round((performance.now() - started) / 1000);
	process.stdout.write(`\n${name}: ${count} leads (filled in ${seconds} s), budget ${budgetMs} ms\n`);
	const services = { database, clock: () => now };
	const all: number[] = [];
	for (const [title, reader, given] of cases) {
		const filter = { ...noLeadFilter, ...given };
		const deep = (await listLeads(services, reader, filter, deepRows)).next;
		for (const [page, cursor] of [
			["", null],
			[", deep", deep],
		] as const) {
			if (page && !cursor) continue;
			const times = await timesOf(() => listLeads(services, reader, { ...filter, cursor }));
			print(title + page, times);
			all.push(...times);
		}
	}
	print("counts of an admin's views", await timesOf(() => countViews(services, admin)));
	print("counts of an agent's views", await timesOf(() => countViews(services, agent)));
	rows.push({
		what: `a page of the list, ${count} leads, ${name}`,
		figure: inWords(all),
		aim: `p95 ${budgetMs} ms`,
		reference: "",
		isMet: percentile(all, 0.95) <= budgetMs,
	});
	await database.close();
}

await measure("the embedded database", await openEmbeddedDatabase(), 120);
const server = await startPostgres();
try {
	await measure("PostgreSQL", openPostgres(await createPostgresDatabase(server.url)), 50);
} finally {
	await server.stop();
}
report("desk", rows);
