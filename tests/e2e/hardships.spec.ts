import type { Page } from "@playwright/test";
import { openCalculator } from "#tests/support/calculator.ts";
import { calculatorAddress } from "#tests/support/calculator-address.ts";
import { chatOf, visit } from "#tests/support/chat.ts";
import { fillContactForm, newVisitor, sendButton } from "#tests/support/contact-form.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import { answerAll, calcAnswers, funnelReady, leaveDetails, quoteAnswers } from "#tests/support/funnel.ts";
import type { Site } from "#tests/support/site.ts";

const lostConnection = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported/;
const { outbox, toasts } = copy.en.leads;

const sentBy = (site: Site, visitor: { email: string }) => async () =>
	(await site.ask("leads")).filter(({ email }) => email === visitor.email).length;

const kept = (page: Page) => page.getByRole("heading", { name: outbox.title });

for (const [name, path, answers, submit] of [
	["calculation", "/en/funnels/iul/calc", calcAnswers.iul, copy.en.funnelPages.calc.contact.submit],
	["quote", "/en/funnels/term-life-quote", quoteAnswers["term-life-quote"], copy.en.funnelPages.quote.contact.submit],
] as const) {
	test(`a funnel's ${name} goes on without a connection at each step, and its lead is sent later`, async ({
		page,
		context,
		site,
		problems,
	}) => {
		problems.allow(lostConnection);
		await page.goto(path);
		await funnelReady(page);
		await context.setOffline(true);
		await answerAll(page, "en", answers);
		const visitor = await leaveDetails(page, submit);
		await expect(kept(page)).toBeVisible();
		await context.setOffline(false);
		await expect.poll(sentBy(site, visitor)).toBe(1);
	});
}

test("a calculation and its report go on without a connection", async ({ page, context, site, problems }) => {
	problems.allow(lostConnection);
	const visitor = newVisitor();
	const { report, next } = copy.en.calculator;
	const inputs = { service: "iul", state: "TX", age: "35", monthlyContribution: "300", timeHorizon: "20" };
	await openCalculator(page, calculatorAddress("en", inputs));
	await context.setOffline(true);
	await page.getByRole("link", { name: next.email }).click();
	const form = page.getByRole("form", { name: report.title });
	const { fields } = copy.en.leads;
	for (const field of ["first_name", "last_name", "email", "phone"] as const) {
		await form.getByLabel(fields[field], { exact: true }).fill(visitor[field]);
	}
	await form.getByRole("checkbox").first().check();
	await form.getByRole("button", { name: report.submit }).click();
	await expect(kept(page)).toBeVisible();
	await context.setOffline(false);
	await expect.poll(sentBy(site, visitor)).toBe(1);
});

test("a chat goes on without a connection, and its lead is sent later", async ({ page, context, site, problems }) => {
	problems.allow(lostConnection);
	const { email } = newVisitor();
	const { panel, open, answer } = chatOf(page);
	await visit(page, "/en/about");
	await open();
	await context.setOffline(true);
	await answer("FL", "iul", "within_30_days");
	await panel.getByLabel(copy.en.leads.fields.name, { exact: true }).fill("Marie");
	await panel.getByLabel(copy.en.leads.fields.email, { exact: true }).fill(email);
	await panel.getByRole("button", { name: copy.en.chat.lead.submit }).click();
	await expect(panel.getByRole("heading", { name: outbox.title })).toBeVisible();
	await context.setOffline(false);
	await expect.poll(sentBy(site, { email })).toBe(1);
});

/** `denied`: each access throws. `full`: only writing does. */
async function refuseStorage(page: Page, how: "denied" | "full"): Promise<void> {
	await page.addInitScript((kind) => {
		const fail = () => {
			throw new DOMException("refused", kind === "full" ? "QuotaExceededError" : "SecurityError");
		};
		if (kind === "full") {
			Storage.prototype.setItem = fail;
			IDBObjectStore.prototype.put = fail;
			Cache.prototype.put = fail;
			return;
		}
		for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
			Object.defineProperty(window, name, { get: fail });
		}
	}, how);
}

for (const how of ["denied", "full"] as const) {
	test(`with storage ${how}, forms, funnels and the chat still send`, async ({ page, site }) => {
		await refuseStorage(page, how);
		await page.goto("/en");
		await hydrated(page);
		const visitor = newVisitor();
		await fillContactForm(page, visitor);
		await sendButton(page).click();
		await expect(page.getByRole("heading", { name: copy.en.contact.thanks.title })).toBeVisible();

		await page.goto("/en/funnels/iul/calc");
		await funnelReady(page);
		await answerAll(page, "en", calcAnswers.iul);
		const lead = await leaveDetails(page, copy.en.funnelPages.calc.contact.submit);
		await expect.poll(sentBy(site, lead)).toBe(1);
	});

	test(`with storage ${how} and no connection, the form says so and keeps what was typed`, async ({
		page,
		context,
		site,
		problems,
	}) => {
		problems.allow(lostConnection);
		await refuseStorage(page, how);
		const visitor = newVisitor();
		await page.goto("/en");
		await hydrated(page);
		await fillContactForm(page, visitor);
		await context.setOffline(true);
		await sendButton(page).click();
		await expect(page.getByText(toasts.failure.network).first()).toBeVisible();
		await expect(page.locator("[name=message]")).toHaveValue(visitor.message);
		await context.setOffline(false);
		await sendButton(page).click();
		await expect(page.getByRole("heading", { name: copy.en.contact.thanks.title })).toBeVisible();
		expect(await sentBy(site, visitor)()).toBe(1);
	});
}

for (const days of [1, -1]) {
	test(`a clock that is ${days > 0 ? "a day ahead" : "a day behind"} stops nobody`, async ({ page, site }) => {
		// A message sent and a location found by the right clock, as a visitor has them who changes the clock.
		await page.addInitScript(() => {
			try {
				if (localStorage.getItem("sf_last_contact")) return;
				const anHourAgo = new Date(Date.now() - 3_600_000);
				localStorage.setItem("sf_last_contact", anHourAgo.toISOString());
				const data = { state: "TX", country: "US" };
				localStorage.setItem("sf_location", JSON.stringify({ data, timestamp: anHourAgo.getTime() }));
			} catch {
				// The blank first page has no storage.
			}
		});
		await page.addInitScript((shift) => {
			const RealDate = Date;
			window.Date = class extends RealDate {
				constructor(...given: unknown[]) {
					if (given.length === 0) super(RealDate.now() + shift);
					else super(...(given as [number]));
				}
				static override now(): number {
					return RealDate.now() + shift;
				}
			} as DateConstructor;
		}, days * 86_400_000);
		const visitor = newVisitor();
		await page.goto("/en");
		await hydrated(page);
		await fillContactForm(page, visitor);
		await sendButton(page).click();
		await expect(page.getByRole("heading", { name: copy.en.contact.thanks.title })).toBeVisible();
		const [lead] = (await site.ask("leads")).filter(({ email }) => email === visitor.email);
		expect(lead?.spamReasons).toEqual([]);

		await page.goto("/en/funnels/term-life-quote");
		await funnelReady(page);
		await answerAll(page, "en", quoteAnswers["term-life-quote"]);
		const other = await leaveDetails(page, copy.en.funnelPages.quote.contact.submit);
		await expect.poll(sentBy(site, other)).toBe(1);
	});
}
