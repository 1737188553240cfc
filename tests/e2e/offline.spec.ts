import type { Page } from "@playwright/test";
import { agency } from "#content/agency.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { fillContactForm, newVisitor, sendButton } from "#tests/support/contact-form.ts";
import { copy } from "#tests/support/copy.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { sample } from "#tests/support/sample.ts";

test.use({ serviceWorkers: "allow" });

const lostConnection = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported/;

const keptPaths = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		const names = await caches.keys();
		const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
		return keys.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
	});

/** Waits until the worker has stored the page with its scripts. */
async function kept(page: Page): Promise<void> {
	const { pathname } = new URL(page.url());
	await hydrated(page);
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	const entry = await page.evaluate(
		() => /import\("(\/assets\/[^"]+)"\)/.exec(document.documentElement.innerHTML)?.[1],
	);
	await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining([pathname, entry]));
	// The scripts of the page's islands come last and one after the other.
	let before = -1;
	await expect
		.poll(
			async () => {
				const { length } = await keptPaths(page);
				const isSteady = length === before;
				before = length;
				return isSteady;
			},
			{ intervals: [1000] },
		)
		.toBe(true);
}

const names: Record<Locale, RegExp> = { en: /offline/, es: /conexión/, pt: /internet/, ht: /entènèt/ };

test("B27: a page that was opened before is there without a connection, with its script", async ({
	page,
	context,
	problems,
}) => {
	problems.allow(lostConnection);
	await page.goto("/es/calculator");
	await kept(page);
	await context.setOffline(true);
	await page.reload();
	await hydrated(page);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

for (const locale of sample(locales, 1, "unknown page")) {
	test(`B27: without a connection an unknown page is ours, in ${locale}, with the phone number`, async ({
		page,
		context,
		problems,
	}) => {
		problems.allow(lostConnection);
		await page.goto(`/${locale}/about`);
		await kept(page);
		await context.setOffline(true);
		await page.goto(`/${locale}/careers`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(names[locale]);
		await expect(page.locator("html")).toHaveAttribute("lang", locale);
		const call = page.locator("main").getByRole("link", { name: agency.phone.display });
		await expect(call).toHaveAttribute("href", `tel:${agency.phone.e164}`);
		// Available pages are listed.
		await expect(page.locator(`main a[href="/${locale}/about"]`)).toBeVisible();
		// It comes by itself when the connection is back.
		await context.setOffline(false);
		await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(names[locale]);
	});
}

test("a message is saved on this device, shown on the offline page, and then sent", async ({
	page,
	context,
	site,
	problems,
}) => {
	problems.allow(lostConnection);
	const visitor = newVisitor();
	await page.goto("/en");
	await kept(page);
	await fillContactForm(page, visitor);
	await context.setOffline(true);
	await sendButton(page).click();
	await expect(page.getByRole("heading", { name: copy.en.leads.outbox.title })).toBeVisible();
	await page.goto("/en/careers");
	await expect(page.getByRole("heading", { name: copy.en.offline.queue })).toBeVisible();
	await expect(page.getByText(copy.en.offline.queueText)).toBeVisible();
	await context.setOffline(false);
	const sent = async () => (await site.ask("leads")).filter(({ email }) => email === visitor.email).length;
	await expect.poll(sent).toBe(1);
});

test("nothing private and no answer is kept", async ({ page, signInAs, problems }) => {
	problems.allow(/404/);
	await page.goto("/en");
	await kept(page);
	await page.goto("/en/calculator?service=term_life&state=FL&age=38&coverageAmount=250000");
	await hydrated(page);
	await page.goto("/en/nowhere-at-all").catch(() => null);
	await page.goto("/en/search?q=annuity");
	await page.goto("/auth");
	await signInAs("admin");
	await page.goto("/admin");
	await page.goto("/en/about");
	await kept(page);
	const paths = await keptPaths(page);
	expect(paths).toContain("/en/about");
	expect(paths.filter((path) => /^\/(admin|auth|api|functions)|\?|nowhere|search$/.test(path))).toEqual([]);
});

test("a new version takes over, and its pages get its own scripts", async ({ page, context, problems }) => {
	problems.allow(lostConnection);
	await page.goto("/en/about");
	await kept(page);
	// As an earlier build left it: its page names a script that is gone from the server.
	await page.evaluate(async () => {
		const names = await caches.keys();
		for (const name of names) {
			const [kind = ""] = /^sf_copies_(?:pages|assets)_/.exec(name) ?? [];
			const older = await caches.open(`${kind}older`);
			if (!kind.includes("pages")) await older.put("/assets/gone-1.js", new Response("", { status: 200 }));
			else
				await older.put(
					"/en/licensing",
					new Response("<title>Older</title>", { headers: { "Content-Type": "text/html" } }),
				);
		}
	});
	await context.setOffline(true);
	await page.goto("/en/licensing");
	await expect(page).toHaveTitle("Older");
	await context.setOffline(false);
	await page.goto("/en/licensing");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await kept(page);
	await context.setOffline(true);
	await page.reload();
	await expect(page).not.toHaveTitle("Older");
	// A file of the build before is still there for pages that are open.
	expect(await page.evaluate(() => fetch("/assets/gone-1.js").then(({ status }) => status))).toBe(200);
});

test("storage that is denied or full leaves the site as it is", async ({ page, problems }) => {
	problems.allow(/denied|QuotaExceeded/);
	await page.addInitScript(() => {
		const refuse = () => {
			throw new DOMException("denied", "SecurityError");
		};
		Object.defineProperty(navigator.serviceWorker, "register", { value: refuse });
		Object.defineProperty(window, "caches", { get: refuse });
		Object.defineProperty(window, "indexedDB", { get: refuse });
	});
	await page.goto("/en");
	await hydrated(page);
	const visitor = newVisitor();
	await fillContactForm(page, visitor);
	await sendButton(page).click();
	await expect(page.getByRole("heading", { name: copy.en.contact.thanks.title })).toBeVisible();
});
