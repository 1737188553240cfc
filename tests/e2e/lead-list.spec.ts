import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { keysHeard, tabTo } from "#tests/support/desk-keys.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import type { Site } from "#tests/support/site.ts";

/** The name of a group of leads that no other test of the run has. */
function freshName(): string {
	return `Q${Date.now().toString(36)}${process.env.TEST_PARALLEL_INDEX ?? 0}`;
}

/** Leads of one family, of different kinds, of whom the last is the newest. */
async function addFamily(site: Site, family: string): Promise<string[]> {
	const hour = 3_600_000;
	const now = await site.ask("now");
	const lead = { lastName: family, email: "family@example.com", phone: "305-555-0123", state: "FL" };
	return site.ask("addLeads", [
		{ ...lead, firstName: "José", kind: "quote", product: "term-life", locale: "es" },
		{ ...lead, firstName: "Marie", kind: "guide", product: "iul", locale: "ht", suppressed: true },
		{
			...lead,
			firstName: "João",
			kind: "report",
			product: "fia",
			locale: "pt",
			contactDueAt: new Date(now.getTime() - hour),
		},
		{ ...lead, firstName: "Anna", kind: "offer", product: "debt-action", state: "TX", notOffered: true },
	]);
}

const summary = (page: Page, name: string) => page.locator("summary").filter({ hasText: new RegExp(`^${name}`) });
const rows = (page: Page) => page.locator("[data-lead]");
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

test("the list by keyboard: search, move, take, change the status, undo", async ({ page, site, signInAs }) => {
	const family = freshName();
	await addFamily(site, family);
	await signInAs("admin");
	await page.goto("/admin/leads");
	await keysHeard(page);
	await page.keyboard.press("/");
	await expect(page.getByRole("searchbox", { name: "Search leads" })).toBeFocused();
	// Leads are findable a moment after they arrived.
	await expect(async () => {
		await page.goto(`/admin/leads?text=jose+${family}`);
		await expect(rows(page)).toHaveCount(1, { timeout: 1000 });
	}).toPass();
	await expect(row(page, `José ${family}`)).toBeVisible();
	await page.goto(`/admin/leads?text=${family}`);
	await keysHeard(page);
	await expect(rows(page)).toHaveCount(4);

	await page.keyboard.press("j");
	await expect(row(page, "Anna")).toBeFocused();
	await page.keyboard.press("j");
	await expect(row(page, "João")).toBeFocused();
	await page.keyboard.press("k");
	await page.keyboard.press("e");
	const dialog = page.getByRole("dialog", { name: `Change the status: Anna ${family}` });
	await dialog.getByLabel("Change to").selectOption("Contacted");
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(page.getByRole("region", { name: "1 lead changed" })).toBeVisible();
	await expect(row(page, "Anna")).toContainText("Contacted");
	await page
		.getByRole("region", { name: /changed/ })
		.getByRole("button", { name: "Undo" })
		.click();
	await expect(page.getByRole("region", { name: "Undone for 1 lead" })).toBeVisible();
	await expect(row(page, "Anna")).toContainText("New");

	await row(page, "Anna").focus();
	await page.keyboard.press("x");
	await expect(row(page, "Anna").getByRole("checkbox")).toBeChecked();
	await page.keyboard.press("?");
	const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
	await help.getByLabel("Shortcuts are on").uncheck();
	await help.getByRole("button", { name: "Close" }).click();
	await page.keyboard.press("j");
	await expect(row(page, "João")).not.toBeFocused();
	await page.evaluate(() => localStorage.removeItem("sf_lead_keys"));
});

test("on a phone: filter, save the list as a view, change all its leads and undo", async ({
	page,
	site,
	signInAs,
	problems,
}) => {
	problems.allow(/400/);
	const family = freshName();
	const source = family.toLowerCase();
	const leads = Array.from({ length: 3 }, (_, index) => ({
		firstName: `N${index}`,
		lastName: family,
		source,
		utmSource: source,
	}));
	await site.ask("addLeads", leads);
	await signInAs("admin");
	await page.setViewportSize({ width: 360, height: 780 });
	await page.goto("/admin/leads");
	await hydrated(page);
	const columns = await summary(page, "Columns").boundingBox();
	expect(columns).not.toBeNull();
	await summary(page, "Filters").click();
	expect(await summary(page, "Columns").boundingBox(), "stays where it is").toEqual(columns);
	await summary(page, "Status").click();
	await expectAccessible(page);
	await expectToFit(page, "lead-filters");
	// One of them is open at a time.
	await summary(page, "Source").click();
	await page.getByLabel("Source", { exact: true }).fill(source);
	await page.getByRole("button", { name: "Show leads" }).click();
	// The empty filters of the form are not in the address.
	await expect(page).toHaveURL(`${site.origin}/admin/leads?source=${source}`);
	await expect(rows(page)).toHaveCount(3);
	await expect(page.getByText("1–3 of 3", { exact: true })).toBeVisible();

	await page.getByText("Save this view").click();
	await page.getByRole("button", { name: "Save view" }).click();
	await expect(page.getByLabel("Name of the view")).toHaveAccessibleDescription(/Enter a name/);
	await page.getByLabel("Name of the view").fill(`Campaign ${family}`);
	await page.getByRole("button", { name: "Save view" }).click();
	await expect(page.getByText("View saved")).toBeVisible();
	await page.getByRole("link", { name: `Campaign ${family}` }).click();
	await expect(page.getByRole("link", { name: `Campaign ${family}` })).toHaveAttribute("aria-current", "page");

	const review = page.getByRole("button", { name: "Review the change" });
	await expect(review, "the first screen is for leads").toBeHidden();
	await page.getByLabel(`Select N1 ${family}`).check();
	await expect(page.getByText("Selected: 1")).toBeVisible();
	await page.getByRole("checkbox", { name: "Select all leads on this page" }).check();
	await expect(page.getByText("Selected: 3")).toBeVisible();
	await expect(review).toBeVisible();
	await page.getByLabel("All 3 leads on this list, on all pages").check();
	await page.getByRole("checkbox", { name: "Select all leads on this page" }).uncheck();
	await expect(page.getByText(/^Selected:/)).toHaveCount(0);
	await page.getByRole("button", { name: "Review the change" }).click();
	await expect(page.getByLabel("Change to")).toHaveAccessibleDescription(/Choose what to change/);
	await page.getByLabel("Change to").selectOption("Lost: Too expensive");
	await page.getByRole("button", { name: "Review the change" }).click();
	await expect(page.getByRole("heading", { name: "Change 3 leads?" })).toBeVisible();
	await expect(page.getByText("New (3)")).toBeVisible();
	await expectAccessible(page);
	await expectToFit(page, "lead-change");
	await page.getByRole("button", { name: "Change 3 leads" }).click();
	await expect(page.getByRole("region", { name: "3 leads changed" })).toBeVisible();
	await expect(rows(page).filter({ hasText: "Lost" })).toHaveCount(3);
	await page
		.getByRole("region", { name: /changed/ })
		.getByRole("button", { name: "Undo" })
		.click();
	await expect(page.getByRole("region", { name: "Undone for 3 leads" })).toBeVisible();
	await expect(rows(page).filter({ hasText: "New" })).toHaveCount(3);

	await page.getByText("Rename or delete views").click();
	await page.getByRole("button", { name: `Delete: Campaign ${family}` }).click();
	await expect(page.getByRole("region", { name: "View deleted" })).toBeVisible();
});

test("whoever works through a list goes on to the next lead, also from one that has left it", async ({
	page,
	site,
	signInAs,
}) => {
	const family = freshName();
	const source = family.toLowerCase();
	await site.ask(
		"addLeads",
		["One", "Two", "Three"].map((firstName) => ({ firstName, lastName: family, source, utmSource: source })),
	);
	await signInAs("admin");
	const list = `/admin/leads?status=new&source=${source}`;
	await page.goto(`${list}&sort=status`);
	const name = page.getByRole("heading", { level: 1 });
	// The page that begins after the first lead.
	const first = new URL((await row(page, "Three").getByRole("link").getAttribute("href")) ?? "", site.origin);
	const cursor = ["after", first.searchParams.get("place"), first.pathname.split("/").at(-1)].join(".");
	const second = `${list}&cursor=${encodeURIComponent(cursor)}&sort=status`;
	await page.goto(second);
	await expect(rows(page)).toHaveCount(2);
	await row(page, "Two").getByRole("link").click();
	await expect(name).toHaveText(`Two ${family}`);
	await hydrated(page);
	const status = page.getByRole("region", { name: "Status", exact: true });
	await status.getByLabel("Status", { exact: true }).selectOption("contacted");
	await page.getByRole("button", { name: "Save the status" }).click();
	await expect(page.getByText("Status saved")).toBeVisible();
	await page.getByRole("link", { name: "Next lead" }).click();
	await expect(name).toHaveText(`One ${family}`);
	await expect(page.getByRole("link", { name: "Next lead" })).toHaveCount(0);
	await page.getByRole("link", { name: "Previous lead" }).click();
	await expect(name).toHaveText(`Three ${family}`);
	await page.getByRole("link", { name: "Back to the list" }).click();
	await expect(page).toHaveURL(site.origin + second);
	await expect(rows(page)).toContainText([`One ${family}`]);

	// The page is empty after its last lead has left the list.
	await keysHeard(page);
	await page.keyboard.press("j");
	await page.keyboard.press("e");
	const dialog = page.getByRole("dialog", { name: `Change the status: One ${family}` });
	await dialog.getByLabel("Change to").selectOption("Contacted");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(page.getByRole("region", { name: "1 lead changed" })).toBeVisible();
	await expect(rows(page)).toContainText([`Three ${family}`]);
});

test("an agent sees what they may take", async ({ page, signInAs }) => {
	await signInAs("agent");
	await page.goto("/admin/leads");
	await expect(page.getByRole("link", { name: "Suspected spam" })).toHaveCount(0);
	await page.getByRole("link", { name: "Mine" }).click();
	await expect(page).toHaveURL(/owner=mine/);
	// Other journeys give this agent leads.
	const missing = page.getByRole("heading", { name: "You have no valid license on file" });
	await expect(missing.or(rows(page).first())).toBeVisible();
	await expect(rows(page).filter({ hasNotText: "Owner: You" })).toHaveCount(0);
	await page.getByRole("link", { name: "Unassigned" }).click();
	await expect(page).toHaveURL(/owner=none/);
});

async function pressOn(page: Page, target: Locator, key: string): Promise<void> {
	await tabTo(page, target);
	await page.keyboard.press(key);
}

test("a number that no filter has is named, by keyboard, and is left out or written as an amount", async ({
	page,
	site,
	signInAs,
	problems,
}) => {
	problems.allow(/400/);
	await signInAs("admin");
	await page.goto("/admin/leads");
	await hydrated(page);
	const quiet = page.getByLabel("Days without contact, at least");
	await pressOn(page, summary(page, "Filters"), "Enter");
	await tabTo(page, quiet);
	await page.keyboard.type("a month");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("alert")).toContainText("Days without contact, at least: a month");
	await expect(quiet).toHaveAccessibleDescription(/Enter a whole number/);
	await expect(quiet).toHaveValue("a month");
	await page.getByRole("link", { name: "Show the list without it" }).click();
	await expect(page).toHaveURL(`${site.origin}/admin/leads`);
	await expect(page.getByRole("alert")).toHaveCount(0);
	await summary(page, "Filters").press("Enter");
	await expect(quiet, "the list is one without it").toHaveValue("");
	await pressOn(page, summary(page, "More filters"), "Enter");
	await tabTo(page, page.getByLabel("Annual value from"));
	await page.keyboard.type("$1,200");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(`${site.origin}/admin/leads?valueFrom=1200`);
	const chip = page.getByRole("link", { name: "Annual value from: $1,200" });
	await chip.press("Enter");
	await expect(chip).toHaveCount(0);
	await expect(page).toHaveURL(`${site.origin}/admin/leads`);
});

test("what was chosen on one list is not chosen on the next", async ({ page, site, signInAs }) => {
	const family = freshName();
	const source = family.toLowerCase();
	const lead = { lastName: family, source, utmSource: source };
	await site.ask("addLeads", [
		{ ...lead, firstName: "One" },
		{ ...lead, firstName: "Two" },
		{ firstName: "Other", lastName: family },
	]);
	await signInAs("admin");
	await page.goto(`/admin/leads?source=${source}`);
	await hydrated(page);
	const whole = page.getByRole("checkbox", { name: "Select all leads on this page" });
	await whole.check();
	await expect(page.getByText("Selected: 2")).toBeVisible();
	await page.getByLabel(`Select Two ${family}`).uncheck();
	await expect(whole).not.toBeChecked();
	await page.getByLabel(`Select Two ${family}`).check();
	await expect(whole).toBeChecked();
	const all = page.getByRole("checkbox", { name: /^All .* on this list, on all pages$/ });
	await all.check();
	await page.getByRole("link", { name: `Remove filter: Source: ${source}` }).click();
	await expect(page).toHaveURL(`${site.origin}/admin/leads`);
	await expect(all).not.toBeChecked();
	await expect(whole).not.toBeChecked();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("filter, sort and choose columns by keyboard, change one lead, and undo", async ({
		page,
		site,
		signInAs,
		problems,
	}) => {
		// The browser reports scripts that it was not allowed to run.
		problems.allow(/\.js csp$/);
		const family = freshName();
		const source = family.toLowerCase();
		await site.ask("addLeads", [
			{ firstName: "One", lastName: family, source, utmSource: source },
			{ firstName: "Two", lastName: family, source, utmSource: source, state: "TX" },
			{ firstName: "Three", lastName: family, source, utmSource: source, state: "GA" },
		]);
		await signInAs("admin");
		await page.goto(`/admin/leads?source=${source}`);
		await expect(rows(page)).toHaveCount(3);
		await pressOn(page, summary(page, "Filters"), "Enter");
		await pressOn(page, summary(page, "State"), "Enter");
		await pressOn(page, page.getByLabel("Georgia", { exact: true }), "Space");
		await pressOn(page, page.getByLabel("Texas", { exact: true }), "Space");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(`${site.origin}/admin/leads?state=GA,TX&source=${source}`);
		await expect(rows(page)).toContainText(["Three", "Two"]);
		await pressOn(page, page.getByRole("link", { name: "State", exact: true }), "Enter");
		await pressOn(page, page.getByRole("link", { name: "State", exact: true }), "Enter");
		await expect(rows(page)).toContainText(["Two", "Three"]);
		await expect(page.getByRole("columnheader", { name: "State" })).toHaveAttribute("aria-sort", "descending");
		const value = page.getByRole("columnheader", { name: "Annual value" });
		for (const count of [1, 0]) {
			await pressOn(page, summary(page, "Columns"), "Enter");
			await pressOn(page, page.getByRole("checkbox", { name: "Annual value" }), "Space");
			await page.keyboard.press("Enter");
			await expect(page.getByText("Columns saved")).toBeVisible();
			await expect(value).toHaveCount(count);
			await expect(rows(page)).toContainText(["Two", "Three"]);
		}
		await page.getByLabel(`Select Two ${family}`).check();
		await page.getByLabel("Change to").selectOption("Qualified");
		await page.getByRole("button", { name: "Review the change" }).click();
		await page.getByRole("button", { name: "Change 1 lead" }).click();
		await expect(row(page, "Two")).toContainText("Qualified");
		await page
			.getByRole("region", { name: /changed/ })
			.getByRole("button", { name: "Undo" })
			.click();
		await expect(row(page, "Two")).toContainText("New");
	});
});
