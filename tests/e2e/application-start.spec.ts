import type { Page } from "@playwright/test";
import { copy } from "#tests/support/copy.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";

const { errors } = copy.en.common;
const { startup } = copy.en;
const failedFetch = /net::ERR_FAILED|Failed to fetch|dynamically imported|request failed/;

for (const script of ["root", "entry.client", "desk", "auth"]) {
	test(`the sign-in page says so when its script ${script} can't be loaded`, async ({ page, problems }) => {
		problems.allow(failedFetch);
		let fails = true;
		await page.route(new RegExp(`/assets/${script}-[^/]+\\.js`), (route) =>
			fails ? route.abort("failed") : route.fallback(),
		);
		await page.goto("/auth");
		const box = page.getByRole("alert");
		await expect(box.getByRole("heading", { name: "Application Failed to Start" })).toBeVisible();
		await expect(box.getByRole("heading")).toHaveCount(1);
		fails = false;
		await box.getByRole("link", { name: "Reload Page" }).click();
		await hydrated(page);
		await expect(box).toHaveCount(0);
	});
}

test("the dashboard says so in the visitor's language", async ({ page, context, site, signInAs, problems }) => {
	problems.allow(failedFetch);
	await signInAs("admin");
	await context.addCookies([{ name: "sf_lang", value: "es", url: site.origin }]);
	await page.route(/\/assets\/admin-layout-[^/]+\.js/, (route) => route.abort("failed"));
	await page.goto("/admin");
	await expect(page.getByRole("alert").getByRole("heading", { name: copy.es.startup.failed.title })).toBeVisible();
});

for (const path of ["/auth", "/admin"]) {
	test(`${path} without its root element says so`, async ({ page, signInAs }) => {
		if (path === "/admin") await signInAs("admin");
		await page.route(`**${path}`, async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, body: (await response.text()).replace('id="root"', "") });
		});
		await page.goto(path);
		await expect(page.getByRole("heading", { name: "Critical Error: Root Element Missing" })).toBeVisible();
		await expect(page.getByRole("alert").getByText(startup.rootless.text)).toBeVisible();
		await expect(page.getByRole("link", { name: "Reload Page" })).toBeVisible();
	});
}

test("an application that fails while it starts says so", async ({ page, problems }) => {
	problems.allow(/simulated/);
	await page.route(/\/assets\/entry\.client-[^/]+\.js/, (route) =>
		route.fulfill({ contentType: "text/javascript", body: "throw new Error('simulated')" }),
	);
	await page.goto("/auth");
	await expect(page.getByRole("heading", { name: "Application Failed to Start" })).toBeVisible();
});

/** Lets the sign-in page fail while it is drawn. */
async function breakPage(page: Page, message: string): Promise<void> {
	await page.evaluate((text) => {
		const { get } = URLSearchParams.prototype;
		Object.assign(window, { mendPage: () => Object.assign(URLSearchParams.prototype, { get }) });
		URLSearchParams.prototype.get = function (name) {
			if (name === "tab" || name === "next") throw new TypeError(text);
			return get.call(this, name);
		};
	}, message);
}
const mendPage = (page: Page) => page.evaluate(() => (window as unknown as { mendPage(): void }).mendPage());
const simulated = /Cannot read properties|Maximum call/;

test("an error in stored data is cleared and tried again after two seconds", async ({ page, problems }) => {
	problems.allow(simulated);
	await page.goto("/auth");
	await hydrated(page);
	await page.evaluate(() => localStorage.setItem("sf_location", "{}"));
	await breakPage(page, "Cannot read properties of null (reading 'state')");
	await page.getByRole("tab", { name: "Sign Up" }).click();
	await expect(page.getByRole("heading", { name: "Data Loading Error" })).toBeVisible();
	await expect(page.getByText(errors.dataText)).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem("sf_location"))).toBeNull();
	await mendPage(page);
	await expect(page.getByRole("button", { name: "Sign Up" })).toBeVisible();
});

test("after more than two errors the retry clears everything", async ({ page, problems }) => {
	problems.allow(simulated);
	await page.goto("/auth");
	await hydrated(page);
	await page.evaluate(() => localStorage.setItem("sf_scenarios", "[]"));
	await breakPage(page, "Maximum call stack size exceeded");
	await page.getByRole("tab", { name: "Sign Up" }).click();
	// Errors are counted at one place: the old place can fail, too, before the new one has come.
	await page.waitForURL(/tab=/);
	await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
	for (let attempt = 0; attempt < 2; attempt++) {
		await expect(page.getByText(errors.warning)).toBeHidden();
		const asked = page.waitForResponse(/\/auth\.data/);
		await page.getByRole("link", { name: "Try Again" }).click();
		await asked;
	}
	await expect(page.getByText(errors.warning)).toBeVisible();
	await page.getByRole("link", { name: "Hard Reset" }).click();
	await hydrated(page);
	await expect(page.getByRole("button", { name: "Sign Up" })).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem("sf_scenarios"))).toBeNull();
});
