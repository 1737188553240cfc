/**
 * A day of an agency at fifty times its load, in ten minutes: 250,000 page views, 1,000 leads, ten people on staff who open and
 * note each of them, an article that is published and a file with 500 leads that is imported. Fails if a request fails, if the
 * site's memory grows, or if a job is left. Reads `build`; `npm run bench -- day`. BENCH_MINUTES and BENCH_TIMES change it.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import autocannon from "autocannon";
import { locales } from "../domain/locale/locales.ts";
import { localeFiles } from "../domain/pages/prerendered-files.ts";
import { findChromium } from "../scripts/install-chromium.ts";
import { signInAs, visitSite } from "../tests/support/attacked-site.ts";
import { publishArticle } from "../tests/support/desk.ts";
import { hydrated } from "../tests/support/e2e.ts";
import { databaseOpened, sendLeads, wait } from "../tests/support/lead-senders.ts";
import { freePort } from "../tests/support/postgres-server.ts";
import { serveSite } from "../tests/support/served-site.ts";
import { treeMemory } from "./process-memory.ts";
import { type Row, report } from "./report.ts";

const minutes = Number(process.env.BENCH_MINUTES ?? 10);
const times = Number(process.env.BENCH_TIMES ?? 50);
/** An agency as `docs/scaling.md` has it. */
const day = { views: 5000, leads: 20 };
const imported = 500;
const staff = Array.from({ length: 10 }, (_, index) => `staff${index}@sunfield.example`);
const seconds = minutes * 60;
/** Memory may be so much higher in the last quarter than in the second one. In the first, caches fill. */
const growth = 1.1;
const captchaSecret = randomBytes(32).toString("base64url");
const metricsToken = randomBytes(32).toString("base64url");

const dataDir = mkdtempSync(join(tmpdir(), "sunfield-day-"));
const site = await serveSite({
	PORT: String(await freePort()),
	DATA_DIR: dataDir,
	CAPTCHA_SECRET: captchaSecret,
	METRICS_TOKEN: metricsToken,
	TRUSTED_PROXIES: "1",
	ADMIN_EMAILS: staff.join(),
});
const { origin } = site;
await databaseOpened(origin);
const visitor = visitSite(origin, dataDir);
const sessions: string[] = [];
for (const email of staff) sessions.push(await signInAs(visitor, email));
const failures: string[] = [];
const waited: number[] = [];
let noted = 0;

/** Each visitor has an address of their own. Pages of the sitemap, in all languages. */
async function readSite() {
	const paths: string[] = [];
	for (const locale of locales) {
		const sitemap = await (await visitor.get(localeFiles.sitemap(locale))).text();
		paths.push(...[...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = "/"]) => path));
	}
	const result = await autocannon({
		url: origin,
		connections: 20,
		duration: seconds,
		overallRate: Math.round((day.views * times) / seconds),
		headers: { "accept-encoding": "br" },
		requests: paths.map((path, index) => ({
			path,
			headers: { "accept-encoding": "br", "x-forwarded-for": `10.9.${index >> 8}.${index & 255}` },
		})),
	});
	if (result.non2xx + result.errors > 0) failures.push(`${result.non2xx} pages were refused, ${result.errors} failed`);
	return { views: result.requests.total, p99: result.latency.p99 };
}

/** Opens the list and a lead, writes a note, and goes on to the next lead. */
async function workLeads(cookie: string, waiting: string[], isOver: () => boolean): Promise<void> {
	const open = async (path: string, form?: Record<string, string>) => {
		const began = performance.now();
		const headers = { cookie };
		const answer = form ? await visitor.postForm(path, form, { headers }) : await visitor.get(path, { headers });
		waited.push(performance.now() - began);
		// Where the embedded database is, a lead that was just confirmed may not be stored yet, and its page says so.
		const isEarly = answer.status === 404 && form === undefined;
		if (answer.status >= 400 && !isEarly) failures.push(`${path} was answered with ${answer.status}`);
		return isEarly ? null : answer.text();
	};
	while (waiting.length > 0 || !isOver()) {
		await open("/admin/leads");
		const id = waiting.shift();
		const page = id && (await open(`/admin/leads/${id}`));
		if (!page) {
			if (id) waiting.push(id);
			await wait(500);
			continue;
		}
		const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "";
		const [revision, once] = [hidden("revision"), hidden("once")];
		await open(`/admin/leads/${id}`, { intent: "note", note: "Called, asks for a price", revision, once });
		noted += 1;
	}
}

async function openBrowser(cookie: string): Promise<{ context: BrowserContext; page: Page; close(): Promise<void> }> {
	const executablePath = findChromium();
	const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox"] });
	const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { "x-forwarded-for": "10.8.0.1" } });
	context.setDefaultTimeout(60_000);
	const pairs = cookie.split("; ").map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]);
	await context.addCookies(pairs.map(([name = "", value = ""]) => ({ name, value, url: origin })));
	return { context, page: await context.newPage(), close: () => browser.close() };
}

/** In the browser, as an admin does both. */
async function publishAndImport(cookie: string): Promise<void> {
	const { page, close } = await openBrowser(cookie);
	await publishArticle(page, "What a rider costs", "A rider adds a benefit, and a price.");
	await page.goto("/admin/leads/import");
	await hydrated(page);
	const lines = Array.from({ length: imported }, (_, row) => `Rose,Import${row},rose${row}@import.example`);
	const buffer = Buffer.from(["First name,Last name,Email", ...lines].join("\r\n"));
	await page.getByLabel("CSV file").setInputFiles({ name: "leads.csv", mimeType: "text/csv", buffer });
	await page.getByRole("button", { name: "Upload file" }).click();
	await page.waitForURL(/\/admin\/leads\/import\/[0-9a-f-]{36}$/);
	await hydrated(page);
	await page.getByLabel("Source").fill("old-crm");
	await page.getByRole("button", { name: "Save and show preview" }).click();
	await page.getByRole("button", { name: `Import ${imported} leads` }).click();
	await page.getByText(`${imported} leads imported`).waitFor({ timeout: 300_000 });
	await close();
}

/** What Prometheus would read. */
async function gauge(name: string): Promise<number> {
	const answer = await visitor.get("/metrics", { headers: { authorization: `Bearer ${metricsToken}` } });
	return Number(new RegExp(`^site_${name} (\\S+)$`, "m").exec(await answer.text())?.[1] ?? Number.NaN);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const at = (values: readonly number[], share: number) =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

async function liveThroughTheDay(): Promise<void> {
	let isOver = false;
	const memory: number[] = [];
	const sampling = setInterval(() => memory.push(treeMemory(site.pid)), (seconds * 1000) / 40);
	const leads = day.leads * times;
	const waiting: string[] = [];
	let people = 0;
	const sending = sendLeads({
		origin,
		captchaSecret,
		count: leads,
		senders: 2,
		pauseMs: (seconds * 2000) / leads,
		changes() {
			people += 1;
			return { email: `rose${people}@visitor.example`, phone: `305-555-01${String(people % 100).padStart(2, "0")}` };
		},
	});
	let taken = 0;
	const handing = setInterval(() => {
		const ids = [...sending.confirmed.values()];
		waiting.push(...ids.slice(taken));
		taken = ids.length;
	}, 500);
	const working = sessions.map((cookie) => workLeads(cookie, waiting, () => isOver && noted >= leads));
	const publishing = wait(seconds * 300).then(() => publishAndImport(sessions[0] ?? ""));
	publishing.catch((error) => failures.push(String(error)));
	const { views, p99 } = await readSite();
	await sending.finished;
	await publishing.catch(() => {});
	isOver = true;
	await Promise.all(working);
	clearInterval(sampling);
	clearInterval(handing);
	const began = performance.now();
	// The gauge is missing while nothing is due.
	while ((await gauge("jobs_oldest_due_seconds")) > 0 || (await gauge("leads_waiting")) > 0) await wait(1000);
	const drained = (performance.now() - began) / 1000;
	const lost = [await gauge("jobs_failed_for_good"), await gauge("leads_refused")];
	const acknowledged = new Set(visitor.mails().flatMap(({ to }) => (to.endsWith("@visitor.example") ? to : [])));
	const quarter = memory.length / 4;
	const before = mean(memory.slice(quarter, quarter * 2));
	const after = mean(memory.slice(quarter * 3));
	const row = (what: string, figure: string, aim = "", isMet = true): Row => ({
		what,
		figure,
		aim,
		reference: "",
		isMet,
	});
	for (const failure of new Set(failures)) process.stdout.write(`${failure}\n`);
	report("day", [
		row(
			`${minutes} minutes at ${times} times an agency's day: failed requests`,
			`${failures.length} of ${views + sending.statuses.length + waited.length}`,
			"0",
			failures.length === 0,
		),
		row("pages", `${views}, p99 ${Math.round(p99)} ms`),
		row("leads", `${sending.confirmed.size} confirmed, ${noted} opened and noted`, `${leads}`, noted === leads),
		row(
			"pages and forms of staff",
			`${waited.length}, p50 ${at(waited, 0.5).toFixed(0)} ms, p99 ${at(waited, 0.99).toFixed(0)} ms`,
		),
		row("people who got an email", `${acknowledged.size}`, `${leads}`, acknowledged.size === leads),
		row(
			"memory in the second and the last quarter",
			`${before.toFixed(0)} MB, ${after.toFixed(0)} MB`,
			`${growth} times at most`,
			after <= before * growth,
		),
		row(
			"jobs and leads left",
			`none ${drained.toFixed(0)} s later; ${lost.join(" and ")} given up`,
			"0",
			lost.every((some) => some === 0),
		),
	]);
}

await liveThroughTheDay()
	// Before the site is stopped: whatever still asks it would fail then.
	.catch((error) => {
		console.error(error, site.output());
		process.exit(1);
	})
	.finally(async () => {
		await site.stop();
		rmSync(dataDir, { recursive: true, force: true });
	});
