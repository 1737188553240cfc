import { contactForm } from "#tests/support/contact-form.ts";
import { cookieNotice } from "#tests/support/cookie-notice.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";

test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true, allowed: "unasked" });

/** As in Safari 16: the attributes mean nothing, and the selector is an error. */
test.beforeEach(async ({ page }) => {
	await page.addInitScript(() => {
		for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
			Reflect.deleteProperty(HTMLElement.prototype, name);
		}
		const { matches } = Element.prototype;
		Object.assign(Element.prototype, {
			matches(this: Element, selector: string) {
				return matches.call(this, selector.replace(":popover-open", ":is error"));
			},
		});
	});
	await page.route("**/en", async (route) => {
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill({
			response,
			body: html
				.replace(/ popover(?=[a-z]*=)/gi, " data-old-")
				.replaceAll("selector(:popover-open)", "selector(:is error)"),
		});
	});
});

test("a browser without popovers has links in place of the chat and the menu, and every other script runs", async ({
	page,
}) => {
	await page.goto("/en");
	await hydrated(page);
	await cookieNotice(page).getByRole("button", { name: copy.en.cookies.rejectAll, exact: true }).click();
	await expect(cookieNotice(page)).toBeHidden();
	await expect(page.locator("#chat-panel")).toBeHidden();
	await expect(page.locator("#chat-button")).toBeHidden();
	await expect(page.locator("#mobile-menu")).toBeHidden();
	await page.locator("[data-slot=action-bar]").getByRole("link", { name: copy.en.shell.nav.contact }).click();
	await expect(contactForm(page)).toBeInViewport();
	await page.getByRole("banner").getByRole("link", { name: copy.en.shell.nav.open }).click();
	await expect(page.getByRole("contentinfo")).toBeInViewport();
});
