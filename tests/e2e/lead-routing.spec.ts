import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { openMore } from "#tests/support/lead-page.ts";
import { leadSubmissions } from "#tests/support/lead-submissions.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import { captchaToken, postLead } from "#tests/support/send-lead.ts";
import type { Site } from "#tests/support/site.ts";
import { openAccount } from "#tests/support/staff.ts";

const dayMs = 86_400_000;

/** Somebody asks for a price. @returns the lead's page */
async function askForPrice(site: Site, name: string, changes: Record<string, unknown> = {}): Promise<string> {
	const body = leadSubmissions.quote({
		first_name: name,
		last_name: "Routed",
		email: `${randomUUID()}@example.com`,
		locale: "es",
		state: "FL",
		submission_id: randomUUID(),
		recaptchaToken: await captchaToken(site.origin),
		...changes,
	});
	const response = await postLead(site.origin, body);
	expect(response.status).toBe(200);
	const { id } = (await response.json()) as { id: string };
	return `/admin/leads/${id}`;
}

/** Opens the lead until its page says this about its owner: routing gives leads a moment after they came. */
async function openRouted(page: Page, path: string, title: string) {
	const card = page.getByRole("region", { name: title });
	await expect(async () => {
		await page.goto(path);
		await hydrated(page);
		await openMore(page);
		await expect(card).toBeVisible({ timeout: 1000 });
	}).toPass({ timeout: 45_000 });
	return card;
}

/** The rules' results for one person. */
const reasonsOf = (part: Locator, name: string) => part.locator("summary", { hasText: name }).locator("..");

async function saveRules(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Save the rules" }).click();
	await page.waitForURL(/done=saved/);
	await expect(page.getByText("The rules are saved")).toBeVisible();
}

async function turnOff(page: Page): Promise<void> {
	await page.goto("/admin/routing");
	await page.getByRole("checkbox", { name: /^Routing is on/ }).uncheck();
	await saveRules(page);
	await expect(page.getByText(/^Routing is off/)).toBeVisible();
}

test("a stranger finds why a lead went to its owner, and why another one waits", { tag: "@database" }, async ({
	page,
	browser,
	playwright,
	site,
	signInAs,
	problems,
}) => {
	// Rules are tried on leads, published, and assign a lead in a job.
	test.slow();
	problems.allow(/400/);
	const [ana, luis] = ["ana@routing.example", "luis@routing.example"];
	const cookies = await openAccount(site, playwright.request, ana);
	await openAccount(site, playwright.request, luis);
	const past = new Date((await site.ask("now")).getTime() - 80 * dayMs).toISOString().slice(0, 10);
	for (const [email, name, licenses] of [
		[ana, "Ana Prieto", { FL: "2039-06-30" }],
		[luis, "Luis Vega", { FL: past }],
	] as const) {
		await site.ask("nameAccount", email, name);
		await site.ask("giveRole", email, "agent");
		await site.ask("giveRecord", email, { languages: ["es", "en"], licenses });
	}
	await askForPrice(site, "Before");
	await signInAs("admin");
	await page.goto("/admin");
	await hydrated(page);
	await page.getByRole("link", { name: "Lead routing", exact: true }).click();
	await expect(page.getByText(/^Routing is off/)).toBeVisible();

	await test.step("the rules are refused, tried and saved", async () => {
		await page.getByRole("checkbox", { name: /^Routing is on/ }).check();
		// Other tests move the clock, also to holidays.
		await page.getByRole("checkbox", { name: /must be on shift/ }).uncheck();
		await page.getByRole("button", { name: "Save the rules" }).click();
		const part = (name: string) => page.getByRole("checkbox", { name: new RegExp(`^Takes part.*${name}`) });
		await expect(part("Ana Prieto")).toHaveAccessibleDescription("At least one person must take part");
		await expect(page.getByRole("checkbox", { name: /^Routing is on/ })).toBeChecked();
		await expect(page.getByText(/Florida license expired/)).toBeVisible();
		await part("Ana Prieto").check();
		await part("Luis Vega").check();
		// After an answer, the rest of the page is loaded again. Whoever is quick doesn't wait for that.
		const { promise: clicked, resolve: goOn } = Promise.withResolvers<void>();
		const rest = /\/admin\/routing\.data/;
		await page.route(rest, async (route) => {
			if (route.request().method() === "GET") await clicked;
			// The next click ends a request that waits.
			await route.continue().catch(() => {});
		});
		await page.getByRole("button", { name: "Test on the last 1,000 leads" }).click();
		const trial = page.getByRole("region", { name: "What these rules would do" });
		await expect(trial).toBeFocused();
		await expect(trial.getByRole("row", { name: /^Ana Prieto/ })).toBeVisible();
		await expect(trial.getByRole("row", { name: /^Luis Vega/ })).toHaveCount(0);
		await trial.getByRole("button", { name: "Why? Before Routed" }).first().click();
		await expect(trial.getByText("Explanation: Before Routed")).toBeInViewport();
		await expect(trial.getByText("Ana Prieto was the only person who met every rule.")).toBeVisible();
		goOn();
		await page.unroute(rest);
		await expectAccessible(page);
		await expectToFit(page, "routing-trial");
		await saveRules(page);
		await expect(page.getByText("Routing is on.", { exact: false })).toBeVisible();
	});

	await test.step("a lead has an owner, and its page says why", async () => {
		const card = await openRouted(page, await askForPrice(site, "Rosa"), "Why Ana Prieto has this lead");
		await expect(card.getByText("Ana Prieto was the only person who met every rule.")).toBeVisible();
		const owner = reasonsOf(card, "Ana Prieto");
		await expect(owner.getByText("Florida license: valid through June 30, 2039")).toBeVisible();
		await expect(owner.getByText("Speaks Spanish")).toBeVisible();
		const other = reasonsOf(card, "Luis Vega");
		await expect(other.locator("summary")).toContainText("Florida license: expired on");
		await expect(other.getByText("Speaks Spanish")).toBeHidden();
		await other.locator("summary").click();
		await expect(other.getByText("Speaks Spanish")).toBeVisible();
		await expectAccessible(page);
		await expectToFit(page, "lead-routed");
	});

	await test.step("a lead from a state without a license waits where an admin sees it", async () => {
		const path = await askForPrice(site, "Wendell", { state: "AK", locale: "en" });
		const card = await openRouted(page, path, "Why no one has this lead");
		await expect(card.getByText("waiting won’t change that")).toBeVisible();
		await page.goto("/admin/today");
		await hydrated(page);
		await expect(page.getByText(/^\d+ leads? (?:is|are) waiting for an owner/)).toBeVisible();
		await page.getByRole("link", { name: "See why" }).click();
		await page.waitForURL("**/admin/routing#queue");
		const waiting = page
			.getByRole("region", { name: "Leads without an owner" })
			.getByRole("listitem")
			.filter({ hasText: "Wendell Routed" });
		await waiting.getByText("What the rules say about each person").click();
		await expect(reasonsOf(waiting, "Ana Prieto")).toContainText("No Alaska license");
		await expectAccessible(page);
		await expectToFit(page, "routing-queue");
	});

	const guest = await browser.newContext({ baseURL: site.origin, storageState: { cookies, origins: [] } });
	const theirs = await guest.newPage();
	await test.step("away and back are one tap", async () => {
		await theirs.goto("/admin/today");
		await hydrated(theirs);
		await theirs.getByRole("button", { name: "I’m away" }).click();
		await expect(theirs.getByText("You’re away, so you don’t get new leads")).toBeVisible();
		const path = await askForPrice(site, "Pilar");
		const card = await openRouted(theirs, path, "Why no one has this lead");
		await expect(card.locator("summary", { hasText: "Ana Prieto" })).toContainText("Away");
		await theirs.goto("/admin/today");
		await hydrated(theirs);
		await theirs.getByRole("button", { name: "I’m back" }).click();
		await expect(theirs.getByText("You’re here")).toBeVisible();
		await openRouted(theirs, path, "Why Ana Prieto has this lead");
	});

	await test.step("a leave hands over the open leads, and brings no new ones; quiet hours stand beside it", async () => {
		const handedOver = new URL(theirs.url()).pathname;
		await theirs.goto("/account");
		await hydrated(theirs);
		const quiet = theirs.getByRole("region", { name: "Quiet hours" });
		await quiet.getByLabel("From").fill("21:00");
		await quiet.getByRole("button", { name: "Save" }).click();
		await expect(quiet.getByLabel("From")).toHaveAccessibleDescription("Enter both times");
		await quiet.getByLabel("Until").fill("07:00");
		await quiet.getByRole("button", { name: "Save" }).click();
		await expect(quiet.getByText("It’s in effect now.")).toBeVisible();

		const leave = theirs.getByRole("region", { name: "Leave" });
		const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(await site.ask("now"));
		await leave.getByLabel("First day").fill(today);
		await leave.getByLabel("Last day").fill(today);
		await leave.getByLabel("What happens to open leads and tasks?").selectOption({ label: "Luis Vega" });
		await leave.getByRole("button", { name: "Save the leave" }).click();
		await expect(leave.getByText("Routing assigns no new leads on these days.")).toBeVisible();
		await expect(quiet.getByLabel("Until")).toHaveValue("07:00");
		await expectAccessible(theirs);
		await expectToFit(theirs, "leave");

		const card = await openRouted(page, await askForPrice(site, "Noelia"), "Why no one has this lead");
		await expect(card.locator("summary", { hasText: "Ana Prieto" })).toContainText("Away");
		await page.goto(handedOver);
		await expect(page.getByRole("region", { name: "Owner" })).toContainText("Luis Vega");
		await page.goto("/admin/people");
		await page.getByRole("link", { name: "Ana Prieto" }).click();
		await hydrated(page);
		const seen = page.getByRole("region", { name: "Leave" });
		await expect(seen.getByLabel("First day")).toHaveValue(today);
		await seen.getByRole("button", { name: "Remove the leave" }).click();
		await expect(seen.getByText("Routing assigns new leads again.")).toBeVisible();
		await expect(seen.getByLabel("First day")).toHaveValue("");
		await guest.close();
	});

	await turnOff(page);
	for (const email of [ana, luis]) await site.ask("giveRole", email, "viewer");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the rules are refused, tried and saved", async ({ page, context, signInAs, problems }) => {
		// The browser reports scripts that it was not allowed to run.
		problems.allow(/400|\.js csp$/);
		await signInAs("agent");
		await context.clearCookies();
		await signInAs("admin");
		await page.goto("/admin/routing");
		const days = page.getByLabel("How many days someone counts as new");
		const part = page.getByRole("checkbox", { name: /^Takes part/ }).first();
		await page.getByRole("checkbox", { name: /^Routing is on/ }).check();
		await days.fill("400");
		await part.check();
		await page.getByRole("button", { name: "Save the rules" }).click();
		await expect(page.getByRole("alert")).toContainText("The rules were not saved");
		await expect(days).toHaveAccessibleDescription(/Enter a number from 7 to 90/);
		await expect(days).toHaveValue("400");
		await expect(part).toBeChecked();
		await days.fill("30");
		await page.getByRole("button", { name: "Test on the last 1,000 leads" }).click();
		await expect(page.getByRole("heading", { name: "What these rules would do" })).toBeInViewport();
		await page.getByRole("button", { name: "Explain" }).click();
		await expect(days).toHaveValue("30");
		await saveRules(page);
		await turnOff(page);
	});
});
