import { randomInt } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { keysHeard, tabTo } from "#tests/support/desk-keys.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { newLead, waitForNoon } from "#tests/support/incoming-lead.ts";

// Nobody has a mouse here: these tests press keys and look.
test.use({ viewport: { width: 1280, height: 800 } });

/** A last name that no other lead of the run has. */
const freshName = () => `J${Array.from({ length: 10 }, () => String.fromCharCode(97 + randomInt(26))).join("")}`;

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const badge = (page: Page) => page.locator("main header [data-slot=badge]");
const row = (page: Page, name: string) => page.locator("[data-lead]").filter({ hasText: name });

async function press(page: Page, ...keys: string[]): Promise<void> {
	for (const key of keys) await page.keyboard.press(key);
}

/** On a page that has just opened. A key that comes a moment too early goes to the page before. */
async function pressUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
	await expect(async () => {
		await press(page, key);
		await expect(target).toBeFocused({ timeout: 1000 });
	}).toPass();
}

/** Chooses from the list that has the focus. */
async function choose(page: Page, option: string): Promise<void> {
	await page.keyboard.type(option);
	await expect(page.locator("select:focus option:checked")).toHaveText(option);
}

/** Chooses a view of the list, and searches it. Then no element has the focus, so keys begin at the first row. */
async function search(page: Page, view: string, text: string): Promise<void> {
	const link = page.getByRole("link", { name: new RegExp(`^${view}`) });
	await tabTo(page, link);
	await press(page, "Enter");
	await expect(link).toHaveAttribute("aria-current", "page");
	await press(page, "/");
	await page.keyboard.type(text);
	await press(page, "Enter");
	await expect(page.getByText(`Search: ${text}`)).toBeVisible();
}

/** Goes back to the list, which still shows the same leads, and to its first row. */
async function backToFirstRow(page: Page, name: string): Promise<void> {
	await tabTo(page, page.getByRole("link", { name: "Back to the list" }), "Shift+Tab");
	await press(page, "Enter");
	await expect(page).toHaveURL(new RegExp(`/admin/leads\\?.*text=${name}`));
	await expect(row(page, name)).toHaveCount(1);
	await pressUntilFocused(page, "j", row(page, name));
}

test("by keyboard alone a lead is found, taken, opened and called, and each key leads to its part", async ({
	page,
	site,
	signInAs,
}) => {
	await waitForNoon(site);
	const name = freshName();
	await newLead(site, { first_name: "Rosa", last_name: name, name: `Rosa ${name}` });
	await site.ask("moveClock", 1);
	await newLead(site, { last_name: name, name: `Marie ${name}` });
	await signInAs("agent");
	const [marie, rosa] = [row(page, `Marie ${name}`), row(page, `Rosa ${name}`)];
	// Leads are findable a moment after they arrived.
	await expect(async () => {
		await page.goto(`/admin/leads?owner=none&text=${name}`);
		await expect(row(page, name)).toHaveCount(2, { timeout: 1000 });
	}).toPass();
	await page.goto("/admin/leads");
	await keysHeard(page);
	await search(page, "Unassigned", name);
	await expect(row(page, name)).toHaveCount(2);
	await press(page, "j", "j");
	await expect(rosa).toBeFocused();
	await press(page, "k");
	await expect(marie).toBeFocused();
	await press(page, "a");
	await expect(page.getByRole("region", { name: "1 lead changed" })).toBeVisible();
	await expect(marie).toHaveCount(0);
	await expect(rosa, "the next row took its place").toBeFocused();

	await search(page, "Mine", name);
	await expect(marie).toContainText("Owner: You");
	await press(page, "j");
	await expect(marie).toBeFocused();
	await press(page, "Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Marie ${name}`);
	await keysHeard(page);
	// The question of Chromium which program dials would take the keys.
	await page.locator("#call-now").evaluate((link) =>
		link.addEventListener("click", (event) => {
			event.preventDefault();
			document.documentElement.dataset.dialed = "";
		}),
	);
	await press(page, "c");
	await expect(page.locator("html[data-dialed]")).toBeAttached();
	await press(page, "2");
	await expect(part(page, "Call").getByRole("status")).toHaveText("Call logged");
	await part(page, "Call").focus();
	await tabTo(page, part(page, "Call").getByRole("button", { name: "Undo" }));
	await press(page, "Enter");
	await expect(part(page, "Call").getByRole("status")).toHaveText("Call removed. It no longer counts.");

	await backToFirstRow(page, name);
	await press(page, "s");
	await expect(part(page, "Tasks")).toBeFocused();
	await press(page, "t");
	await expect(page.getByLabel("What has to be done?")).toBeFocused();
	await tabTo(page, part(page, "Tasks").getByRole("button", { name: "Add the task" }));

	await backToFirstRow(page, name);
	await press(page, "n");
	await expect(page.getByLabel("New note")).toBeFocused();
	await page.keyboard.type("Speaks Kreyòl. s t 1");
	await press(page, "Tab", "Enter");
	await expect(part(page, "Notes and timeline").getByRole("status")).toHaveText("Note added");
	await expect(page.getByLabel("New note")).toHaveValue("");

	await backToFirstRow(page, name);
	await press(page, "e");
	await expect(page.getByRole("dialog", { name: `Change the status: Marie ${name}` })).toBeVisible();
	await choose(page, "Qualified");
	await press(page, "Tab", "Enter");
	await expect(marie).toContainText("Qualified");
	await expect(marie, "the dialog gives the focus back").toBeFocused();

	await press(page, "Enter");
	await expect(badge(page)).toHaveText("Qualified");
	await pressUntilFocused(page, "r", part(page, "Email").getByLabel("Template"));
	await tabTo(page, part(page, "Email").getByRole("button", { name: "Use this template" }));
	await pressUntilFocused(page, "e", part(page, "Status").getByLabel("Status"));
});

test("keys are on a list, rest while it is open, and can be turned off on all pages", async ({
	page,
	site,
	signInAs,
}) => {
	const { path } = await newLead(site);
	await signInAs("admin");
	await page.goto(path);
	await keysHeard(page);
	const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
	const note = page.getByLabel("New note");
	await press(page, "?");
	await expect(list).toContainText("Write a note");
	await expectAccessible(page);
	await press(page, "n");
	await expect(note, "keys rest while the list is open").not.toBeFocused();
	// Keys work right after the dialog is gone, before the browser draws the page without it.
	await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("n")]);
	await expect(list).toBeHidden();
	await expect(note).toBeFocused();
	await page.keyboard.type("n s t 1?");
	await expect(note).toHaveValue("n s t 1?");
	await press(page, "Tab", "Control+e", "Shift+T");
	await expect(page.getByRole("button", { name: "Add the note" }), "with another key, they rest").toBeFocused();

	await press(page, "?");
	await tabTo(page, list.getByLabel("Shortcuts are on"));
	await press(page, "Space", "Tab", "Enter");
	await expect(list).toBeHidden();
	await press(page, "e", "?");
	await expect(list).toBeHidden();
	await expect(part(page, "Status").getByLabel("Status")).not.toBeFocused();
	await page.goto("/admin/leads");
	await hydrated(page);
	await press(page, "/", "?");
	await expect(page.getByRole("searchbox", { name: "Search leads" })).not.toBeFocused();
	await expect(list).toBeHidden();
	await tabTo(page, page.getByRole("button", { name: "Keyboard shortcuts" }));
	await press(page, "Enter");
	await tabTo(page, list.getByLabel("Shortcuts are on"));
	await press(page, "Space", "Escape", "/");
	await expect(page.getByRole("searchbox", { name: "Search leads" })).toBeFocused();
});

test("suspected spam is judged row by row with one key", async ({ page, site, signInAs }) => {
	const name = freshName();
	const lead = { lastName: name, spamReasons: ["honeypot_filled"] };
	// These are some minutes old, and still newer than those of other tests.
	await site.ask("moveClock", 300);
	await site.ask("addLeads", [
		{ ...lead, firstName: "Third" },
		{ ...lead, firstName: "Second" },
		{ ...lead, firstName: "First" },
	]);
	await signInAs("admin");
	await page.goto("/admin/quarantine");
	await keysHeard(page);
	const suspect = (first: string) => page.getByRole("listitem").filter({ hasText: `${first} ${name}` });
	await press(page, "j");
	await expect(suspect("First")).toBeFocused();
	await press(page, "j", "s");
	await expect(page.getByRole("status").filter({ hasText: "Marked as spam" })).toBeVisible();
	await expect(suspect("Second")).toHaveCount(0);
	await expect(suspect("Third"), "the next row took its place").toBeFocused();
	await press(page, "k", "n");
	await expect(page.getByRole("status").filter({ hasText: "Not spam" })).toBeVisible();
	await expect(suspect("First")).toHaveCount(0);
	await expect(suspect("Third")).toBeFocused();
	await press(page, "?");
	await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Not spam");
});
