import { agency } from "#content/agency.ts";
import { camelKeys } from "#domain/leads/wire-names.ts";
import { contactForm, fillContactForm, newVisitor, sendButton } from "#tests/support/contact-form.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, test } from "#tests/support/e2e-development.ts";

test.use({ javaScriptEnabled: false });

/** Long enough not to look like a bot. */
const secondsOfTyping = 30;

test("without script a lead is stored, not marked as spam, and acknowledged", { tag: "@database" }, async ({
	page,
	site,
	mailsWith,
}) => {
	const visitor = newVisitor();
	await page.goto("/ht");
	await fillContactForm(page, visitor, "ht");
	await site.ask("moveClock", secondsOfTyping);
	await sendButton(page, "ht").click();

	await expect(page.getByRole("heading", { name: copy.ht.contact.thanks.title })).toBeVisible();
	await expect(page.locator("html")).toHaveAttribute("lang", "ht");
	const [lead] = (await site.ask("leads")).filter(({ email }) => email === visitor.email);
	// Forms send line breaks as CRLF.
	expect({ ...lead, message: lead?.message.replaceAll("\r\n", "\n") }).toMatchObject({
		...camelKeys(visitor),
		locale: "ht",
		status: "new",
		spamReasons: [],
	});
	await page.getByText(copy.ht.leads.marketing.title).click();
	await page.locator("[name=marketing_consent]").check();
	await page.getByRole("button", { name: copy.ht.leads.marketing.submit }).click();
	await expect(page.getByText(copy.ht.leads.marketing.recorded)).toBeVisible();
	const consents = (await site.ask("consents")).filter(({ email }) => email === visitor.email);
	expect(consents).toMatchObject([
		{ locale: "ht", text_published: true, boxes: {} },
		{ locale: "ht", text_published: true, boxes: { marketing: true } },
	]);
	expect((await mailsWith(visitor.email, 2)).map(({ language }) => language).sort()).toEqual(["en", "ht"]);
});

test("without script errors appear at the fields, and the input stays", async ({ page, site, problems }) => {
	problems.allow(/response: 4\d\d POST|status of 4\d\d/);
	const visitor = newVisitor({ phone: "555", first_name: "M" });
	await page.goto("/en");
	await fillContactForm(page, visitor);
	await sendButton(page).click();

	const form = contactForm(page);
	const phone = form.getByLabel("Phone", { exact: true });
	await expect(phone).toHaveAccessibleDescription(/Phone number must be at least 10 digits/);
	await expect(phone).toHaveValue("555");
	await expect(form.getByLabel("First name", { exact: true })).toHaveAccessibleDescription(
		/First name must be at least 2 characters/,
	);
	await expect(form.getByLabel("Email", { exact: true })).toHaveValue(visitor.email);
	await expect(form.getByLabel("How can we help?", { exact: true })).toHaveValue(visitor.message);
	expect((await site.ask("leads")).filter(({ email }) => email === visitor.email)).toEqual([]);

	await phone.fill("305-555-0123");
	await form.getByLabel("First name", { exact: true }).fill("Marie");
	await site.ask("moveClock", secondsOfTyping);
	await sendButton(page).click();
	await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
	const [lead] = (await site.ask("leads")).filter(({ email }) => email === visitor.email);
	expect(lead).toMatchObject({ firstName: "Marie", phone: "305-555-0123", spamReasons: [] });
});

test("possible spam is stored, marked, and quarantined until staff release it", async ({
	page,
	site,
	signInAs,
	problems,
}) => {
	// The dashboard is rendered on request, and this browser does not even load the scripts that it names.
	problems.allow(/request failed: GET .+\.js csp$/);
	const visitor = newVisitor();
	await page.goto("/en");
	await fillContactForm(page, visitor);
	await page.locator("[name=company_website]").fill("https://spam.example", { force: true });
	await sendButton(page).click();
	await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
	const [lead] = (await site.ask("leads")).filter(({ email }) => email === visitor.email);
	expect(lead?.spamReasons).toEqual(expect.arrayContaining(["honeypot_filled", "filled_too_fast"]));

	await signInAs("admin");
	await page.goto("/admin/contact-submissions");
	const panel = page.getByRole("main");
	await expect(panel).not.toContainText(visitor.email);
	await page.getByRole("link", { name: /^Suspected spam \d+$/ }).click();
	const row = panel.getByRole("listitem").filter({ hasText: visitor.email });
	await row.getByRole("button", { name: "Not spam" }).click();
	await expect(panel).not.toContainText(visitor.email);
	await page.goto("/admin/contact-submissions");
	await expect(panel).toContainText(visitor.email);
});

test("without script the thank-you panel links back to the form", async ({ page, site }) => {
	await page.goto("/es");
	await fillContactForm(page, newVisitor(), "es");
	await site.ask("moveClock", secondsOfTyping);
	await sendButton(page, "es").click();
	await page.getByRole("button", { name: copy.es.contact.thanks.again }).click();
	await expect(contactForm(page, "es")).toBeVisible();
});

test("a flood without script is answered with the phone number, and what was typed stays", async ({
	page,
	site,
	problems,
}) => {
	problems.allow(/429/);
	const person = { first_name: "Ana", last_name: "Díaz", email: "flood@example.com", phone: "305-555-0123" };
	await page.goto("/es");
	for (let sent = 0; sent < 20; sent++) {
		const response = await page.request.post("/es?index", {
			form: { ...person, message: `Please call me about life insurance, policy ${sent}.` },
			headers: { origin: site.origin },
		});
		expect(response.status()).toBe(200);
	}
	const visitor = newVisitor();
	await fillContactForm(page, visitor, "es");
	await sendButton(page, "es").click();
	const form = contactForm(page, "es");
	await expect(form.getByRole("alert")).toContainText(agency.phone.display);
	await expect(form.getByRole("alert")).toContainText("JavaScript");
	await expect(form.locator("[name=message]")).toHaveValue(visitor.message);
	expect((await site.ask("leads")).filter(({ email }) => email === visitor.email)).toEqual([]);
});
