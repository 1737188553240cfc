import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { leadEventsPath } from "#domain/lead-desk/lead-address.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { newLead } from "#tests/support/incoming-lead.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import { type Site, startSite } from "#tests/support/site.ts";

/** A first name that no other lead of the run has. */
let names = 0;
function freshName(): string {
	names += 1;
	return `Live${Date.now().toString(36)}${process.env.TEST_PARALLEL_INDEX ?? 0}${"abcdefghij"[names % 10]}${names}`;
}

/** A lead that has just come. A second later than the one before. @returns its name and its page */
async function arrive(site: Site, sites: readonly Site[] = [site]) {
	await Promise.all(sites.map((one) => one.ask("moveClock", 1)));
	const name = freshName();
	const { path } = await newLead(site, { first_name: name, name });
	return { name, path };
}

const rows = (page: Page) => page.locator("[data-lead]");
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const chip = (page: Page) => page.getByRole("button", { name: "Show" });

/** The names at the top of the list. */
const expectOnTop = (page: Page, ...expected: string[]) =>
	expect(async () => {
		const found = await rows(page)
			.getByRole("link")
			.evaluateAll((links) => links.map((link) => ({ name: link.textContent, page: link.getAttribute("href") })));
		expect(found.slice(0, expected.length).map(({ name }) => name?.split(" ")[0])).toEqual(expected);
		// Leads of other tests may have the same name.
		expect(new Set(found.map((one) => one.page)).size, "nothing is there twice").toBe(found.length);
	}).toPass({ timeout: 30_000 });

/** Opens the list, and waits until it receives lead events. */
async function openList(page: Page): Promise<void> {
	const listening = page.waitForResponse((response) => response.url().endsWith(leadEventsPath));
	await page.goto("/admin/leads");
	await hydrated(page);
	await listening;
	await page.mouse.move(0, 0);
}

/** As if somebody looked at another window, or at this one again. */
async function look(page: Page, state: "visible" | "hidden"): Promise<void> {
	await page.evaluate((state) => {
		Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
		document.dispatchEvent(new Event("visibilitychange"));
	}, state);
}

test.describe("two processes", () => {
	test.skip(!process.env.DATABASE_URL, "The embedded database belongs to one process");

	test("a lead that comes in through one is on the lists of both, in order and once, also after a lost connection", {
		tag: "@database",
	}, async ({ page, context, browser, site, signInAs, problems }) => {
		// It starts a second process, and waits until both receive lead events.
		test.slow();
		problems.allow(/ERR_INTERNET_DISCONNECTED/);
		await signInAs("admin");
		// A sign-in at one process counts for both.
		const AUTH_SECRET = readFileSync(join(dirname(site.outbox), "secrets", "auth"), "utf8").trim();
		const other = await startSite(undefined, { DATABASE_URL: site.databaseUrl, AUTH_SECRET });
		const both = [site, other];
		try {
			await other.ask("moveClock", ((await site.ask("now")).getTime() - (await other.ask("now")).getTime()) / 1000);
			const elsewhere = await browser.newContext({ baseURL: other.origin });
			await elsewhere.addCookies(await context.cookies());
			await problems.watch(elsewhere, other.origin);
			const theirs = await elsewhere.newPage();
			await openList(page);
			await openList(theirs);

			const first = await arrive(other, both);
			await expectOnTop(page, first.name);
			await expectOnTop(theirs, first.name);
			const second = await arrive(site, both);
			await expectOnTop(theirs, second.name, first.name);
			await expectOnTop(page, second.name, first.name);

			await context.setOffline(true);
			const missed = [await arrive(other, both), await arrive(site, both), await arrive(other, both)].map(
				({ name }) => name,
			);
			await expectOnTop(theirs, ...missed.toReversed());
			await expect(row(page, missed[0] ?? "")).toHaveCount(0);
			await context.setOffline(false);
			await expectOnTop(page, ...missed.toReversed(), second.name, first.name);
			const last = await arrive(other, both);
			await expectOnTop(page, last.name, ...missed.toReversed());
			await elsewhere.close();
		} finally {
			await other.stop();
		}
	});
});

test("a new lead does not move what somebody works on, and a second window shares the connection", async ({
	page,
	context,
	site,
	signInAs,
}) => {
	let streams = 0;
	context.on("request", (request) => {
		if (request.url().endsWith(leadEventsPath)) streams += 1;
	});
	const here = await arrive(site);
	await signInAs("admin");
	await openList(page);
	await row(page, here.name).getByRole("checkbox").check();
	const waiting = await arrive(site);
	await expect(chip(page)).toHaveText(/1 new lead\s*Show/);
	await expect(row(page, waiting.name)).toHaveCount(0);
	await expectAccessible(page);
	await expectToFit(page, "lead-live");
	await chip(page).click();
	await expectOnTop(page, waiting.name, here.name);
	await expect(row(page, here.name).getByRole("checkbox"), "what was selected stays").toBeChecked();
	await row(page, here.name).getByRole("checkbox").uncheck();

	const second = await context.newPage();
	await second.goto(`/admin/leads?status=new`);
	await hydrated(second);
	await look(page, "hidden");
	const late = await arrive(site);
	await expectOnTop(second, late.name, waiting.name);
	await expect(page).toHaveTitle(/^\(1\) Leads/);
	await look(page, "visible");
	await expect(page).not.toHaveTitle(/^\(/);
	expect(streams, "connections of both windows").toBe(1);

	// A lead that is no longer on a list stays where it was, and says so.
	await page.goto(late.path);
	await hydrated(page);
	await page.locator("#status-choice").selectOption("qualified");
	await page.getByRole("button", { name: "Save the status" }).click();
	await expect(row(second, late.name)).toContainText("No longer on this list");
	await expect(row(second, waiting.name)).not.toContainText("No longer on this list");
});

test("an open lead shows what a colleague does, and keeps what is being typed", async ({
	page,
	context,
	site,
	signInAs,
}) => {
	const lead = await arrive(site);
	await signInAs("admin");
	await page.goto(lead.path);
	await hydrated(page);
	const colleague = await context.newPage();
	await colleague.goto(lead.path);
	await hydrated(colleague);
	const timeline = page.getByRole("list", { name: "Timeline" });
	const addNote = async (text: string) => {
		await colleague.getByLabel("New note").fill(text);
		await colleague.getByRole("button", { name: "Add the note" }).click();
		await expect(colleague.getByRole("list", { name: "Timeline" })).toContainText(text);
	};
	await addNote("Prefers mornings.");
	await expect(timeline).toContainText("Prefers mornings.");
	await page.getByLabel("New note").fill("Has two children.");
	await addNote("Speaks Spanish.");
	await expect(timeline).toContainText("Speaks Spanish.");
	await colleague.locator("#status-choice").selectOption("contacted");
	await colleague.getByRole("button", { name: "Save the status" }).click();
	await expect(page.getByText("Someone has changed this lead.")).toBeVisible();
	await expect(page.getByLabel("New note")).toHaveValue("Has two children.");
});
