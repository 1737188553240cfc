import type { BrowserContext, Locator, Page } from "@playwright/test";
import { copy } from "#tests/support/copy.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { layoutShift } from "#tests/support/layout-shift.ts";
import type { StaffKind } from "#tests/support/staff.ts";
import { ofThisTurn } from "#tests/support/turns.ts";

const warning = "Your session will expire in 5 minutes due to inactivity.";
const expired = "You have been logged out due to inactivity.";

/**
 * Opens the dashboard of somebody who is signed in, with a clock that the test moves. Long times are jumped over: a page
 * that lived through them in a second would ask so often that the server refuses it.
 */
async function openDashboard(page: Page): Promise<void> {
	await page.clock.install();
	await page.goto("/admin");
	await watched(page);
}

/** The dashboard measures the time from when it notes its first activity, which is after React took over the page. */
async function watched(page: Page): Promise<void> {
	await hydrated(page);
	await page.waitForFunction(() => localStorage.getItem("sf_activity") !== null);
}

/** Public pages follow the session once the server said who is signed in. */
async function followed(page: Page): Promise<void> {
	await expect(page.locator("html")).toHaveAttribute("data-signed-in", /./);
}

const who = async (context: BrowserContext) => (await (await context.request.get("/api/session")).json()).userRole;

test("an admin is warned after 25 minutes, stays signed in, and is signed out after 30 without activity", async ({
	page,
	context,
	signInAs,
}) => {
	await signInAs("admin");
	await openDashboard(page);
	await page.clock.fastForward("24:50");
	await expect(page.getByText(warning)).toBeHidden();
	await page.clock.runFor("00:20");
	await expect(page.getByText("Session Warning")).toBeVisible();
	await expect(page.getByText(warning)).toBeVisible();
	await page.getByRole("button", { name: "Stay signed in" }).click();
	await expect(page.getByText(warning)).toBeHidden();

	await page.clock.fastForward("24:50");
	await expect(page.getByText(warning)).toBeHidden();
	await page.clock.runFor("00:20");
	await expect(page.getByText(warning)).toBeVisible();
	await page.clock.fastForward("05:00");
	await page.waitForURL(/\/auth\?next=%2Fadmin/);
	await expect(page.getByText("Session Expired")).toBeVisible();
	await expect(page.getByText(expired)).toBeVisible();
	expect(await who(context)).toBeNull();
});

test("the mouse alone keeps an admin signed in, and the warning goes when it moves", async ({ page, signInAs }) => {
	await signInAs("admin");
	await openDashboard(page);
	for (let moves = 0; moves < 3; moves += 1) {
		await page.clock.fastForward("20:00");
		await page.mouse.move(200 + moves * 10, 300);
	}
	await expect(page.getByText(warning)).toBeHidden();
	await page.clock.fastForward("26:00");
	await expect(page.getByText(warning)).toBeVisible();
	await page.mouse.move(400, 400);
	await page.clock.runFor("00:10");
	await expect(page.getByText(warning)).toBeHidden();
	await page.clock.fastForward("20:00");
	await expect(page).toHaveURL(/\/admin/);
});

test("what is done in one tab keeps the others signed in", async ({ page, context, signInAs }) => {
	await context.clock.install();
	await signInAs("admin");
	await page.goto("/admin");
	await watched(page);
	const other = await context.newPage();
	await other.goto("/en/about");
	await followed(other);
	await context.clock.fastForward("26:00");
	await expect(page.getByText(warning)).toBeVisible();
	await other.mouse.move(300, 300);
	await expect(page.getByText(warning)).toBeHidden();
	await context.clock.fastForward("20:00");
	await expect(page).toHaveURL(/\/admin/);
	await context.clock.fastForward("10:01");
	await page.waitForURL(/\/auth/);
	await expect(other.getByText(expired)).toBeVisible();
});

test("a viewer is signed out on a public page after eight hours, in the page's language", async ({
	page,
	context,
	signInAs,
}) => {
	await page.clock.install();
	await signInAs("viewer");
	await page.goto("/es/about");
	await followed(page);
	const { sessionWarning, sessionExpired } = copy.es.notices;
	await page.clock.fastForward("07:54:00");
	await expect(page.getByText(sessionWarning.title)).toBeHidden();
	await page.clock.fastForward("02:00");
	await expect(page.getByText(sessionWarning.title)).toBeVisible();
	// Half a minute later, the page would give up waiting for the server, which this clock also decides.
	await page.clock.fastForward("04:05");
	await expect(page.getByText(sessionExpired.text)).toBeVisible();
	await expect(page).toHaveURL(/\/es\/about$/);
	await expect(page.getByRole("banner").getByRole("link", { name: copy.es.shell.nav.getQuote })).toBeVisible();
	expect(await who(context)).toBeNull();
});

test("a device that slept for nine hours signs out when it wakes", async ({ page, signInAs }) => {
	await signInAs("agent");
	await openDashboard(page);
	// Unlike runFor, this moves the clock and fires no timer more than once.
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
	await page.clock.setSystemTime(await page.evaluate(() => Date.now() + 9 * 3_600_000));
	await page.mouse.move(100, 100);
	await page.waitForURL(/\/auth/);
	await expect(page.getByText(expired)).toBeVisible();
});

test("the server signs out a laptop that was closed for nine hours", async ({ page, site, signInAs, context }) => {
	await signInAs("agent");
	await site.ask("moveClock", 9 * 3600);
	const data = await context.request.get("/admin.data", { maxRedirects: 0 });
	expect(await data.text()).not.toContain("@sunfield.example");
	await signInAs("agent");
	await site.ask("moveClock", 9 * 3600);
	await page.goto("/admin");
	await page.waitForURL(/\/auth/);
	await expect(page.getByText(expired)).toBeVisible();
});

test("a sign-out in another tab leaves no dashboard on the screen", async ({ page, context, signInAs }) => {
	await signInAs("agent");
	await page.goto("/admin");
	await hydrated(page);
	const other = await context.newPage();
	await other.goto("/en/about");
	await followed(other);
	await other.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
	await other.waitForURL(/\/en$/);
	await page.bringToFront();
	await page.evaluate(() => window.dispatchEvent(new Event("focus")));
	await page.waitForURL(/\/auth\?next=%2Fadmin%2Ftoday$/);
	await expect(page.getByText(expired)).toBeHidden();
});

test.describe("the header", () => {
	const buttons = (page: Page) => {
		const header = page.getByRole("banner");
		return {
			quote: header.getByRole("link", { name: "Get Quote" }).first(),
			book: header.getByRole("link", { name: "Book Consult" }).first(),
			signOut: header.getByRole("button", { name: "Sign Out" }).first(),
			admin: header.getByRole("link", { name: "Admin" }).first(),
		};
	};
	const expectOnly = async (all: Record<string, Locator>, visible: readonly string[]) => {
		for (const [name, locator] of Object.entries(all)) {
			await expect(locator, name).toBeVisible({ visible: visible.includes(name) });
		}
	};

	test("asks nothing about visitors who never signed in", async ({ page }) => {
		const asked: string[] = [];
		page.on("request", (request) => asked.push(new URL(request.url()).pathname));
		await page.goto("/en");
		await hydrated(page);
		await expectOnly(buttons(page), ["quote", "book"]);
		expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
		expect(await page.evaluate(() => localStorage.getItem("sf_activity"))).toBeNull();
	});

	for (const [kind, visible] of ofThisTurn([
		["viewer", ["signOut"]],
		["agent", ["signOut", "admin"]],
		["admin", ["signOut", "admin"]],
	] as const satisfies [StaffKind, string[]][])) {
		test(`shows a signed-in ${kind} ${visible.join(" and ")} without moving anything`, async ({ page, signInAs }) => {
			await signInAs(kind);
			let answer = () => {};
			const asked = new Promise<void>((resolve) => {
				answer = resolve;
			});
			await page.route("/api/session", async (route) => {
				await asked;
				await route.continue();
			});
			await page.goto("/en/about");
			await hydrated(page);
			await expectOnly(buttons(page), ["quote", "book"]);
			const places = () =>
				page.getByRole("banner").evaluate((header) =>
					[...header.querySelectorAll("nav, summary, form, button, a.button")]
						// The browser may or may not have laid out what is folded.
						.filter((element) => !element.closest("details:not([open]) > :not(summary)"))
						.map((element) => {
							const { x, y, width, height } = element.getBoundingClientRect();
							return [element.textContent, x, y, width, height];
						}),
				);
			const [before, shift] = [await places(), await layoutShift(page)];
			answer();
			await followed(page);
			await expectOnly(buttons(page), visible);
			expect(await places()).toEqual(before);
			expect(await layoutShift(page)).toBe(shift);
			await page.setViewportSize({ width: 390, height: 664 });
			await page.getByRole("button", { name: copy.en.shell.nav.open }).click();
			const menu = page.getByRole("navigation", { name: copy.en.shell.nav.main });
			await expect(menu.getByRole("button", { name: "Sign Out" })).toBeVisible();
			await expect(menu.getByRole("link", { name: "Admin" })).toBeVisible({ visible: kind !== "viewer" });
			await expect(menu.getByRole("link", { name: "Get Quote" })).toBeHidden();
		});
	}

	test("signs out, and forgets it", async ({ page, context, signInAs }) => {
		await signInAs("viewer");
		await page.goto("/en/about");
		await followed(page);
		await buttons(page).signOut.click();
		await page.waitForURL(/\/en$/);
		await hydrated(page);
		await expectOnly(buttons(page), ["quote", "book"]);
		expect(await who(context)).toBeNull();
		expect((await context.cookies()).map(({ name }) => name)).not.toContain("sf_signed_in");
		expect(await page.evaluate(() => localStorage.getItem("sf_activity"))).toBeNull();
	});
});

test("more than 50 focus events within a minute are logged, once", async ({ page, site, signInAs }) => {
	await signInAs("agent");
	await page.goto("/en/about");
	await followed(page);
	const logged = () => site.log().split("too many focus events").length - 1;
	const before = logged();
	await page.evaluate(() => {
		for (let count = 0; count < 50; count += 1) window.dispatchEvent(new Event("focus"));
	});
	const reported = page.waitForResponse(/\/api\/session\/focus$/);
	await page.evaluate(() => {
		for (let count = 0; count < 30; count += 1) window.dispatchEvent(new Event("focus"));
	});
	expect((await reported).status()).toBe(204);
	await expect.poll(logged).toBe(before + 1);
});
