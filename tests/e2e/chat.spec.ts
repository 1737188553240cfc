import type { Page } from "@playwright/test";
import { agency } from "#content/agency.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { chatOf } from "#tests/support/chat.ts";
import { contactForm, newVisitor } from "#tests/support/contact-form.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import { layoutShift } from "#tests/support/layout-shift.ts";

const about = (text: string, code: string, locale: Locale = "en") =>
	text.replace("{state}", jurisdictionName(code, locale) ?? "");

/** Opens a page whose script runs. */
async function visit(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await hydrated(page);
}

const typed = {
	en: ["FL", "FL"],
	es: ["Carolina del Norte", "NC"],
	pt: ["33101", "FL"],
	ht: ["Jòji", "GA"],
} as const satisfies Record<Locale, readonly [string, string]>;

for (const [locale, [text, code]] of Object.entries(typed) as [Locale, readonly [string, string]][]) {
	test(`by keyboard alone, from the button to the calendar, ${locale}`, async ({ page }) => {
		const { panel, button, input, news, link, control } = chatOf(page, locale);
		const { chat } = copy[locale];
		await visit(page, `/${locale}/about`);
		await page.keyboard.press("Shift+Tab");
		await expect(button).toBeFocused();

		await page.keyboard.press("Enter");
		await expect(input).toBeFocused();
		await expect(news).toHaveText(chat.state.question);
		await page.keyboard.press("Enter");
		await expect(input).toHaveAccessibleDescription(chat.state.missing);
		await expect(news).toHaveText(chat.state.missing);
		await page.keyboard.type(text);
		await page.keyboard.press("Enter");

		await expect(control(chat.products.iul)).toBeFocused();
		await expect(news).toHaveText(chat.product.question);
		await expect(panel.getByText(jurisdictionName(code, locale) ?? "", { exact: true })).toBeVisible();
		for (let presses = 0; presses < 3; presses++) await page.keyboard.press("Tab");
		await expect(control(chat.products["term-life"])).toBeFocused();
		await page.keyboard.press("Space");

		await expect(control(chat.timelines.immediately)).toBeFocused();
		await expect(news).toHaveText(chat.timeline.question);
		await page.keyboard.press("Enter");

		await expect(link).toBeFocused();
		await expect(link).toHaveAttribute("href", new RegExp(`^${agency.booking["term-life"]}`));
		await expect(news).toHaveText(about(chat.notes.offered, code, locale));

		await page.keyboard.press("Escape");
		await expect(panel).toBeHidden();
		await expect(button).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(link).toBeFocused();
		await expect(news).toHaveText(about(chat.notes.offered, code, locale));
	});
}

test("states are understood however they are typed; an answer can be changed, and all of it", async ({ page }) => {
	const { panel, button, input, news, open, control } = chatOf(page);
	const { chat } = copy.en;
	await visit(page, "/en/about");
	await open();
	await expect(button).toHaveAttribute("popovertarget", "chat-panel");
	const said = [
		["tx", "Texas"],
		["75201", "Texas"],
		["Tejas", "Texas"],
		["Nouyòk", "New York"],
		["d.c.", "District of Columbia"],
		["99801-1234", "Alaska"],
		["Nova Jersey", "New Jersey"],
		["somewhere warm", "somewhere warm"],
	] as const;
	for (const [text, understood] of said) {
		await input.fill(text);
		await input.press("Enter");
		await expect(panel.getByRole("definition")).toHaveText([understood]);
		await control(chat.back).click();
		await expect(input).toHaveValue(text);
	}
	await input.press("Enter");
	await control("Whole Life").click();
	await expect(news).toHaveText(`${chat.notes.state_unknown} ${chat.timeline.question}`);
	await control(chat.restart).click();
	await expect(input).toBeFocused();
	await expect(input).toHaveValue("");
});

test("whoever would rather be called leaves a number, and it arrives with the answers", async ({ page, site }) => {
	const { email, phone } = newVisitor();
	const { panel, open, answer, link } = chatOf(page);
	const { lead } = copy.en.chat;
	const { errors, fields } = copy.en.leads;
	await visit(page, "/en/about");
	await open();
	await answer("Teksas", "iul", "within_30_days");
	const form = panel.getByRole("form", { name: lead.title });
	await form.getByLabel(fields.name, { exact: true }).fill("Marie Joseph");
	await form.getByRole("button", { name: lead.submit }).click();
	const phoneField = form.getByLabel(fields.phone, { exact: true });
	await expect(phoneField).toBeFocused();
	await expect(phoneField).toHaveAccessibleDescription(errors.phone_or_email);

	await phoneField.fill(phone);
	await form.getByLabel(fields.email, { exact: true }).fill(email);
	await form.getByRole("button", { name: lead.submit }).click();
	await expect(panel.getByRole("heading", { name: lead.sent.title })).toBeFocused();

	const [stored] = (await site.ask("leads")).filter((row) => row.email === email);
	expect(stored).toMatchObject({
		service: "chat_lead",
		kind: "chat",
		firstName: "Marie Joseph",
		phone,
		product: "iul",
		state: "TX",
		notOffered: false,
		details: { timeline: "within_30_days", stateText: "Teksas" },
	});
	const [consent] = (await site.ask("consents")).filter((row) => row.email === email);
	expect(consent).toMatchObject({ text_published: true, boxes: { marketing: false } });
	await expect(link).toHaveAttribute("href", new RegExp(String(stored?.id)));

	await visit(page, "/en/careers");
	await expect(panel.getByRole("heading", { name: lead.sent.title })).toBeVisible();
	await expect(form).toHaveCount(0);
});

test("without connection the details wait on the device, and go out later", async ({
	page,
	context,
	site,
	problems,
}) => {
	problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/);
	const { email } = newVisitor();
	const { panel, open, answer } = chatOf(page);
	const { fields, outbox } = copy.en.leads;
	await visit(page, "/en/about");
	await open();
	await answer("FL", "recruiting", "3_months_plus");
	await panel.getByLabel(fields.name, { exact: true }).fill("Marie");
	await panel.getByLabel(fields.email, { exact: true }).fill(email);
	await context.setOffline(true);
	await panel.getByRole("button", { name: copy.en.chat.lead.submit }).click();
	await expect(panel.getByRole("heading", { name: outbox.title })).toBeFocused();
	await context.setOffline(false);
	await expect(panel.getByRole("heading", { name: copy.en.chat.lead.sent.title })).toBeVisible();
	const stored = (await site.ask("leads")).filter((row) => row.email === email);
	expect(stored).toMatchObject([{ kind: "chat", product: "recruiting", state: "FL" }]);
});

test("the chat goes along from page to page, open or closed as it was, and takes no focus there", async ({ page }) => {
	const { panel, button, input, news, open, control } = chatOf(page);
	await visit(page, "/en/about");
	await open();
	await input.fill("Ohio");
	await input.press("Enter");
	await visit(page, "/es/about");
	const there = chatOf(page, "es");
	await expect(there.control(copy.es.chat.products.fia)).toBeVisible();
	await expect(page.locator("body")).toBeFocused();
	await expect(there.news).toHaveText("");
	await there.control(copy.es.shell.chat.close).click();
	await expect(there.button).toBeFocused();

	await visit(page, "/en/careers");
	await expect(panel).toBeHidden();
	await button.click();
	await expect(control("IUL")).toBeFocused();
	await expect(news).toHaveText(copy.en.chat.product.question);
});

test("where something can't be had, that is said before the last question, with what there is", async ({ page }) => {
	const { panel, open, answer, link, control } = chatOf(page);
	const { notes, restart } = copy.en.chat;
	await visit(page, "/en/about");
	await open();
	await answer("Oregón", "whole-life", "immediately");
	await expect(panel.getByRole("paragraph").filter({ hasText: about(notes.unlicensed, "OR") })).toBeVisible();
	await expect(link).toHaveAttribute("href", new RegExp(`^${agency.booking.general}`));
	await control(restart).click();
	await answer("10001", "iul", "3_months_plus");
	await expect(panel.getByRole("paragraph").filter({ hasText: about(notes.recruiting, "NY") })).toBeVisible();
	await expect(link).toHaveAttribute("href", new RegExp(`^${agency.booking.recruiting}`));
});

test.describe("when analytics is allowed", () => {
	test.use({
		allowed: ["analytics"],
		userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
	});

	test("what the answers come to is told once", async ({ page }) => {
		const { open, answer, control, link } = chatOf(page);
		const { back, timelines } = copy.en.chat;
		await visit(page, "/en/about");
		await open();
		await answer("Ana Lopez, Tampa", "fia", "1_to_3_months");
		await control(back).click();
		await control(timelines["1_to_3_months"]).click();
		await expect(link).toBeVisible();
		const told = () =>
			page.evaluate(() =>
				(JSON.parse(JSON.stringify(window.dataLayer ?? [])) as { event?: string }[]).filter(({ event }) =>
					event?.startsWith("chat_"),
				),
			);
		await expect.poll(told).toMatchObject([
			{ event: "chat_qualified", state: "unknown", product: "fia", timeline: "1_to_3_months" },
			{ event: "chat_handoff", product: "fia", to: "fia" },
		]);
	});
});

test("nothing is fetched for it and nothing moves before it is opened; a click counts before any script", async ({
	page,
}) => {
	const { panel, button, input } = chatOf(page);
	const fetched: string[] = [];
	page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
	const scripts = Promise.withResolvers<void>();
	await page.route("**/assets/page-*.js", async (route) => {
		await scripts.promise;
		await route.continue();
	});
	await page.goto("/en/about");
	await button.click();
	await expect(panel.getByText(copy.en.shell.chat.wait)).toBeVisible();
	expect(fetched.filter((path) => path.includes("chat"))).toEqual([]);
	scripts.resolve();
	await expect(input).toBeFocused();
	expect(fetched.filter((path) => path.includes("chat-messages"))).toEqual(["/chat-messages/en.json"]);
	expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
});

test.describe("while the visitor is asked about cookies", () => {
	test.use({ allowed: "unasked" });

	test("it stands above the question", async ({ page }) => {
		const { panel, button, open } = chatOf(page);
		await visit(page, "/en/about");
		const notice = page.locator("#cookie-notice");
		await expect(notice).toBeVisible();
		await open();
		for (const part of [button, panel]) {
			const [upper, lower] = [await part.boundingBox(), await notice.boundingBox()];
			if (!upper || !lower) throw new Error("Both are shown");
			expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y);
		}
	});
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

	test("it makes way for the field that is filled in, and so does its button", async ({ page }) => {
		const { panel, button, open } = chatOf(page);
		await visit(page, "/en");
		await open();
		await contactForm(page).getByLabel("Phone", { exact: true }).focus();
		await expect(panel).toBeHidden();
		await expect(contactForm(page).getByLabel("Phone", { exact: true })).toBeFocused();
		await expect(button).toBeHidden();
		await page.keyboard.press("Escape");
		await page.locator("#main").focus();
		await expect(button).toBeVisible();
	});

	test("it covers neither the call button nor what lies below that, and fits the smallest screens", async ({
		page,
	}) => {
		const { panel, open, answer } = chatOf(page, "ht");
		const call = page.locator("[data-location=call_button]");
		await visit(page, "/ht/about");
		await open();
		await answer("Florid", "iul", "immediately");
		for (const [width, height] of [
			[360, 640],
			[320, 568],
			[320, 256],
		] as const) {
			await page.setViewportSize({ width, height });
			const places = await Promise.all([panel.boundingBox(), call.boundingBox()]);
			const [box, phone] = places.map((place) => place ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 });
			if (!box || !phone) throw new Error("Neither can be missing");
			expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
			expect(box.x + box.width).toBeLessThanOrEqual(width);
			expect(box.y + box.height <= phone.y || box.x + box.width <= phone.x).toBe(true);
			expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
		}
	});
});

test("axe finds nothing, with the chat closed and at its steps", async ({ page }) => {
	const { open, answer, link } = chatOf(page);
	await visit(page, "/en/cookies");
	await open();
	await expectAccessible(page);
	await answer("Texas", "final-expense", "immediately");
	await expect(link).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expectAccessible(page);
});

test("a funnel that asks questions of its own has none; its offers have", async ({ page }) => {
	await page.goto("/en/funnels/iul/calc");
	await expect(chatOf(page).button).toHaveCount(0);
	await page.goto("/en/funnels/iul/lp");
	await expect(chatOf(page).button).toBeVisible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("in its place stands a link to the contact form", async ({ page }) => {
		await page.goto("/pt/about");
		await expect(chatOf(page, "pt").button).toBeHidden();
		await page.getByRole("complementary").getByRole("link", { name: copy.pt.shell.nav.contact }).click();
		await expect(page).toHaveURL("/pt#contact");
	});
});
