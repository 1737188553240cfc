import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Locale } from "#domain/locale/locales.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { fillContactForm, newVisitor, sendButton, type Visitor } from "#tests/support/contact-form.ts";
import { copy } from "#tests/support/copy.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import type { ReceivedMail } from "#tests/support/read-mail.ts";
import type { Site } from "#tests/support/site.ts";

const secondsOfTyping = 30;
/** A mailbox gets one acknowledgment a day, apart from all other limits. */
const day = 24 * 3600 + 60;

const newPerson = () => newVisitor({ phone: `(786) 555-${randomInt(1000, 9999)}` });

async function sendMessage(page: Page, site: Site, visitor: Visitor, locale: Locale) {
	await page.goto(`/${locale}`);
	await fillContactForm(page, visitor, locale);
	await site.ask("moveClock", secondsOfTyping);
	await sendButton(page, locale).click();
	await expect(page.getByRole("heading", { name: copy[locale].contact.thanks.title })).toBeVisible();
}

function toVisitor(mails: ReceivedMail[], { email }: Visitor) {
	const [mail, ...more] = mails.filter(({ to }) => to === email);
	if (!mail || more.length > 0) throw new Error(`${more.length + 1} emails to the visitor`);
	return mail;
}

const linkIn = (mail: ReceivedMail) => /http\S+\/unsubscribe\?t=[\w-]+/.exec(mail.text)?.[0] ?? "";
const heldBack = (site: Site) => site.log().match(/"reason":"suppressed"/g)?.length ?? 0;
const plain = (mail: ReceivedMail) => mail.text.replace(/\s+/g, " ");

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the link of an email stops emails, calls and texts, and staff see it", async ({
		page,
		site,
		mailsWith,
		problems,
	}) => {
		problems.allow(/status of 400|response: 400/);
		const visitor = newPerson();
		await sendMessage(page, site, visitor, "ht");
		const mail = toVisitor(await mailsWith(visitor.email, 2), visitor);
		const link = linkIn(mail);
		expect(link).toContain("/ht/unsubscribe?t=");
		expect(mail.html).toContain(link);

		const text = copy.ht.unsubscribe;
		await page.goto(link);
		await expect(page.getByRole("heading", { level: 1, name: text.title })).toBeVisible();
		await expect(page.getByText("v•••@example.com")).toBeVisible();
		expect(await page.content()).not.toContain(visitor.email);
		await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
		// Opening the link asks for nothing yet.
		await page.reload();
		const ofVisitor = async () => (await site.ask("revocations")).filter(({ email }) => email === visitor.email);
		expect(await ofVisitor()).toEqual([]);

		await page.getByRole("button", { name: text.stopEmails }).click();
		await expect(page.getByRole("heading", { level: 1, name: text.doneTitle })).toBeVisible();
		expect(await ofVisitor()).toMatchObject([{ channels: ["email"], method: "link", locale: "ht" }]);
		await page.getByRole("button", { name: text.stopAll }).click();
		await expect(page.getByRole("button", { name: text.stopAll })).toHaveCount(0);
		expect((await ofVisitor()).map(({ channels }) => channels)).toEqual([["email"], ["email", "calls", "texts"]]);
		const { breaks, waiting } = await site.ask("verifyConsent");
		expect({ breaks, waiting }).toEqual({ breaks: [], waiting: 0 });

		await site.ask("moveClock", day);
		const before = heldBack(site);
		await sendMessage(page, site, visitor, "ht");
		const mails = await mailsWith(visitor.email, 3);
		await expect.poll(() => heldBack(site)).toBe(before + 1);
		toVisitor(mails, visitor);
		expect(plain(mails[2] as ReceivedMail)).toContain(
			"Do not use: emails, calls, texts. They used the link in an email",
		);

		await page.goto(`${link.slice(0, -3)}xxx`);
		await expect(page.getByRole("heading", { level: 1, name: text.invalid.title })).toBeVisible();
		await expect(page.getByRole("main").getByRole("link", { name: text.emailUs })).toBeVisible();
	});

	test("a mail program stops emails with one call, and by no other", async ({ page, site, mailsWith }) => {
		const visitor = newPerson();
		await sendMessage(page, site, visitor, "es");
		const mail = toVisitor(await mailsWith(visitor.email, 2), visitor);
		expect(mail.listUnsubscribePost).toBe("List-Unsubscribe=One-Click");
		const address = /^<(\S+)>$/.exec(mail.listUnsubscribe)?.[1] ?? "";
		expect(address).toMatch(/\/functions\/unsubscribe\?t=/);
		const ofVisitor = async () => (await site.ask("revocations")).filter(({ email }) => email === visitor.email);

		// As a mail provider's server: no cookies, no Origin.
		const post = (body: URLSearchParams | FormData | string, url = address) => fetch(url, { method: "POST", body });
		const opened = await fetch(address, { redirect: "manual" });
		expect([opened.status, opened.headers.get("location")]).toEqual([302, linkIn(mail).replace(site.origin, "")]);
		expect((await post(new URLSearchParams({ a: "b" }))).status).toBe(400);
		expect((await post("List-Unsubscribe=One-Click")).status).toBe(400);
		expect((await post(new URLSearchParams(mail.listUnsubscribePost), `${address}x`)).status).toBe(404);
		expect(await ofVisitor()).toEqual([]);

		expect((await post(new URLSearchParams(mail.listUnsubscribePost))).status).toBe(204);
		const form = new FormData();
		form.set("List-Unsubscribe", "One-Click");
		expect((await post(form)).status).toBe(204);
		expect(await ofVisitor()).toMatchObject([{ channels: ["email"], method: "one_click", locale: "es" }]);

		await site.ask("moveClock", day);
		const before = heldBack(site);
		await sendMessage(page, site, visitor, "es");
		const mails = await mailsWith(visitor.email, 3);
		await expect.poll(() => heldBack(site)).toBe(before + 1);
		toVisitor(mails, visitor);
		expect(plain(mails[2] as ReceivedMail)).toContain("They used the unsubscribe button in their email app");
		expect((await site.ask("verifyConsent")).breaks).toEqual([]);
	});
});

test("an agent writes down what a person said on the phone", async ({ page, site, mailsWith, signInAs }) => {
	const visitor = newPerson();
	await sendMessage(page, site, visitor, "en");
	await page.goto(linkIn(toVisitor(await mailsWith(visitor.email, 2), visitor)));
	await expect(page.getByRole("button", { name: copy.en.unsubscribe.stopAll })).toBeVisible();
	await expectAccessible(page);
	await signInAs("admin");
	await page.goto("/admin/contact-submissions");
	await hydrated(page);
	const row = page.getByRole("listitem").filter({ hasText: visitor.email });
	const text = copy.en.admin.stopRequest;
	await row.getByText(text.open).click();
	await row.getByLabel(text.channelNames.email).uncheck();
	await row.getByLabel(text.method).selectOption(text.methods.phone);
	await row.getByLabel(text.words).fill("Please do not call me any more.");
	await row.getByLabel(text.confirm).check();
	await expectAccessible(page);
	await row.getByRole("button", { name: text.submit }).click();
	await expect(row.getByText("Stopped: calls, texts")).toBeVisible();
	await expect(row.getByText(/^Do not use: calls, texts\. They told us by phone, /)).toBeVisible();
	const [stored] = (await site.ask("revocations")).filter(({ email }) => email === visitor.email);
	expect(stored).toMatchObject({
		channels: ["calls", "texts"],
		method: "phone",
		words: "Please do not call me any more.",
		phone: visitor.phone,
	});
	expect(stored?.recordedBy).toBeTruthy();
});
