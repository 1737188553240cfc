import type { Page } from "@playwright/test";
import { leadColumns, usualColumns } from "#domain/lead-desk/lead-columns.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import type { Site } from "#tests/support/site.ts";
import { staffEmail } from "#tests/support/staff.ts";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const menu = (page: Page) => page.getByRole("navigation", { name: "Staff pages" });

/** More leads than a screen shows. @returns their last name, which no other lead has */
async function addLeads(site: Site): Promise<string> {
	const lastName = `S${Date.now().toString(36)}${process.env.TEST_PARALLEL_INDEX ?? 0}`;
	const lead = { lastName, email: "desk@example.com", locale: "es", state: "FL" };
	await site.ask(
		"addLeads",
		Array.from({ length: 30 }, (_, index) => ({
			...lead,
			firstName: `Desk${index}`,
			kind: "quote",
			product: "term-life",
		})),
	);
	return lastName;
}

/** Shows the pages in a language from now on. */
async function speak(page: Page, site: Site, locale: Locale): Promise<void> {
	await page.context().addCookies([{ name: "sf_lang", value: locale, url: site.origin }]);
}

/** How many of these are whole on the screen, above what is fixed at its lower edge. */
function wholeRows(page: Page, selector: string): Promise<number> {
	return page.evaluate((selector) => {
		const bars = [...document.querySelectorAll(".pinned-bottom")].map((bar) => bar.getBoundingClientRect().top);
		const end = Math.min(window.innerHeight, ...bars);
		return [...document.querySelectorAll(selector)].filter((row) => {
			const { top, bottom } = row.getBoundingClientRect();
			return top >= 0 && bottom <= end;
		}).length;
	}, selector);
}

/** Opens the list of the leads with a last name. They are findable a moment after they arrived. */
async function openFound(page: Page, lastName: string): Promise<void> {
	await expect(async () => {
		await page.goto(`/admin/leads?text=${lastName}`);
		await expect(page.locator("[data-lead]").first()).toBeVisible({ timeout: 1000 });
	}).toPass();
	await hydrated(page);
}

test("many leads are on one screen, and the bar for several covers none of them", async ({ page, site, signInAs }) => {
	await addLeads(site);
	await signInAs("admin");
	await page.setViewportSize(desktop);
	await page.goto("/admin/leads");
	await hydrated(page);
	expect(await wholeRows(page, "[data-lead]")).toBeGreaterThanOrEqual(14);
	const row = page.locator("[data-lead]").nth(3);
	expect((await row.boundingBox())?.height).toBeLessThanOrEqual(45);
	await row.getByRole("checkbox").check();
	await expect(page.getByText("Selected: 1")).toBeVisible();
	expect(await wholeRows(page, "[data-lead]")).toBeGreaterThanOrEqual(14);
	await page.mouse.wheel(0, 700);
	const head = page.getByRole("columnheader", { name: "Name and request" });
	await expect(head).toBeInViewport();
	const bar = await page.getByRole("group", { name: "Change several leads" }).boundingBox();
	const top = await head.boundingBox();
	expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1);
	await expectAccessible(page);
	await expectToFit(page, "lead-list");

	await page.setViewportSize(phone);
	for (const locale of locales) {
		await speak(page, site, locale);
		await page.goto("/admin/leads");
		await hydrated(page);
		await page.evaluate(() => document.fonts.ready);
		const [search, columns] = await Promise.all([
			page.getByRole("searchbox").boundingBox(),
			page.locator("details:has([name=column]) > summary").boundingBox(),
		]);
		expect(columns?.y, `${locale}: on the line of the search`).toBeCloseTo(search?.y ?? 0, 0);
		const first = await page.locator("[data-lead]").first().boundingBox();
		// How many lines it has depends on its words.
		expect(first?.y, locale).toBeLessThanOrEqual(310);
	}
});

test("with all columns, no head wraps or is cut in any language, whatever the list is sorted by", async ({
	page,
	site,
	signInAs,
}) => {
	await addLeads(site);
	await signInAs("admin");
	await page.setViewportSize(desktop);
	const choose = (columns: readonly string[]) => {
		const form = new FormData();
		form.append("intent", "columns");
		for (const column of columns) form.append("column", column);
		return page.request.post("/admin/leads", { form, headers: { origin: site.origin } });
	};
	await choose(leadColumns);
	for (const locale of locales) {
		await speak(page, site, locale);
		await page.goto("/admin/leads?sort=owner");
		await hydrated(page);
		const heads = page.getByRole("columnheader");
		await expect(heads).toHaveCount(leadColumns.length + 2);
		const bad = await heads.evaluateAll((all) => {
			// As wide as each would be with the arrow of the order.
			const arrow = all.find((head) => head.ariaSort)?.querySelector("a > span");
			for (const head of all) if (!head.ariaSort && arrow) head.querySelector("a")?.append(arrow.cloneNode(true));
			return all
				.filter((head) => head.scrollWidth > head.clientWidth || head.clientHeight > 32)
				.map((head) => head.textContent);
		});
		expect(bad, locale).toEqual([]);
	}
	await choose(usualColumns);
});

test("the menu is beside every page, leads where the role may go, and stays as it was left", async ({
	page,
	site,
	signInAs,
}) => {
	await page.setViewportSize(desktop);
	await signInAs("agent");
	await page.goto("/admin");
	await hydrated(page);
	await expect(menu(page).getByRole("link", { name: "Today" })).toHaveAttribute("aria-current", "page");
	await expect(menu(page).getByRole("link", { name: "Complaints" })).toBeVisible();
	for (const name of ["Audit log", "People", "Suspected spam", "Export leads"])
		await expect(menu(page).getByRole("link", { name })).toHaveCount(0);

	const lastName = await addLeads(site);
	await signInAs("admin");
	await openFound(page, lastName);
	await page.getByRole("link", { name: `Desk29 ${lastName}` }).click();
	await expect(page.getByRole("heading", { level: 1, name: `Desk29 ${lastName}` })).toBeVisible();
	await expect(menu(page).getByRole("link", { name: "Leads", exact: true })).toHaveAttribute("aria-current", "true");
	await menu(page).getByRole("link", { name: "Audit log" }).click();
	await expect(page.getByRole("heading", { name: "Audit log", level: 2 })).toBeVisible();
	await menu(page).getByRole("button", { name: "Collapse the menu" }).click();
	await expect(menu(page).getByRole("link", { name: "Audit log" })).toBeHidden();
	await expectAccessible(page);
	await page.reload();
	await hydrated(page);
	await expect(menu(page).getByRole("link", { name: "Audit log" })).toBeHidden();
	await menu(page).getByRole("link", { name: "Manage" }).click();
	await expect(page.getByRole("heading", { name: "Manage", level: 2 })).toBeVisible();
	await menu(page).getByRole("button", { name: "Expand the menu" }).click();
	await expect(menu(page).getByRole("link", { name: "Audit log" })).toBeVisible();
});

test("Ctrl+K finds a lead, a page and an action, by keyboard alone", async ({ page, site, signInAs }) => {
	const lastName = await addLeads(site);
	await signInAs("admin");
	await openFound(page, lastName);
	const dialog = page.getByRole("dialog", { name: "Search or go to a page" });
	const box = dialog.getByRole("combobox");
	await page.keyboard.press("Control+k");
	await expect(box).toBeFocused();
	await page.keyboard.type("audit");
	await expect(dialog.getByRole("option")).toHaveText(["Audit log"]);
	await expectAccessible(page);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Audit log", level: 2 })).toBeVisible();

	await page.keyboard.press("Control+k");
	await box.fill(`desk17 ${lastName}`);
	await expect(dialog.getByRole("option").first()).toContainText(`Desk17 ${lastName}`);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: `Desk17 ${lastName}` })).toBeVisible();

	await page.getByRole("button", { name: "Search or go to…" }).click();
	await box.fill("zzqq");
	await expect(dialog.getByRole("status")).toHaveText("Nothing found");
	await box.fill("");
	await page.keyboard.press("ArrowUp");
	await expect(dialog.getByRole("option", { selected: true })).toHaveText("Sign Out");
	await box.fill("add");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/admin\/leads\/new$/);
	await expect(dialog).toBeHidden();
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "on a phone" : "on a phone without script", () => {
		test.use({ javaScriptEnabled, viewport: phone });

		test("the menu opens over the page, and the main pages are at the thumb", async ({ page, signInAs, problems }) => {
			if (!javaScriptEnabled) problems.allow(/\.js csp$/);
			await signInAs("admin");
			await page.goto("/admin");
			if (javaScriptEnabled) await hydrated(page);
			await expect(page.getByText(staffEmail("admin"))).toBeVisible();
			await expect(menu(page)).toBeHidden();
			await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Calendar" }).click();
			await expect(page.getByRole("heading", { name: "Calendar", level: 2 })).toBeVisible();
			await page.getByRole("button", { name: "Menu" }).click();
			await expect(menu(page)).toBeVisible();
			if (javaScriptEnabled) await expectAccessible(page, [phone.width]);
			await menu(page).getByRole("link", { name: "Complaints" }).click();
			await expect(page.getByRole("heading", { name: "Complaints", level: 2 })).toBeVisible();
			await expect(menu(page)).toBeHidden();
		});
	});
}

test("a printed list is a table of leads, without what can be done", async ({ page, site, signInAs }) => {
	await addLeads(site);
	await signInAs("admin");
	await page.goto("/admin/leads");
	await page.setViewportSize({ width: 740, height: 1000 });
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("columnheader", { name: "Name and request" })).toBeVisible();
	await expect(page.getByRole("button")).toHaveCount(0);
	await expect(menu(page)).toBeHidden();
	await expect(page.getByRole("banner")).toBeHidden();
});
