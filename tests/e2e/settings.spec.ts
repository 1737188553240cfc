import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { readOutbox } from "#tests/support/read-mail.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import { openSection, prove } from "#tests/support/settings-section.ts";
import { adminEmail } from "#tests/support/site.ts";

test("an admin sets the phone number and the hours, every page has them, and the version before comes back", {
	tag: "@database",
}, async ({ page, browser, site, signInAs, problems }) => {
	// The pages follow what is saved, and then the version before.
	test.slow();
	problems.allow(/40[03]/);
	await signInAs("admin");
	await site.ask("moveClock", 16 * 60);
	await page.goto("/admin/manage");
	await hydrated(page);
	await page.getByRole("main").getByRole("link", { name: "Agency settings" }).click();
	await page.waitForURL("**/admin/settings");
	const part = (name: string) => page.getByRole("region", { name, exact: true });
	await part("Contact and hours").getByRole("link", { name: "Change: Contact and hours" }).click();
	await page.waitForURL("**/admin/settings/office");
	await prove(page);

	const form = part("Contact and hours");
	const phone = form.getByLabel("Local phone number");
	await phone.fill("555");
	await form.getByRole("button", { name: "Save" }).click();
	await expect(phone).toHaveAccessibleDescription("Enter a U.S. phone number with the area code");
	await expectAccessible(page);
	await expectToFit(page, "settings");
	await phone.fill("941-555-0177");
	await form.getByLabel("Monday From").fill("10:00");
	await form.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Pages are being updated.")).toBeVisible();
	await expect(part("Versions").getByRole("listitem").first()).toContainText("(941) 555-0177");

	// A visitor, with an island that names the number too.
	const visitor = await browser.newContext({ baseURL: site.origin });
	await problems.watch(visitor, site.origin);
	const visit = await visitor.newPage();
	await expect(async () => {
		await visit.goto("/en");
		await expect(visit.locator('a[href="tel:+19415550177"]').first()).toBeAttached({ timeout: 1000 });
	}).toPass({ timeout: 30_000 });
	await expect(visit.locator('a[href="tel:+19415550142"]'), "nothing old beside it").toHaveCount(0);
	await expect(visit.getByText("Mon 10AM-5PM").first()).toBeAttached();
	await visitor.close();

	await part("Versions")
		.getByRole("button", { name: /^Use again: As it came with the website/ })
		.click();
	await expect(part("Versions").getByRole("listitem").first()).toContainText("The settings that came with the website");
	await expect
		.poll(async () => (await (await page.request.get("/en")).text()).includes("tel:+19415550142"), { timeout: 30_000 })
		.toBe(true);

	// What is typed while the proof ends stays there.
	await site.ask("moveClock", 16 * 60);
	await phone.fill("941-555-0188");
	await form.getByRole("button", { name: "Save" }).click();
	await prove(page);
	await expect(phone).toHaveValue("941-555-0188");
});

test("an admin sets where booking buttons lead and what the agency is called, and visitors find both", async ({
	page,
	browser,
	site,
	signInAs,
	problems,
}) => {
	// The pages follow what is saved, and then the version before.
	test.slow();
	problems.allow(/40[03]/);
	await signInAs("admin");
	await site.ask("moveClock", 16 * 60);
	await page.goto("/admin/settings");
	await hydrated(page);
	await expectAccessible(page);
	await page.getByRole("tab", { name: "Booking and social media" }).click();
	await page.waitForURL("**/admin/settings/links");
	await prove(page);
	const general = page.getByLabel("General appointment");
	await general.fill("javascript:alert(1)");
	await page.getByLabel("Term Life").fill("");
	await page.getByLabel("Facebook").fill("https://instagram.com/agency");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(general).toHaveAccessibleDescription("Enter a complete web address that begins with https://");
	await expect(page.getByLabel("Facebook")).toHaveAccessibleDescription(/own page on this network/);
	await expectAccessible(page);
	await expectToFit(page, "settings-links");
	await general.fill("calendly.example/agency");
	await page.getByLabel("Facebook").fill("facebook.com/agency");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Pages are being updated.")).toBeVisible();
	await expect(general).toHaveValue("https://calendly.example/agency");
	const shown = async (path: string) => (await page.request.get(path)).text();
	await expect.poll(() => shown("/en"), { timeout: 30_000 }).toContain('href="https://calendly.example/agency"');
	expect(await shown("/en")).toContain('href="https://facebook.com/agency"');
	await expect
		.poll(() => shown("/en/services/term-life"), { timeout: 30_000 })
		.toContain('href="https://calendly.example/agency');
	await page.getByRole("button", { name: /^Use again: As it came with the website/ }).click();
	await expect.poll(() => shown("/en"), { timeout: 30_000 }).not.toContain("calendly.example");

	await page.getByRole("tab", { name: "Names" }).click();
	await page.waitForURL("**/admin/settings/identity");
	const [name, shortName] = [page.getByLabel("Name on the website"), page.getByLabel("Short name")];
	const legalName = page.getByLabel("Legal entity, as filed");
	await name.fill("<b>Harbor</b>");
	await legalName.fill("  ");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(name).toHaveAccessibleDescription(/^Use only letters, digits, spaces and these signs/);
	await expect(legalName).toHaveAccessibleDescription("Enter a name with at least one letter");
	await expectAccessible(page);
	await expectToFit(page, "settings-identity");
	// As long as the fields allow.
	const brand = "Harbor Light Insurance, Annuities and Retirement in Sarasota";
	await name.fill(brand);
	await shortName.fill("Harbor Light Annuity");
	await legalName.fill("Gulf Annuity Agency, LLC");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Pages are being updated.")).toBeVisible();
	await expect(name).toHaveValue(brand);

	const visitor = await browser.newContext({ baseURL: site.origin });
	await problems.watch(visitor, site.origin);
	const visit = await visitor.newPage();
	for (const path of ["/en", "/en/funnels/iul/lp"]) {
		await expect(async () => {
			await visit.goto(path);
			expect(await visit.title()).toContain(` | ${brand}`);
		}).toPass({ timeout: 30_000 });
		await expect(visit.getByRole("banner").getByRole("link", { name: brand }).first()).toBeVisible();
		await expect(visit.getByRole("contentinfo")).toContainText(`${brand}, a trade name of Gulf Annuity Agency`);
		await expectToFit(visit, `long-name${path.replaceAll("/", "-")}`);
	}
	await visitor.close();
	await page.getByRole("button", { name: /^Use again: As it came with the website/ }).click();
	await expect.poll(() => shown("/en"), { timeout: 30_000 }).toContain(" | Sunfield Financial</title>");
});

test("an admin sets the sender of emails, tries it out, and sees what the domain’s DNS lacks", async ({
	page,
	site,
	signInAs,
	problems,
}) => {
	problems.allow(/40[03]/);
	await signInAs("admin");
	await openSection(page, site, "mail");
	const [from, inbox] = [page.getByLabel("Sender’s address"), page.getByLabel("Inbox for notices about leads")];
	await from.fill("harbor@gmail.com");
	await inbox.fill("javascript:alert(1)");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(from).toHaveAccessibleDescription(/^Use an address on the agency’s own domain/);
	await expect(inbox).toHaveAccessibleDescription("Enter a complete email address");
	await expect(inbox, "what was typed stays").toHaveValue("javascript:alert(1)");
	await expectAccessible(page);
	await expectToFit(page, "settings-mail");
	await from.fill("news@harbor.example");
	await inbox.fill("desk@harbor.example");
	await page.getByLabel("DKIM selector").fill("k1");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Pages are being updated.")).toBeVisible();

	const trial = page.getByRole("region", { name: "Test email" });
	await expect(trial).toContainText("Emails are written to files");
	await trial.getByRole("button", { name: "Send a test email" }).click();
	await expect(trial.getByRole("status")).toContainText("The email was written to a file");
	await expect(trial.getByRole("status")).toContainText("From news@harbor.example");
	const sent = readOutbox(site.outbox).filter(({ subject }) => subject === "Test email from Sunfield Financial");
	expect(sent).toMatchObject([{ to: adminEmail, from: expect.stringContaining("<news@harbor.example>") }]);

	const records = page.getByRole("region", { name: "DNS records" });
	const lines = records.getByRole("listitem");
	const dmarc = lines.filter({ hasText: "DMARC" });
	await expect(dmarc.getByLabel("Suggested value")).toHaveValue("v=DMARC1; p=none");
	await expect(records, "nobody was asked").not.toContainText("Found");
	await records.getByRole("button", { name: "Check the records" }).click();
	await expect(dmarc).toContainText("change p=none to p=quarantine");
	await expect(lines.filter({ hasText: "SPF" })).toContainText("v=spf1 mx -all");
	await expect(lines.filter({ hasText: "k1._domainkey.harbor.example" })).toContainText("Found");
	await expect(lines.filter({ hasText: "sunfield.example" })).toContainText("Could not be checked");
	await expectAccessible(page);
	await expectToFit(page, "settings-mail-checked");
	await page.getByRole("button", { name: /^Use again: As it came with the website/ }).click();
	await expect(from).toHaveValue("no-reply@sunfield.example");
});

test("an admin enters a license and marks a state without one, which the site then leaves out", async ({
	page,
	site,
	signInAs,
	problems,
}) => {
	// The pages follow what is saved, and then the version before.
	test.slow();
	problems.allow(/40[034]/);
	await signInAs("admin");
	await openSection(page, site, "licenses");
	const state = (name: string) => page.getByRole("group", { name });
	await page.getByLabel("National producer number (NPN)").fill("1234567");
	await state("Florida").getByLabel("License number").fill("W123456");
	await state("Florida").getByLabel("Valid through").fill("2020-01-31");
	await page.getByRole("button", { name: "Save" }).click();
	const expires = state("Florida").getByLabel("Valid through");
	await expect(expires).toHaveAccessibleDescription("Enter the last day of a license that hasn’t expired");
	await expect(state("Florida").getByLabel("License number")).toHaveValue("W123456");
	await expectAccessible(page);
	await expectToFit(page, "settings-licenses");
	await expires.fill(`${new Date().getFullYear() + 2}-06-30`);
	await state("Texas").getByLabel("The agency has no license in this state").check();
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Pages are being updated.")).toBeVisible();
	const answer = async (path: string) => {
		const response = await page.request.get(path);
		return `${response.status()} ${await response.text()}`;
	};
	const texas = "/en/services/final-expense/texas";
	await expect.poll(() => answer(texas), { timeout: 30_000 }).toMatch(/^404/);
	await expect.poll(() => answer("/en"), { timeout: 30_000 }).toMatch(/\b20 states\b/i);
	expect(await answer("/en")).not.toContain(texas);
	const licensing = await answer("/en/licensing");
	for (const number of ["1234567", "W123456"]) expect(licensing).toContain(number);
	expect(await answer("/sitemap-en.xml")).not.toContain("texas");
	await page.getByRole("button", { name: /^Use again: As it came with the website/ }).click();
	await expect.poll(() => answer(texas), { timeout: 30_000 }).toMatch(/^200/);
	await expect.poll(() => answer("/en"), { timeout: 30_000 }).toMatch(/\b21 states\b/i);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("links are saved, and a wrong one has its error beside it", async ({ page, site, signInAs, problems }) => {
		// The browser reports scripts that it was not allowed to run.
		problems.allow(/40[03]|\.js csp$/);
		await signInAs("admin");
		await site.ask("moveClock", 16 * 60);
		await page.goto("/admin/settings/links");
		await prove(page);
		const linkedin = page.getByLabel("LinkedIn");
		await linkedin.fill("https://example.com/agency");
		await page.getByRole("button", { name: "Save" }).click();
		await expect(linkedin).toHaveAccessibleDescription(/own page on this network/);
		await expect(linkedin, "what was typed stays").toHaveValue("https://example.com/agency");
		await linkedin.fill("https://www.linkedin.com/company/agency");
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.getByText("Pages are being updated.")).toBeVisible();
		await expect(linkedin).toHaveValue("https://www.linkedin.com/company/agency");
		await page.getByRole("button", { name: /^Use again: As it came with the website/ }).click();
		await expect(linkedin).toHaveValue("");
	});

	test("a test email and a check of the records say what they found", async ({ page, signInAs, problems }) => {
		// The browser reports scripts that it was not allowed to run.
		problems.allow(/40[03]|\.js csp$/);
		await signInAs("admin");
		await page.goto("/admin/settings/mail");
		await page.getByRole("button", { name: "Send a test email" }).click();
		const trial = page.getByRole("region", { name: "Test email" });
		await expect(trial.getByRole("status")).toContainText("The email was written to a file");
		await page.getByRole("button", { name: "Check the records" }).click();
		const receiving = page.getByRole("listitem").filter({ hasText: "Where replies and returned emails go." });
		await expect(receiving).toContainText("Could not be checked");
		await expect(page.getByRole("listitem").filter({ hasText: "SPF" })).toContainText("Missing");
	});

	test("a license is saved, and one that has expired has its error beside it", async ({
		page,
		site,
		signInAs,
		problems,
	}) => {
		// The browser reports scripts that it was not allowed to run.
		problems.allow(/40[03]|\.js csp$/);
		await signInAs("admin");
		await site.ask("moveClock", 16 * 60);
		await page.goto("/admin/settings/licenses");
		await prove(page);
		const ohio = page.getByRole("group", { name: "Ohio" });
		await ohio.getByLabel("License number").fill("O-1");
		await ohio.getByLabel("Valid through").fill("2020-01-31");
		await page.getByRole("button", { name: "Save" }).click();
		await expect(ohio.getByLabel("Valid through")).toHaveAccessibleDescription(/hasn’t expired/);
		await expect(ohio.getByLabel("License number"), "what was typed stays").toHaveValue("O-1");
		await ohio.getByLabel("Valid through").fill(`${new Date().getFullYear() + 2}-06-30`);
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.getByText("Pages are being updated.")).toBeVisible();
		await expect(page.getByRole("region", { name: "Versions" }).getByText("OH O-1")).toBeVisible();
		await page.getByRole("button", { name: /^Use again: As it came with the website/ }).click();
		await expect(ohio.getByLabel("License number")).toHaveValue("");
	});
});
