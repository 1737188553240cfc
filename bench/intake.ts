/**
 * Leads per second and their waiting times, with 16 senders over HTTP for 30 seconds, on both databases, and how long
 * after the last answer all of them are applied. How much processor time a lead takes, by thread: other work on
 * the machine changes the rate, and that hardly. Beside them what the machine itself does: how often its disk keeps a lead,
 * one after another, how many leads plain Node.js reads and answers, and how many pgbench stores with 16 clients, by
 * transactions of one lead and, as the site does, of several. Only the ratios can be compared between machines. Reads `build`;
 * `npm run bench -- intake`. BENCH_SECONDS changes how long leads are sent.
 */
import { fork } from "node:child_process";
import { randomBytes, randomInt } from "node:crypto";
import { once } from "node:events";
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { contactSubmissions } from "../database/schema.ts";
import { tabPath } from "../domain/staff/admin-address.ts";
import { openEmbeddedDatabase } from "../server/platform/database/embedded.server.ts";
import { ownerEmail, signInAsOwner, type VisitedSite, visitSite } from "../tests/support/attacked-site.ts";
import { contactSubmission } from "../tests/support/contact-submission.ts";
import { databaseOpened, wait } from "../tests/support/lead-senders.ts";
import { createPostgresDatabase } from "../tests/support/postgres-database.ts";
import { freePort, startPostgres } from "../tests/support/postgres-server.ts";
import { quickCaptchaToken } from "../tests/support/quick-captcha.ts";
import { serveSite } from "../tests/support/served-site.ts";
import { ensurePgbench, leadScript, runPgbench } from "./pgbench.ts";
import { programTime, type Times, threadTimes, timesBetween } from "./processor-time.ts";
import { type Row, report } from "./report.ts";
import { requestBytes, sendAll } from "./send-requests.ts";

const senders = 16;
const warmUpLeads = 1000;
const seconds = Number(process.env.BENCH_SECONDS ?? 30);
/** The site has at most as many as there are senders. */
const leadsInTransaction = [1, 8, senders];
const maxLeads = 1000 * seconds;
const aim = { rate: 600, drainedSeconds: 10 };
const captchaSecret = randomBytes(32).toString("base64url");
/** The source of the leads that count, and of no others. */
const mark = `bench-${randomBytes(4).toString("hex")}`;

interface Sent {
	id: string;
	submissionId: string;
	durationMs: number;
}

/** A solved captcha, and the address that it was solved for. */
interface Captcha {
	token: string;
	address: string;
}

interface Prepared {
	submissionId: string;
	bytes: Buffer;
}

/** A lead as the browser of a phone sends it. */
function prepare(origin: string, { token, address }: Captcha, source: string): Prepared {
	const email = `lead-${randomInt(1e9)}@example.com`;
	const lead = contactSubmission({ recaptchaToken: token, email, utm_source: source });
	const headers = {
		"User-Agent":
			"Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
		Accept: "*/*",
		"Accept-Encoding": "gzip, deflate, br, zstd",
		"Accept-Language": "ht,en-US;q=0.9,en;q=0.8",
		"Content-Type": "application/json",
		Origin: origin,
		Referer: `${origin}/ht`,
		"Sec-Fetch-Site": "same-origin",
		"X-Forwarded-For": address,
	};
	const bytes = requestBytes(`${origin}/functions/hyper-service`, headers, JSON.stringify(lead));
	return { submissionId: String(lead.submission_id), bytes };
}

/** Sends until the time or the leads are used up. A lead that is refused is sent again later by a visitor's device, and not here. */
async function load(origin: string, leads: Prepared[], forMs: number) {
	const sent: Sent[] = [];
	let refused = 0;
	const started = performance.now();
	const own = process.cpuUsage();
	await sendAll(
		Number(new URL(origin).port),
		senders,
		() => (performance.now() - started < forMs ? leads.pop() : undefined),
		({ submissionId }, { status, body, durationMs }) => {
			if (status === 200) sent.push({ id: (JSON.parse(body) as { id: string }).id, submissionId, durationMs });
			else refused += 1;
		},
	);
	const rate = sent.length / ((performance.now() - started) / 1000);
	const { user, system } = process.cpuUsage(own);
	return { sent, refused, rate, sendersMs: (user + system) / 1000 };
}

/** Runs in its own process: reads leads and answers them as the site does, and does nothing else. */
function serveAsPlainNode(): void {
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const { submission_id } = JSON.parse(Buffer.concat(chunks).toString()) as { submission_id: string };
		const body = JSON.stringify({ id: submission_id });
		response.writeHead(200, { "Content-Type": "application/json", "Content-Length": body.length }).end(body);
	}).listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
}

async function measurePlainNode(captchas: readonly Captcha[]): Promise<string> {
	const plain = fork(import.meta.filename, ["plain"]);
	const [port] = await once(plain, "message");
	const origin = `http://127.0.0.1:${port}`;
	const leads = captchas.map((captcha) => prepare(origin, captcha, mark));
	await load(origin, leads.splice(0, warmUpLeads), Number.POSITIVE_INFINITY);
	const before = threadTimes(plain.pid ?? 0);
	const { rate, sent } = await load(origin, leads, Number.POSITIVE_INFINITY);
	const times = timesBetween(before, threadTimes(plain.pid ?? 0));
	plain.kill();
	return `plain Node.js that keeps nothing: ${Math.round(rate)} leads a second, ${timeFigure(times, sent.length)}`;
}

/** The time of each part for one lead, without those that hardly took any. */
function timeFigure(times: Times, leads: number): string {
	const parts = Object.entries(times).map(([name, ms]) => [name, ms / leads] as const);
	const shown = parts.filter(([, ms]) => ms >= 0.01).toSorted(([, a], [, b]) => b - a);
	const whole = parts.reduce((sum, [, ms]) => sum + ms, 0);
	return `${whole.toFixed(2)} ms (${shown.map(([name, ms]) => `${name} ${ms.toFixed(2)}`).join(", ")})`;
}

function figureOf(rate: number, durations: number[]): string {
	const sorted = durations.toSorted((a, b) => a - b);
	const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
	return `${Math.round(rate)} leads a second, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

function rowsOf(database: string, measured: Measured, references: readonly string[]): Row[] {
	const { rate, durations, drainedSeconds, syncs, times, sendersMs } = measured;
	const toDisk = `${(rate / syncs).toFixed(2)} of the ${Math.round(syncs)} times a second that the disk keeps a lead`;
	return [
		{
			what: `${database}: answered`,
			figure: figureOf(rate, durations),
			aim: `${aim.rate} leads a second`,
			reference: [toDisk, ...references].join("; "),
			isMet: rate >= aim.rate,
		},
		{
			what: `${database}: processor time for a lead, while they come`,
			figure: timeFigure(times, durations.length),
			aim: "",
			reference: `the senders: ${(sendersMs / durations.length).toFixed(2)} ms`,
			isMet: true,
		},
		{
			what: `${database}: all leads of the run are applied`,
			figure: `${drainedSeconds.toFixed(1)} s after ${seconds} s of leads`,
			aim: `${aim.drainedSeconds} s`,
			reference: "",
			isMet: drainedSeconds <= aim.drainedSeconds,
		},
	];
}

/** How often the disk keeps as much as a lead, one after another. */
function syncsPerSecond(folder: string): number {
	const file = openSync(join(folder, "sync-test"), "w");
	const lead = randomBytes(2048);
	const started = performance.now();
	let count = 0;
	for (; performance.now() - started < 2000; count++) {
		writeSync(file, lead);
		fdatasyncSync(file);
	}
	closeSync(file);
	return count / ((performance.now() - started) / 1000);
}

async function solvedCaptchas(count: number): Promise<Captcha[]> {
	const captchas: Captcha[] = [];
	while (captchas.length < count) {
		const address = `10.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
		captchas.push({ address, token: await quickCaptchaToken(captchaSecret, address) });
	}
	return captchas;
}

/**
 * Waits until so many leads of the run are applied. The dashboard counts them by their source: the conversion of a lead is
 * stored in the transaction of its other rows.
 */
async function allApplied(staff: VisitedSite, cookie: string, count: number): Promise<void> {
	const row = new RegExp(`>${mark}</span>.*?<td[^>]*>([^<]+)</td>`, "s");
	for (;;) {
		const asked = performance.now();
		const answer = await staff.get(tabPath("conversions"), { headers: { cookie } });
		// An overloaded site says so.
		if (![200, 503].includes(answer.status)) throw new Error(`Leads were not counted: ${answer.status}`);
		const [, found = ""] = row.exec(await answer.text()) ?? [];
		if (Number(found.replaceAll(/\D/g, "")) >= count) return;
		// Who counts keeps the database from storing.
		await wait(Math.max(100, 4 * (performance.now() - asked)));
	}
}

type Measured = Awaited<ReturnType<typeof measureSite>>;

/** @param stored counts the leads in the database after the site has stopped */
async function measureSite(
	solved: readonly Captcha[],
	databaseUrl: string,
	stored: (dataDir: string) => Promise<number>,
) {
	const dataDir = mkdtempSync(join(tmpdir(), "sunfield-bench-"));
	try {
		const variables = {
			PORT: String(await freePort()),
			DATA_DIR: dataDir,
			DATABASE_URL: databaseUrl,
			CAPTCHA_SECRET: captchaSecret,
			TRUSTED_PROXIES: "1",
			ADMIN_EMAILS: ownerEmail,
		};
		const syncs = syncsPerSecond(dataDir);
		const site = await serveSite(variables);
		await databaseOpened(site.origin);
		const staff = visitSite(site.origin, dataDir);
		const cookie = await signInAsOwner(staff);
		const prepared = (captchas: readonly Captcha[], source: string) =>
			captchas.map((captcha) => prepare(site.origin, captcha, source));
		const warmUp = await load(site.origin, prepared(solved.slice(0, warmUpLeads), "warm-up"), Number.POSITIVE_INFINITY);
		const leads = prepared(solved.slice(warmUpLeads), mark);
		const timesSoFar = (): Times => {
			const ofSite = threadTimes(site.pid);
			return databaseUrl ? { ...ofSite, PostgreSQL: programTime("postgres", process.pid) } : ofSite;
		};
		const before = timesSoFar();
		const { sent, rate, refused, sendersMs } = await load(site.origin, leads, seconds * 1000);
		const times = timesBetween(before, timesSoFar());
		const ended = performance.now();
		await allApplied(staff, cookie, new Set(sent.map(({ id }) => id)).size);
		const drainedSeconds = (performance.now() - ended) / 1000;
		await site.stop();
		// Leads that were confirmed faster than the embedded database stores them are in the journal.
		await (await serveSite(variables)).stop();
		const confirmed = new Set([...warmUp.sent, ...sent].map(({ id }) => id)).size;
		const found = await stored(dataDir);
		const unconfirmed = warmUp.refused + refused;
		if (unconfirmed > 0) process.stdout.write(`${unconfirmed} leads were refused\n`);
		// One that was refused because it took too long may be stored.
		if (found < confirmed || found > confirmed + unconfirmed) {
			throw new Error(`${confirmed} leads were confirmed, ${unconfirmed} refused, and ${found} are stored`);
		}
		const durations = sent.map(({ durationMs }) => durationMs);
		return { rate, drainedSeconds, syncs, times, sendersMs, lead: sent[0], durations };
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
}

async function measure(): Promise<void> {
	const solved = await solvedCaptchas(maxLeads + warmUpLeads);
	const plain = await measurePlainNode(solved.slice(0, 5000));
	const rows: Row[] = [];

	const embedded = await measureSite(solved, "", async (dataDir) => {
		const database = await openEmbeddedDatabase(dataDir);
		const count = await database.db.$count(contactSubmissions);
		await database.close();
		return count;
	});
	rows.push(...rowsOf("embedded database", embedded, [plain]));

	const server = await startPostgres();
	try {
		const url = await createPostgresDatabase(server.url);
		const sql = postgres(url, { max: 1, onnotice: () => {} });
		const measured = await measureSite(solved, url, async () => {
			const [row] = await sql<{ count: number }[]>`SELECT count(*)::int AS count FROM contact_submissions`;
			return row?.count ?? 0;
		});
		const program = ensurePgbench();
		if (program && measured.lead) {
			const { lead } = measured;
			// Before any of them runs: pgbench stores more jobs of the lead whose rows it repeats.
			const scripts = leadsInTransaction.map(async (leads) => ({ leads, script: await leadScript(sql, lead, leads) }));
			const bare: string[] = [];
			for (const { leads, script } of await Promise.all(scripts)) {
				const { rate, durations } = runPgbench(program, url, script, senders, 10);
				const ratio = (measured.rate / (rate * leads)).toFixed(2);
				bare.push(`${ratio} of pgbench with ${leads} in a transaction (${figureOf(rate * leads, durations)})`);
			}
			rows.push(...rowsOf("PostgreSQL", measured, bare));
		} else {
			rows.push(...rowsOf("PostgreSQL", measured, ["pgbench is missing: install PostgreSQL's contrib programs"]));
		}
		report("intake", rows);
		await sql.end();
	} finally {
		await server.stop();
	}
}

if (process.argv[2] === "plain") serveAsPlainNode();
else await measure();
