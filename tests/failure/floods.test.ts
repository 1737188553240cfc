import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsOf } from "#server/platform/database/client.server.ts";
import { openEmbeddedDatabase } from "#server/platform/database/embedded.server.ts";
import { limits } from "#server/rate-limits.server.ts";
import {
	type AttackedSite,
	cookiesOf,
	eventually,
	signInAsOwner,
	someAddress,
	startAttackedSite,
} from "#tests/support/attacked-site.ts";
import { contactSubmission } from "#tests/support/contact-submission.ts";
import { isLong } from "#tests/support/sample.ts";
import { ofThisTurn } from "#tests/support/turns.ts";

let site: AttackedSite;
beforeAll(async () => {
	site = await startAttackedSite();
});
afterAll(async () => {
	await site.stop();
	site.remove();
});

const formFields = () => contactSubmission({ submission_id: randomUUID() }) as Record<string, string>;

test("M5: addresses of one IPv6 network count as one", async () => {
	const from = (host: number) => `2001:db8:77:1::${host.toString(16)}`;
	const statuses: number[] = [];
	for (let host = 1; host <= 130; host += 1) {
		statuses.push((await site.get("/functions/geolocation", { from: from(host) })).status);
	}
	expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
});

test("M5: the proof that a form was opened is no ticket for everybody", async () => {
	const cookie = cookiesOf(await site.get("/functions/form-opened", { from: "2001:db8:5:1::1" }));
	await new Promise((resolve) => setTimeout(resolve, 4000));
	const marked = await Promise.all(
		Array.from({ length: 20 }, (_, index) =>
			site.postForm(
				"/en?index",
				{ ...formFields(), email: `ticket${index}@example.com` },
				{ from: `2001:db8:5:${index}::1`, headers: { cookie } },
			),
		),
	);
	expect(marked.every(({ status }) => status === 200 || status === 429)).toBe(true);
	await new Promise((resolve) => setTimeout(resolve, 8000));
	const acknowledged = site.mails().filter(({ to }) => to.startsWith("ticket"));
	expect(acknowledged.length).toBeLessThanOrEqual(5);
});

test("H2: posts without script beyond the limit get a phone number and keep what was typed", async () => {
	const from = someAddress();
	let last = "";
	const statuses: number[] = [];
	for (let post = 0; post < 100; post += 1) {
		const response = await site.postForm(
			"/en?index",
			{ ...formFields(), message: "Please keep this message for me." },
			{ from },
		);
		statuses.push(response.status);
		last = await response.text();
	}
	expect(statuses.at(-1)).toBe(429);
	expect(last).toContain("Please keep this message for me.");
	expect(last).toMatch(/href="tel:/);
});

const backButtons = [
	["en", "back button"],
	["es", "botón de retroceso"],
	["pt", "botão de voltar"],
	["ht", "bouton retounen"],
] as const;

test.each(ofThisTurn(backButtons))(
	"H2: beyond what the form's page answers, /%s says how to reach the agency, and blames no error",
	async (locale, hint) => {
		const from = someAddress();
		const invalid = { ...formFields(), email: "none" };
		let last: Response | undefined;
		for (let post = 0; post < 640 && last?.headers.get("retry-after") !== "60"; post += 10) {
			const posts = Array.from({ length: 10 }, () => site.postForm(`/${locale}?index`, invalid, { from }));
			last = (await Promise.all(posts)).at(-1);
		}
		expect(last?.status).toBe(429);
		const page = await last?.text();
		expect(page).toMatch(/href="tel:\+\d+"/);
		expect(page).toContain(hint);
		expect(page).not.toMatch(/logged|registrad|anrejistre/);
	},
);

test("H2: a flood without script neither hides a real lead nor delays its notice", { timeout: 300_000 }, async () => {
	const attacked = await startAttackedSite();
	try {
		const junk = isLong ? 2000 : 160;
		const real = isLong ? 50 : 8;
		const addresses = Array.from({ length: junk / 10 }, someAddress);
		const posts = addresses.flatMap((from) => Array.from({ length: 10 }, () => from));
		let sent = 0;
		const flood = Promise.all(
			Array.from({ length: 8 }, async () => {
				for (let from = posts.pop(); from; from = posts.pop()) {
					await attacked.postForm(
						"/en?index",
						{ ...formFields(), first_name: "Junk", email: "junk@example.com" },
						{ from },
					);
					sent += 1;
				}
			}),
		);
		const ids: string[] = [];
		for (let lead = 0; lead < real; lead += 1) {
			const response = await attacked.postLead({ first_name: "Genuine", email: `genuine${lead}@example.com` });
			expect(response.status).toBe(200);
			ids.push(((await response.json()) as { id: string }).id);
		}
		await flood;
		expect(sent).toBe(junk);
		expect(new Set(ids).size).toBe(real);

		const notices = () => attacked.mails().filter(({ replyTo }) => replyTo.startsWith("genuine"));
		await eventually("notice of every real lead", () => (notices().length >= real ? true : undefined), 120);
		// A few leads without the cookie are believed, so that nobody is marked for their browser alone.
		const { max } = limits.unopenedFormsOfSite;
		const early = attacked.mails().filter(({ replyTo }) => replyTo === "junk@example.com");
		expect(early.length, "notices of single junk leads").toBeLessThanOrEqual(max);

		const cookie = await signInAsOwner(attacked);
		const page = await (await attacked.get("/admin/contact-submissions", { headers: { cookie } })).text();
		for (let lead = 0; lead < real; lead += 1) expect.soft(page).toContain(`genuine${lead}@example.com`);
		expect(page.split("mailto:junk@example.com").length - 1).toBeLessThanOrEqual(max);
	} finally {
		await attacked.stop();
		attacked.remove();
	}
});

test("M11: one address can't keep the renderer busy, and a lead gets through meanwhile", async () => {
	const from = someAddress();
	const search = async (count: number) =>
		Promise.all(
			Array.from({ length: count }, async (_, index) => (await site.get(`/en/search?q=plan${index}`, { from })).status),
		);
	const burst = search(400);
	const lead = await site.postLead({});
	expect(lead.status).toBe(200);
	const statuses = await burst;
	const isRefused = () => statuses.some((status) => status === 429 || status === 503);
	// A slow machine answers a burst in two of the minutes that are counted.
	while (!isRefused() && statuses.length < 2000) statuses.push(...(await search(400)));
	expect(isRefused()).toBe(true);
});

test("L14: nobody hoards challenges", async () => {
	const from = someAddress();
	const statuses: number[] = [];
	for (let call = 0; call < 650; call += 1) {
		statuses.push((await site.get("/functions/captcha-challenge", { from })).status);
	}
	expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
});

test("M10: events are counted one by one, and a refused call writes nothing", { timeout: 120_000 }, async () => {
	const from = someAddress();
	const event = () => ({ id: randomUUID(), name: "page_view", properties: {}, page: "/en", locale: "en", age_ms: 0 });
	const statuses: number[] = [];
	for (let call = 0; call < 150; call += 1) {
		const batch = { session_id: randomUUID(), events: Array.from({ length: 50 }, event) };
		statuses.push((await site.postJson("/functions/events", batch, { from })).status);
	}
	expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
	await site.stop();
	const database = await openEmbeddedDatabase(site.dataDir);
	try {
		const [row] = rowsOf(
			await database.db.execute<{ rows: number }>(sql`SELECT count(*)::int AS rows FROM rate_limits`),
		);
		expect(row?.rows).toBeLessThan(100);
	} finally {
		await database.close();
		await site.restart();
	}
});

test("L12: a flood of forged policy reports does not push the real ones out", async () => {
	const report = (path: string, directive: string, from: string) =>
		site.postJson(
			"/csp-violation-report",
			{
				"csp-report": {
					"document-uri": `${site.origin}${path}`,
					"effective-directive": directive,
					"blocked-uri": "https://evil.example/x.js",
				},
			},
			{ from, headers: { "content-type": "application/csp-report" } },
		);
	expect((await report("/en/real", "script-src", someAddress())).ok).toBe(true);
	const addresses = Array.from({ length: 24 }, someAddress);
	for (const [index, from] of addresses.entries()) {
		for (let forged = 0; forged < 50; forged += 1) await report(`/en/forged-${index}-${forged}`, "img-src", from);
	}
	await site.stop();
	const database = await openEmbeddedDatabase(site.dataDir);
	try {
		const real = sql`SELECT count(*)::int AS rows FROM csp_reports WHERE document_path = '/en/real'`;
		const [row] = rowsOf(await database.db.execute<{ rows: number }>(real));
		expect(row?.rows).toBe(1);
	} finally {
		await database.close();
		await site.restart();
	}
});
