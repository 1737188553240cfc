import type { Page, Request } from "@playwright/test";
import { funnelPath } from "#domain/funnels/funnel-config.ts";
import { quotePath } from "#domain/funnels/quote-funnels.ts";
import { calculateButton, fillCalculator, openCalculator } from "#tests/support/calculator.ts";
import { copy } from "#tests/support/copy.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { answerAll, funnelReady, leaveDetails } from "#tests/support/funnel.ts";
import { startSite } from "#tests/support/site.ts";

// Robots are not tracked, and headless browsers identify as robots.
test.use({
	allowed: ["analytics", "marketing", "personalization"],
	userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
});

/** Figures that only the visitor's keyboard can produce. */
const termLife = { service: "term_life", state: "FL", age: "37", coverageAmount: "413750", smoker: "yes" } as const;
const debts = {
	service: "debt_plan",
	state: "FL",
	totalDebt: "31337",
	interestRate: "21.7",
	targetPayment: "913",
} as const;
const iulAnswers = {
	currentAge: "43",
	annualIncome: "127350",
	targetCoverage: "611900",
	riskTolerance: "moderate",
	investmentHorizon: "35",
};
const quoteAnswers = { state: "FL", currentAge: "59", coverageAmount: "287650", termYears: "20", tobacco: "yes" };
const typed = ["37", "413750", "31337", "21.7", "913", "43", "127350", "611900", "35", "59", "287650"];

/** All texts and numbers in a value, and the names of its properties. */
function leaves(value: unknown): string[] {
	if (value === null || typeof value !== "object") return [String(value)];
	return Object.entries(value).flatMap(([name, item]) => [name, ...leaves(item)]);
}

/** Typed values, with or without separators, and anything that names tobacco. */
function typedIn(value: unknown): string[] {
	return leaves(value).filter((leaf) => {
		const plain = leaf.replace(/[\s,$]/g, "");
		return (
			typed.some((figure) => plain === figure || (figure.length > 3 && plain.includes(figure))) ||
			/smok|tobac/i.test(leaf)
		);
	});
}

/** Without vitals, whose milliseconds can be any number. */
const withoutVitals = <T extends { name?: unknown; event?: unknown }>(events: T[]) =>
	events.filter(({ name, event }) => name !== "web_vital" && event !== "web_vital");

async function dataLayerOf(page: Page) {
	const entries = await page.evaluate(
		() => JSON.parse(JSON.stringify(window.dataLayer ?? [])) as Record<string, unknown>[],
	);
	return withoutVitals(entries.filter(({ event }) => event !== undefined));
}

/** Leaves the page, which sends its events and notes. */
async function leave(page: Page): Promise<void> {
	const sent = page.waitForResponse("**/functions/events");
	await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
	await sent;
}

test("with all consents, no event, data layer entry or stored row holds what was typed", async ({ page, site }) => {
	const bodies: Request[] = [];
	page.on("request", (request) => {
		if (/\/functions\/(?:events|profile|consent|client-error)$/.test(request.url())) bodies.push(request);
	});
	const entries: Record<string, unknown>[] = [];
	const finish = async () => {
		entries.push(...(await dataLayerOf(page)));
		await leave(page);
	};

	for (const inputs of [termLife, debts]) {
		const calculator = await openCalculator(page, "/en/calculator");
		await fillCalculator(calculator, inputs);
		await calculateButton(calculator).click();
		await expect
			.poll(async () => (await dataLayerOf(page)).map(({ event }) => event))
			.toContain("calculator_completed");
		await finish();
	}
	await page.goto(`/en${funnelPath("iul", "calc")}`);
	await funnelReady(page);
	await answerAll(page, "en", iulAnswers);
	await leaveDetails(page, copy.en.funnelPages.calc.contact.submit);
	await expect(page.getByRole("heading", { name: copy.en.funnelPages.sent.title })).toBeFocused();
	await finish();
	// The calculator has told the site the state, so the quote would not ask for it.
	await page.evaluate(() => localStorage.removeItem("sf_state"));
	await page.goto(`/en${quotePath("term-life-quote")}`);
	await funnelReady(page);
	await answerAll(page, "en", quoteAnswers);
	await leaveDetails(page, copy.en.funnelPages.quote.contact.submit);
	await expect(page.getByRole("heading", { name: copy.en.funnelPages.quote.sent.title })).toBeFocused();
	await finish();

	// The journey was measured: otherwise nothing would be found anywhere.
	expect(entries.filter(({ event }) => event === "calculator_completed")).toMatchObject([
		{ service: "term_life", values: { age: "30-39", coverage: "250k-500k" } },
		{ service: "debt_plan", values: {} },
	]);
	expect(entries.filter(({ event }) => event === "form_submit")).toHaveLength(2);
	expect(typedIn(entries)).toEqual([]);

	const events = bodies.flatMap((request): object[] => {
		const body = request.postDataJSON() as { events?: { name: string }[] };
		return body.events ? withoutVitals(body.events) : [body];
	});
	expect(events.length).toBeGreaterThan(6);
	// An event's age in milliseconds can be any number.
	expect(typedIn(events.map((event) => ({ ...event, age_ms: undefined })))).toEqual([]);

	const session = await page.evaluate(() => JSON.parse(sessionStorage.getItem("sf_visit") ?? "{}").sessionId as string);
	const stored = (await site.ask("visitorEvents")).filter(({ session_id }) => session_id === session);
	expect(stored.map(({ name }) => name)).toEqual(expect.arrayContaining(["calculator_completed", "form_submit"]));
	expect(typedIn(withoutVitals(stored).map(({ name, page, properties }) => ({ name, page, properties })))).toEqual([]);
	const conversions = (await site.ask("conversions")).filter(({ session_id }) => session_id === session);
	expect(conversions.length).toBeGreaterThan(3);
	expect(typedIn(conversions.map(({ event_type, page, service }) => ({ event_type, page, service })))).toEqual([]);
	const profiles = (await site.ask("visitorProfiles")).filter(({ session_id }) => session_id === session);
	expect(typedIn(profiles.map(({ journey }) => leaves(journey).filter((leaf) => !/^\d/.test(leaf))))).toEqual([]);
});

test("a tag manager finds no answer in the page's address", async ({ page, context, problems }) => {
	const managed = await startSite();
	try {
		await managed.ask("setTagManager", "GTM-TEST123");
		problems.allow(/googletagmanager/);
		problems.allow(new RegExp(managed.origin));
		await context.route("https://www.googletagmanager.com/**", (route) =>
			route.fulfill({ contentType: "text/javascript", body: "" }),
		);
		const tag = page.locator("script[src^='https://www.googletagmanager.com/gtm.js']");
		await page.goto(`${managed.origin}/en/calculator`);
		await hydrated(page);
		await expect(tag).toBeAttached();
		const calculator = page.locator("[data-island=calculator]");
		await fillCalculator(calculator, termLife);
		await calculateButton(calculator).click();
		await expect(page.getByRole("heading", { name: "Your estimate", exact: true })).toBeFocused();
		expect(new URL(page.url()).search).toBe("");

		await page.goto(`${managed.origin}/en${funnelPath("iul", "calc")}`);
		await funnelReady(page);
		await expect(tag).toBeAttached();
		await answerAll(page, "en", iulAnswers);
		expect(new URL(page.url()).search).toBe("");
		// Going back still finds the question, which needs the answers before it.
		await page.goBack();
		await expect(page.locator("input[name=investmentHorizon]")).toBeVisible();

		// An address that holds answers: the tag manager stays away.
		await page.goto(`${managed.origin}/en/calculator?service=term_life&state=FL&age=37&coverageAmount=413750`);
		await hydrated(page);
		await expect(page.locator("meta[name=referrer][content=strict-origin]")).toBeAttached();
		await expect(tag).toHaveCount(0);
	} finally {
		await managed.stop();
	}
});

test("an error in the browser is reported once, without what was typed", async ({ page }) => {
	await page.goto("/en/about");
	await hydrated(page);
	const reports: string[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/functions/client-error")) reports.push(request.postData() ?? "");
	});
	const answered = page.waitForResponse("**/functions/client-error");
	// Not thrown, because a thrown error fails every test of the site.
	await page.evaluate(() => {
		const filename = `${location.origin}/assets/example.js`;
		for (let count = 0; count < 3; count++) {
			const error = new TypeError('Bad value "Marie Joseph" of marie@example.com');
			error.stack = `TypeError: ${error.message}\n    at ${filename}:1:20`;
			window.dispatchEvent(new ErrorEvent("error", { error, filename }));
		}
		window.dispatchEvent(
			new ErrorEvent("error", { error: new Error("not ours"), filename: "chrome-extension://a/b.js" }),
		);
	});
	expect((await answered).status()).toBe(200);
	expect(reports.map((report) => JSON.parse(report) as unknown)).toEqual([
		{
			source: "page",
			name: "TypeError",
			message: "Bad value … of …",
			page: "/en/about",
			frames: ["/assets/example.js:1:20"],
		},
	]);
});
