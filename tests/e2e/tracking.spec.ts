import type { Page } from "@playwright/test";
import { agency } from "#content/agency.ts";
import { fillContactForm, newVisitor, sendButton } from "#tests/support/contact-form.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { type Site, startSite } from "#tests/support/site.ts";

// Robots are not tracked, and headless browsers identify as robots.
test.use({
	allowed: ["analytics"],
	userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
});

type Entry = Record<string, unknown>;

/** Clicks on links are tracked but do not leave the page. */
async function stayHere(page: Page): Promise<void> {
	await page.evaluate(() =>
		document.addEventListener("click", (event) => {
			if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
		}),
	);
}

async function dataLayerOf(page: Page): Promise<Entry[]> {
	const entries = await page.evaluate(() => JSON.parse(JSON.stringify(window.dataLayer ?? [])) as Entry[]);
	return entries.filter(({ event }) => event !== undefined);
}

const sessionOf = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("sf_visit") ?? "{}").sessionId);

/** Leaves the page, which sends its events. */
async function leave(page: Page): Promise<void> {
	const sent = page.waitForResponse("**/functions/events");
	await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
	await sent;
}

async function storedEvents(site: Site, session: string, name: string) {
	const events = (await site.ask("visitorEvents")).filter(({ session_id }) => session_id === session);
	return events.filter((event) => event.name === name);
}

const started = (page: Page) =>
	expect.poll(async () => (await dataLayerOf(page)).map(({ event }) => event)).toContain("page_view");

test("each action of a visit is reported once to the data layer and once to the database", async ({ page, site }) => {
	const visitor = newVisitor();
	await page.goto("/en?utm_source=radio");
	await hydrated(page);
	await started(page);
	await stayHere(page);

	await page.getByRole("banner").getByRole("link", { name: "Get Quote" }).click();
	await page.getByRole("banner").getByRole("link", { name: "Book Consult" }).click();
	await page.getByRole("contentinfo").getByRole("link", { name: agency.tollFreePhone.display }).click();
	await page.locator("#licensed-states").getByRole("link", { name: "Texas" }).first().click();
	await fillContactForm(page, visitor);
	// The form has its own submit listener.
	await page.evaluate(() => document.querySelector<HTMLFormElement>("#contact form")?.requestSubmit());
	await page.getByRole("heading", { name: "Thank You!" }).waitFor();
	await page.locator("[data-slot=thank-you] a[href^='tel:']").last().click();
	// Links like those of the article list, and buttons that a script of the agency may add.
	await page.evaluate(() => {
		document.querySelector("main")?.insertAdjacentHTML(
			"beforeend",
			`<a href="/en/blog/daytona" id="article" data-article="daytona" data-article-title="What a funeral costs"
				data-article-category="Final expense">What a funeral costs</a>
			<button type="button" id="call">Call me</button><button type="button" id="book">Book a consultation</button>`,
		);
		for (const id of ["article", "call", "book"]) document.getElementById(id)?.click();
	});

	const expected: Record<string, Entry> = {
		page_view: {},
		get_quote: { label: "Get Quote", location: "header" },
		book_appointment: { product: "general", source: "header" },
		state_selection: { category: "navigation", state: "TX", state_name: "Texas" },
		form_submit: { form_id: "contact_main", utm_source: "radio", page_source: "/en" },
		contact_form: { form_type: "contact_form", page: "/en", outcome: "success" },
		blog_post_click: { id: "daytona", title: "What a funeral costs", category: "Final expense" },
		book_consultation: { label: "Book a consultation", location: "page" },
	};
	const entries = await dataLayerOf(page);
	const own = (name: string) =>
		entries.filter(({ event, ...rest }) => event === name && (name === "page_view" || Object.keys(rest).length > 0));
	for (const [event, properties] of Object.entries(expected))
		expect(own(event), event).toEqual([{ event, ...properties }]);
	const calls = [
		{ number: agency.tollFreePhone.e164, location: "footer" },
		{ number: agency.phone.e164, location: "contact_success" },
	];
	expect(own("call_click")).toEqual(calls.map((properties) => ({ event: "call_click", ...properties })));
	expect(own("phone_call")).toEqual([{ event: "phone_call", label: "Call me", location: "page" }]);
	// Each conversion is reported in addition to its action: two calls and an appointment.
	expect(
		entries
			.filter((entry) => Object.keys(entry).length === 1)
			.map(({ event }) => event)
			.sort(),
	).toEqual(["book_consultation", "page_view", "phone_call", "phone_call"].sort());
	expect(JSON.stringify(entries)).not.toContain(visitor.email);

	const session = await sessionOf(page);
	await leave(page);
	for (const [name, properties] of Object.entries(expected)) {
		await expect.poll(() => storedEvents(site, session, name), { message: name }).toHaveLength(1);
		expect(await storedEvents(site, session, name)).toMatchObject([{ properties, page: "/en", locale: "en" }]);
	}
	expect((await storedEvents(site, session, "call_click")).map(({ properties }) => properties)).toEqual(
		expect.arrayContaining(calls),
	);
	const vitals = (await storedEvents(site, session, "web_vital")) as { properties: unknown }[];
	const metrics = vitals.map(({ properties }) => (properties as { metric: string }).metric);
	expect(metrics).toEqual(expect.arrayContaining(["TTFB", "FCP", "CLS"]));
	expect(new Set(metrics).size).toBe(metrics.length);

	const conversions = (await site.ask("conversions")).filter(({ session_id }) => session_id === session);
	expect(conversions.map(({ event_type }) => event_type).sort()).toEqual(
		[
			"book_consultation",
			"book_consultation",
			"form_submit",
			"get_quote",
			"phone_call",
			"phone_call",
			"phone_call",
		].sort(),
	);
});

test("a calculation and the booking after it are reported once with their product", async ({ page, site }) => {
	await page.goto("/en/calculator?service=term_life&state=FL&coverageAmount=250000&age=40&termYears=20");
	await hydrated(page);
	await started(page);
	await stayHere(page);
	const session = await sessionOf(page);
	await page.evaluate(() => {
		for (const form of document.querySelectorAll<HTMLFormElement>("[data-island=calculator] form"))
			form.requestSubmit();
	});
	await expect.poll(async () => (await dataLayerOf(page)).map(({ event }) => event)).toContain("calculator_completed");
	const booking = page.locator(`[data-island=calculator] a[href^="${agency.booking["term-life"]}"]`).first();
	await booking.click();
	await leave(page);
	await expect.poll(() => storedEvents(site, session, "calculator_completed")).toHaveLength(1);
	expect(await storedEvents(site, session, "calculator_completed")).toMatchObject([
		{ properties: { service: "term_life", state: "FL", values: { age: "40-49", coverage: "250k-500k" } } },
	]);
	expect(await storedEvents(site, session, "calendar_clicked")).toMatchObject([
		{ properties: { service: "term_life", state: "FL", lead_captured: false } },
	]);
	expect(await storedEvents(site, session, "book_appointment")).toEqual([]);
});

test.describe("with marketing allowed too", () => {
	test.use({ allowed: ["analytics", "marketing"] });
	test("the data layer gets the email of a sent form, and the database does not", async ({
		page,
		site,
		context,
		problems,
	}) => {
		problems.allow(/request to another host: https:\/\/www\.google\.com\/maps/);
		await context.route("https://www.google.com/**", (route) => route.fulfill({ contentType: "text/html", body: "" }));
		const visitor = newVisitor();
		await page.goto("/en");
		await hydrated(page);
		await started(page);
		await fillContactForm(page, visitor);
		await sendButton(page).click();
		await page.getByRole("heading", { name: "Thank You!" }).waitFor();
		const [submit] = (await dataLayerOf(page)).filter(({ event }) => event === "form_submit");
		expect(submit).toMatchObject({ form_id: "contact_main", utm_source: "direct", email: visitor.email });
		const session = await sessionOf(page);
		await leave(page);
		await expect.poll(() => storedEvents(site, session, "form_submit")).toHaveLength(1);
		expect(JSON.stringify(await site.ask("visitorEvents"))).not.toContain(visitor.email);
	});
});

test("a refused form is reported with its reason", async ({ page, problems }) => {
	problems.allow(/429|400|403|500/);
	await page.route("**/functions/hyper-service", (route) =>
		route.fulfill({ status: 429, json: { error: { code: "rate_limited", message: "rate limit" } } }),
	);
	await page.goto("/en");
	await hydrated(page);
	await started(page);
	await fillContactForm(page, newVisitor());
	await sendButton(page).click();
	await expect
		.poll(async () => (await dataLayerOf(page)).filter(({ event }) => event === "contact_form"))
		.toEqual([
			{
				event: "contact_form",
				form_type: "contact_form",
				page: "/en",
				outcome: "failure",
				error_message: "rate_limited",
			},
		]);
});

test("consent is denied by default, granted by the visitor, and denied again after withdrawal", async ({ page }) => {
	await page.goto("/en/about");
	await hydrated(page);
	await started(page);
	const commands = () =>
		page.evaluate(() =>
			(window.dataLayer ?? []).filter((entry) => 0 in entry).map((entry) => Array.from(entry as ArrayLike<unknown>)),
		);
	expect(await commands()).toMatchObject([
		["consent", "default", { analytics_storage: "denied", ad_storage: "denied", ad_user_data: "denied" }],
		["consent", "update", { analytics_storage: "granted", ad_storage: "denied", ad_personalization: "denied" }],
	]);
	await page.getByRole("button", { name: "Cookie preferences" }).click();
	const dialog = page.getByRole("dialog", { name: "Cookie Preferences" });
	await expect(dialog.getByRole("switch", { name: "Analytics Cookies" })).toBeChecked();
	await dialog.getByRole("switch", { name: "Analytics Cookies" }).uncheck();
	await dialog.getByRole("button", { name: "Save Preferences" }).click();
	await expect.poll(commands).toHaveLength(3);
	expect((await commands())[2]).toMatchObject(["consent", "update", { analytics_storage: "denied" }]);
	const before = await dataLayerOf(page);
	await stayHere(page);
	await page.getByRole("banner").getByRole("link", { name: "Get Quote" }).click();
	expect(await dataLayerOf(page)).toEqual(before);
});

test("the tag manager loads with consent, and only if it is configured", async ({ page, problems }) => {
	await page.goto("/en/about");
	await started(page);
	expect(await page.locator("script[src*=googletagmanager]").count()).toBe(0);

	const managed = await startSite();
	try {
		await managed.ask("setTagManager", "GTM-TEST123");
		problems.allow(/googletagmanager/);
		problems.allow(new RegExp(managed.origin));
		await page.goto(`${managed.origin}/en/careers`);
		await expect(page.locator("script[src='https://www.googletagmanager.com/gtm.js?id=GTM-TEST123']")).toBeAttached();
	} finally {
		await managed.stop();
	}
});
