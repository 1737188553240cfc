/**
 * Leads per second and their waiting times, with 16 senders over HTTP for 30 seconds, on both databases, and how long
 * after the last answer the last lead can be opened by staff. Beside them what the machine itself does: how often its disk
 * keeps a lead, one after another, and how many leads pgbench stores with 16 clients, one in a transaction. Only the ratios
 * can be compared between machines. Reads `build`; `npm run bench -- intake`.
 */
import { randomBytes, randomInt } from "node:crypto";
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { contactSubmissions } from "../database/schema.ts";
import { openEmbeddedDatabase } from "../server/platform/database/embedded.server.ts";
import { ownerEmail, signInAsOwner, visitSite } from "../tests/support/attacked-site.ts";
import { contactSubmission } from "../tests/support/contact-submission.ts";
import { databaseOpened, wait } from "../tests/support/lead-senders.ts";
import { createPostgresDatabase } from "../tests/support/postgres-database.ts";
import { freePort, startPostgres } from "../tests/support/postgres-server.ts";
import { quickCaptchaToken } from "../tests/support/quick-captcha.ts";
import { serveSite } from "../tests/support/served-site.ts";
import { ensurePgbench, leadScript, runPgbench } from "./pgbench.ts";
import { type Row, report } from "./report.ts";

const senders = 16;
const warmUpLeads = 200;
const seconds = 30;
const maxLeads = 45_000;
const aim = { rate: 600, drainedSeconds: 10 };
const captchaSecret = randomBytes(32).toString("base64url");

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

const agent = new Agent({ keepAlive: true, maxSockets: senders });

/** @returns null if the lead is refused: a visitor's device sends it again later */
function send(origin: string, { token, address }: Captcha): Promise<Sent | null> {
	const lead = contactSubmission({ recaptchaToken: token, email: `lead-${randomInt(1e9)}@example.com` });
	const body = JSON.stringify(lead);
	const headers = { "content-type": "application/json", origin, "x-forwarded-for": address };
	const started = performance.now();
	return new Promise((resolve, reject) => {
		const outgoing = request(`${origin}/functions/hyper-service`, { method: "POST", agent, headers }, (response) => {
			let text = "";
			response.setEncoding("utf8").on("data", (chunk) => {
				text += chunk;
			});
			response.on("end", () => {
				const id = response.statusCode === 200 ? (JSON.parse(text) as { id: string }).id : "";
				resolve(id ? { id, submissionId: String(lead.submission_id), durationMs: performance.now() - started } : null);
			});
		});
		outgoing.on("error", reject);
		outgoing.end(body);
	});
}

/** Sends until the time or the captchas are used up. */
async function load(
	origin: string,
	captchas: Captcha[],
	forMs: number,
): Promise<{ sent: Sent[]; rate: number; refused: number }> {
	const sent: Sent[] = [];
	let refused = 0;
	const started = performance.now();
	async function sender() {
		while (performance.now() - started < forMs) {
			const captcha = captchas.pop();
			if (!captcha) return;
			const lead = await send(origin, captcha);
			if (lead) sent.push(lead);
			else refused += 1;
		}
	}
	await Promise.all(Array.from({ length: senders }, sender));
	return { sent, refused, rate: sent.length / ((performance.now() - started) / 1000) };
}

const rows: Row[] = [];

function figureOf(rate: number, durations: number[]): string {
	const sorted = durations.toSorted((a, b) => a - b);
	const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
	return `${Math.round(rate)} leads a second, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

function addSite(database: string, { rate, durations, drainedSeconds, syncs }: Measured, references: string[] = []) {
	const toDisk = `${(rate / syncs).toFixed(2)} of the ${Math.round(syncs)} times a second that the disk keeps a lead`;
	rows.push(
		{
			what: `${database}: answered`,
			figure: figureOf(rate, durations),
			aim: `${aim.rate} leads a second`,
			reference: [toDisk, ...references].join("; "),
			isMet: rate >= aim.rate,
		},
		{
			what: `${database}: the last lead can be opened`,
			figure: `${drainedSeconds.toFixed(1)} s after ${seconds} s of leads`,
			aim: `${aim.drainedSeconds} s`,
			reference: "",
			isMet: drainedSeconds <= aim.drainedSeconds,
		},
	);
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

type Measured = Awaited<ReturnType<typeof measureSite>>;

/** @param stored counts the leads in the database after the site has stopped */
async function measureSite(databaseUrl: string, stored: (dataDir: string) => Promise<number>) {
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
		const captchas = [...solved];
		const warmUp = await load(site.origin, captchas.splice(0, warmUpLeads), Number.POSITIVE_INFINITY);
		const { sent, rate, refused } = await load(site.origin, captchas, seconds * 1000);
		const ended = performance.now();
		const isStored = async (id: string) =>
			(await staff.get(`/admin/leads/${id}`, { headers: { cookie } })).status === 200;
		let opened = ended;
		// The last one, then the others: one sender's last lead may be stored before another's.
		for (const { id } of sent.slice(-senders).reverse()) {
			const isLast = id === sent.at(-1)?.id;
			if (!isLast && (await isStored(id))) continue;
			while (!(await isStored(id))) await wait(100);
			opened = performance.now();
		}
		const drainedSeconds = (opened - ended) / 1000;
		await site.stop();
		// Leads that were confirmed faster than the embedded database stores them are in the journal.
		await (await serveSite(variables)).stop();
		const confirmed = new Set([...warmUp.sent, ...sent].map(({ id }) => id)).size;
		const found = await stored(dataDir);
		if (refused > 0) process.stdout.write(`${refused} leads were refused\n`);
		if (found !== confirmed) throw new Error(`${confirmed} leads were confirmed and ${found} are stored`);
		return { rate, drainedSeconds, syncs, lead: sent[0], durations: sent.map(({ durationMs }) => durationMs) };
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
}

const solved = await solvedCaptchas(maxLeads + warmUpLeads);

const embedded = await measureSite("", async (dataDir) => {
	const database = await openEmbeddedDatabase(dataDir);
	const count = await database.db.$count(contactSubmissions);
	await database.close();
	return count;
});
addSite("embedded database", embedded);

const server = await startPostgres();
try {
	const url = await createPostgresDatabase(server.url);
	const sql = postgres(url, { max: 1, onnotice: () => {} });
	const measured = await measureSite(url, async () => {
		const [row] = await sql<{ count: number }[]>`SELECT count(*)::int AS count FROM contact_submissions`;
		return row?.count ?? 0;
	});
	const program = ensurePgbench();
	if (program && measured.lead) {
		const script = await leadScript(sql, measured.lead);
		const bare = runPgbench(program, url, script, senders, 10);
		addSite("PostgreSQL", measured, [
			`${(measured.rate / bare.rate).toFixed(2)} of pgbench (${figureOf(bare.rate, bare.durations)})`,
		]);
	} else addSite("PostgreSQL", measured, ["pgbench is missing: install PostgreSQL's contrib programs"]);
	report("intake", rows);
	await sql.end();
} finally {
	await server.stop();
}
