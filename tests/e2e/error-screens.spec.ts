import type { Locator, Page } from "@playwright/test";
import { chatOf } from "#tests/support/chat.ts";
import { fillContactForm, newVisitor, sendButton } from "#tests/support/contact-form.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";

const { errors } = copy.en.common;
const failedFetch = /net::ERR_FAILED|ERR_CONNECTION|Failed to fetch|dynamically imported|404|request failed/;

/** Makes the next requests for these scripts fail; the later ones reach the server. */
async function failScripts(page: Page, pattern: RegExp, times: number): Promise<() => number> {
	let requests = 0;
	await page.route(pattern, (route) => {
		requests += 1;
		return requests <= times ? route.abort("failed") : route.fallback();
	});
	return () => requests;
}

const contactScript = /\/assets\/contact-card-[^/]+\.js/;
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: errors.part });

async function scrollToContact(page: Page): Promise<void> {
	await page.waitForFunction(() => "scripted" in document.documentElement.dataset);
	await page.locator("[data-island=contact-card]").scrollIntoViewIfNeeded();
}

test("a part that failed once is fetched again on request, and nothing typed is lost", async ({ page, problems }) => {
	problems.allow(failedFetch);
	const requests = await failScripts(page, contactScript, 1);
	const visitor = newVisitor();
	await page.goto("/en");
	await scrollToContact(page);
	await expect(notice(page)).toBeVisible();
	await fillContactForm(page, visitor);
	await notice(page).getByRole("button", { name: errors.partRetry }).click();
	await hydrated(page);
	await expect(notice(page)).toHaveCount(0);
	expect(requests()).toBe(2);
	await expect(page.locator("[name=message]")).toHaveValue(visitor.message);
	await sendButton(page).click();
	await expect(page.getByRole("heading", { name: copy.en.contact.thanks.title })).toBeVisible();
});

test("a part that failed twice comes with a reload, which keeps what was typed", async ({ page, problems }) => {
	problems.allow(failedFetch);
	await failScripts(page, contactScript, 2);
	const visitor = newVisitor();
	await page.goto("/en");
	await scrollToContact(page);
	await fillContactForm(page, visitor);
	await notice(page).getByRole("button", { name: errors.partRetry }).click();
	await expect(notice(page)).toBeVisible();
	const reloaded = page.waitForEvent("load");
	await notice(page).getByRole("button", { name: errors.partRetry }).click();
	await reloaded;
	await hydrated(page);
	for (const [name, value] of Object.entries(visitor)) await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
	await sendButton(page).click();
	await expect(page.getByRole("heading", { name: copy.en.contact.thanks.title })).toBeVisible();
});

test("a part that a deployment replaced comes by itself, and what is typed until then stays", async ({
	page,
	problems,
}) => {
	problems.allow(failedFetch);
	const visitor = newVisitor();
	const allTyped = Promise.withResolvers<void>();
	let isOldPage = true;
	await page.route(contactScript, (route) =>
		isOldPage ? route.fulfill({ status: 404, body: "{}" }) : route.fallback(),
	);
	await page.goto("/en");
	// From now on the server has other scripts.
	await page.route("**/en", async (route) => {
		const response = await route.fetch();
		if (route.request().isNavigationRequest()) {
			await allTyped.promise;
			isOldPage = false;
			return route.fulfill({ response });
		}
		const body = (await response.text()).replace(
			/await import\("\/assets\/[^"]+"\)/g,
			'await import("/assets/new.js")',
		);
		return route.fulfill({ response, body });
	});
	const reloaded = page.waitForEvent("load");
	await page.waitForFunction(() => "scripted" in document.documentElement.dataset);
	// Playwright can't type while a new page is on its way, so the page types as soon as it reloads itself.
	await page.exposeFunction("reportTyped", allTyped.resolve);
	await page.evaluate((typed) => {
		const typing = setInterval(() => {
			if (window.history.state?.reloadedAt === undefined) return;
			clearInterval(typing);
			for (const [name, value] of Object.entries(typed)) {
				const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`);
				if (field) field.value = value;
			}
			(window as unknown as { reportTyped(): void }).reportTyped();
		}, 10);
	}, visitor);
	await page.locator("[data-island=contact-card]").dispatchEvent("pointerover");
	await reloaded;
	await hydrated(page);
	await expect(notice(page)).toHaveCount(0);
	for (const [name, value] of Object.entries(visitor)) await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
});

test("while the server can't be reached the part says so, and comes with the connection", async ({
	page,
	context,
	problems,
}) => {
	problems.allow(failedFetch);
	problems.allow(/ERR_INTERNET_DISCONNECTED/);
	await page.goto("/en");
	await page.waitForFunction(() => "scripted" in document.documentElement.dataset);
	await context.setOffline(true);
	await page.locator("[data-island=contact-card]").dispatchEvent("pointerover");
	await expect(notice(page)).toBeVisible();
	await context.setOffline(false);
	await expect(notice(page)).toHaveCount(0);
	await hydrated(page);
});

test("the chat has a way on when its script fails", async ({ page, problems }) => {
	problems.allow(failedFetch);
	await failScripts(page, /\/assets\/start-chat-[^/]+\.js/, 1);
	const chat = chatOf(page);
	await page.goto("/en");
	await hydrated(page);
	await chat.button.click();
	await chat.control(errors.partRetry).click();
	await chat.input.fill("Ohio");
	await chat.input.press("Enter");
	await expect(chat.control(copy.en.chat.products.iul)).toBeFocused();
});

/** Lets a form fail while it is drawn, as stored data of a wrong kind does. */
async function breakForm(page: Page, message: string): Promise<void> {
	await page.evaluate((text) => {
		const { filter } = Array.prototype;
		Object.assign(window, { mendForm: () => Object.assign(Array.prototype, { filter }) });
		Array.prototype.filter = function (this: unknown[], ...given: Parameters<typeof filter>) {
			if (this.includes("message") && this.includes("phone")) throw new TypeError(text);
			return filter.apply(this, given);
		} as typeof filter;
	}, message);
}
/** Types, unless the form was drawn by itself in the meantime and is gone already. */
async function drawFormAgain(page: Page, fault: Locator): Promise<void> {
	await expect(async () => {
		if (!(await fault.isVisible())) await page.locator("[name=phone]").pressSequentially("4", { timeout: 1000 });
		await expect(fault).toBeVisible({ timeout: 1000 });
	}).toPass();
}
const mendForm = (page: Page) => page.evaluate(() => (window as unknown as { mendForm(): void }).mendForm());
const nullAccess = "Cannot read properties of null (reading 'state')";
const simulated = /Cannot read properties|Maximum call|TypeError/;

test("stored data that breaks a part is cleared, and the part is tried again after two seconds", async ({
	page,
	problems,
}) => {
	problems.allow(simulated);
	const visitor = newVisitor();
	await page.goto("/en");
	await hydrated(page);
	await fillContactForm(page, visitor);
	await page.evaluate(() => {
		localStorage.setItem("sf_location", "{}");
		localStorage.setItem("discovery_profile", "{}");
		localStorage.setItem("translations", "{}");
	});
	await breakForm(page, nullAccess);
	const fault = page.getByRole("alert").filter({ hasText: errors.dataTitle });
	await drawFormAgain(page, fault);
	await expect(fault).toContainText(errors.dataText);
	const kept = ["sf_location", "discovery_profile", "translations"];
	expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), kept)).toEqual([null, null, null]);
	await mendForm(page);
	// Nobody presses anything.
	await expect(fault).toHaveCount(0);
	await expect(page.locator("[name=message]")).toHaveValue(visitor.message);
	await expect(page.locator("[name=email]")).toHaveValue(visitor.email);
});

test("other errors are tried again on request; after the third, everything stored is cleared", async ({
	page,
	problems,
}) => {
	problems.allow(simulated);
	await page.goto("/en");
	await hydrated(page);
	await breakForm(page, "Maximum call stack size exceeded");
	const fault = page.getByRole("alert").filter({ hasText: errors.title });
	await drawFormAgain(page, fault);
	await expect(fault).toContainText(errors.text);
	for (let attempt = 0; attempt < 2; attempt++) {
		await expect(fault).not.toContainText(errors.warning);
		await expect(fault.getByRole("button", { name: errors.reload })).toBeVisible();
		await fault.getByRole("button", { name: errors.retry }).click();
	}
	await expect(fault).toContainText(errors.warning);
	await page.evaluate(
		() =>
			new Promise((resolve) => {
				localStorage.setItem("sf_scenarios", "[]");
				indexedDB.open("sf_outbox", 1).onsuccess = resolve;
			}),
	);
	const reloaded = page.waitForEvent("load");
	await fault.getByRole("button", { name: errors.hardReset }).click();
	await reloaded;
	await hydrated(page);
	await expect(fault).toHaveCount(0);
	expect(await page.evaluate(() => localStorage.getItem("sf_scenarios"))).toBeNull();
	// The messages that wait are in another storage.
	expect(await page.evaluate(() => indexedDB.databases().then((all) => all.map(({ name }) => name)))).toContain(
		"sf_outbox",
	);
});
