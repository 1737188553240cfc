import { languageKey } from "#domain/locale/locales.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { termRatesFile } from "#tests/support/rate-csv.ts";
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

test("an admin adds what a client said, with the signed permission, and visitors read it until it is withdrawn", async ({
	page,
	site,
	signInAs,
	problems,
}) => {
	// The pages follow what is saved, and then the version before.
	test.slow();
	problems.allow(/40[03]/);
	await signInAs("admin");
	await openSection(page, site, "testimonials");
	const past = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
	const name = page.getByLabel("Name, as the client wants it shown");
	const save = page.getByRole("button", { name: "Save" });
	await save.click();
	await expect(name).toHaveAccessibleDescription("Enter the name that the page shows");
	await expectAccessible(page);
	await expectToFit(page, "settings-testimonials");
	await name.fill("Rosa M.");
	await page.getByLabel("Date the client said it").fill(past);
	await page.getByLabel("City").fill("Tampa");
	await page.getByLabel("State", { exact: true }).selectOption("Florida");
	await page.getByLabel("Said in").selectOption("Español");
	await page.getByLabel("Español", { exact: true }).fill("Nos explicaron todo con calma.");
	await page.getByLabel("Signed or last confirmed on").fill(past);
	const file = page.getByLabel(/^Signed permission/);
	await file.setInputFiles({ name: "release.pdf", mimeType: "application/pdf", buffer: Buffer.from("no PDF") });
	await save.click();
	await expect(file).toHaveAccessibleDescription("This isn’t a PDF, JPEG or PNG file");
	await expect(name, "what was typed stays").toHaveValue("Rosa M.");
	await file.setInputFiles({ name: "release.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
	await save.click();
	await expect(page.getByText("Pages are being updated.")).toBeVisible();
	const rosa = page.getByRole("list", { name: "Testimonials" }).getByRole("listitem").filter({ hasText: "Rosa M." });
	await expect(rosa).toContainText("Shown until");
	await expectAccessible(page);
	await expectToFit(page, "settings-testimonials-list");
	const download = page.waitForEvent("download");
	await rosa.getByRole("button", { name: "Download the permission: Rosa M." }).click();
	expect((await download).suggestedFilename()).toMatch(/^evidence-\w{8}\.pdf$/);

	const shown = async () => (await page.request.get("/es")).text();
	await expect.poll(shown, { timeout: 30_000 }).toContain("Nos explicaron todo con calma.");
	expect(await shown(), "the samples").not.toContain("Maria G.");
	await rosa.getByRole("link", { name: "Change: Rosa M." }).click();
	await expect(name).toHaveValue("Rosa M.");
	await expect(file).toHaveAccessibleDescription(/^On file: release\.pdf/);
	await name.fill("Rosa");
	await save.click();
	await expect.poll(shown, { timeout: 30_000 }).toMatch(/>Rosa<\/span>/);
	await page.getByRole("button", { name: "Withdraw: Rosa", exact: true }).click();
	await expect(page.getByRole("list", { name: "Testimonials" })).toHaveCount(0);
	await expect.poll(shown, { timeout: 30_000 }).not.toContain("Nos explicaron");
	await page.getByRole("button", { name: /^Use again: As it came with the website/ }).click();
	await expect.poll(shown, { timeout: 30_000 }).toContain("Maria G.");
});

test("an admin proves a claim and adds an insurer, and visitors read both until they are taken back", async ({
	page,
	site,
	signInAs,
	problems,
}) => {
	// The pages follow what is saved, and then the version before.
	test.slow();
	problems.allow(/40[03]/);
	await signInAs("admin");
	const past = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
	const paper = (content: string) => ({
		name: "paper.pdf",
		mimeType: "application/pdf",
		buffer: Buffer.from(content),
	});
	const save = page.getByRole("button", { name: "Save" });
	const shown = async (path: string) => (await page.request.get(path)).text();

	// From the launch list to the field, through the password.
	await page.goto("/admin/launch");
	await hydrated(page);
	await page.getByRole("region", { name: "Opens features" }).getByText("What the agency says about itself").click();
	await site.ask("moveClock", 16 * 60);
	await page.getByRole("link", { name: /^Open the field.*How many families/ }).click();
	await page.waitForURL("**/admin/settings/claims?change=familiesServed#proof");
	await prove(page);
	const proof = page.getByLabel("What proves it");
	const value = page.getByLabel("Number of families");
	await proof.fill("Client list in folder 3");
	await value.fill("-5");
	await page.getByLabel("Approved by").fill("Ana Diaz");
	await page.getByLabel("Approved on").fill(past);
	await page.getByLabel("Show until (empty: one year)").fill("2020-01-31");
	await save.click();
	await expect(value).toHaveAccessibleDescription("Enter a whole number above 0");
	await expect(page.getByLabel("Show until")).toHaveAccessibleDescription(/within one year after the approval/);
	await expect(proof, "what was typed stays").toHaveValue("Client list in folder 3");
	await expectAccessible(page);
	await expectToFit(page, "settings-claim");
	await value.fill("1,234");
	await page.getByLabel("Show until").fill("");
	const file = page.getByLabel(/^Document:/);
	await file.setInputFiles(paper("no PDF"));
	await save.click();
	await expect(file).toHaveAccessibleDescription("This isn’t a PDF, JPEG or PNG file");
	await file.setInputFiles(paper("%PDF-1.7"));
	await save.click();
	await expect(page.getByText("Pages are being updated.")).toBeVisible();
	const claim = page
		.getByRole("list", { name: "Claims" })
		.getByRole("listitem")
		.filter({ hasText: "How many families the agency has served" });
	await expect(claim).toContainText("Shown until");
	await expectAccessible(page);
	await expectToFit(page, "settings-claims");
	const download = page.waitForEvent("download");
	await claim.getByRole("button", { name: /^Download the document/ }).click();
	expect((await download).suggestedFilename()).toMatch(/^evidence-\w{8}\.pdf$/);
	await expect.poll(() => shown("/en"), { timeout: 30_000 }).toContain("1,234 families");
	await claim.getByRole("button", { name: /^Withdraw/ }).click();
	await expect(claim).toContainText("Not shown: withdrawn");
	await expect.poll(() => shown("/en"), { timeout: 30_000 }).not.toContain("1,234");

	await page.getByRole("tab", { name: "Insurers" }).click();
	await page.waitForURL("**/admin/settings/insurers");
	const name = page.getByLabel("Full legal name");
	await name.fill("Harbor Life & Annuity");
	await page.getByLabel("NAIC code").fill("1234");
	await page.getByLabel("AM Best rating").selectOption("A+");
	await page.getByLabel("Date of the rating").fill(past);
	await save.click();
	await expect(page.getByLabel("NAIC code")).toHaveAccessibleDescription(/five digits/);
	await expect(page.getByRole("group", { name: "Products" })).toHaveAccessibleDescription(
		"Choose at least one product",
	);
	await expectAccessible(page);
	await expectToFit(page, "settings-insurer");
	await page.getByLabel("NAIC code").fill("12345");
	await page.getByLabel("Term Life").check();
	await page.getByLabel("Letter, and where it is kept").fill("Letter in folder 4");
	await page.getByLabel("Last confirmed on").fill(past);
	await save.click();
	await expect(page.getByText("Pages are being updated.")).toBeVisible();
	await expect.poll(() => shown("/en/carriers"), { timeout: 30_000 }).toContain("Harbor Life &amp; Annuity");
	expect(await shown("/en/carriers"), "the samples").not.toContain("Sample Mutual");
	await page.getByRole("button", { name: "Remove: Harbor Life & Annuity" }).click();
	await expect(page.getByRole("list", { name: "Insurers" })).toHaveCount(0);
	await expect.poll(() => shown("/en/carriers"), { timeout: 30_000 }).not.toContain("Harbor");
	await page.getByRole("button", { name: /^Use again: As it came with the website/ }).click();
	await expect.poll(() => shown("/en/carriers"), { timeout: 30_000 }).toContain("Sample Mutual");
	await page.goto("/admin/settings/claims");
	await page.getByRole("button", { name: /^Use again: As it came with the website/ }).click();
	await expect(claim).toContainText("Not shown: no evidence");
});

test("an admin replaces the rates after comparing them, and visitors get the new price from the page and its script", async ({
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
	await openSection(page, site, "rates");
	const file = page.getByLabel("File with rates (CSV)");
	const choose = async (content: string) => {
		await file.setInputFiles({ name: "rates.csv", mimeType: "text/csv", buffer: Buffer.from(content) });
		await page.getByRole("button", { name: "Check the file" }).click();
	};
	await choose(termRatesFile.replace("9.5", "-9.5"));
	await expect(file).toHaveAccessibleDescription(/The file has a problem. Nothing was changed./);
	await expect(page.getByText("Line 10, monthly_per_1000: -9.5 is negative")).toBeVisible();
	await expectAccessible(page);
	await choose(termRatesFile);
	const preview = page.getByRole("region", { name: "Compare the prices" });
	await expect(preview.getByRole("row", { name: /Age 45, non-smoker, \$500,000, 20 years/ })).toContainText(
		"$100$250+150%",
	);
	await expect(preview).toContainText("Example Life, EL-204");
	await expect(preview).toContainText("October 1, 2026");
	await expectAccessible(page);
	await expectToFit(page, "settings-rates");
	const use = preview.getByRole("button", { name: "Use these rates" });
	// The prices stay while the proof ends.
	await site.ask("moveClock", 16 * 60);
	await use.click();
	await prove(page);
	await use.click();
	await expect(page.getByText("Pages are being updated.")).toBeVisible();
	await expect(preview).toBeHidden();

	const visitor = await browser.newContext({ baseURL: site.origin });
	await problems.watch(visitor, site.origin);
	const visit = await visitor.newPage();
	await expect(async () => {
		await visit.goto("/en/services/term-life");
		await expect(visit.getByText("At 40, $500,000 costs about $250 a month.")).toBeVisible({ timeout: 1000 });
	}).toPass({ timeout: 30_000 });
	await hydrated(visit);
	const card = visit.locator("form[data-quick-price]").first();
	await card.locator("[name=age]").fill("40");
	await card.locator("select[name=state]").selectOption("FL");
	await card.locator("[type=submit]").click();
	await expect(visit.locator("#price-result")).toContainText("$250");
	await visitor.close();

	await page.getByRole("button", { name: /^Use again: As it came with the website/ }).click();
	await expect
		.poll(async () => (await page.request.get("/en/services/term-life")).text(), { timeout: 30_000 })
		.toContain("costs about $100 a month");
});

test("an admin changes a paragraph in Spanish, looks at it in its page before it is saved, and goes back to the original", async ({
	page,
	site,
	signInAs,
	problems,
}) => {
	// The pages follow what is saved, and then the original.
	test.slow();
	problems.allow(/40[03]/);
	await signInAs("admin");
	await openSection(page, site, "words?q=indexed");
	await page.getByRole("link", { name: /^Indexed universal life \(IUL\) insurance/ }).click();
	await page.getByRole("tablist", { name: "Language of the text" }).getByRole("tab", { name: "Español" }).click();
	await expect(page.getByRole("tabpanel", { name: "Español" })).toBeVisible();
	await expectAccessible(page);
	await expectToFit(page, "settings-words-page");
	const shown = async (path: string) => (await page.request.get(path)).text();
	const mainOf = async (path: string) => /<main.*<\/main>/s.exec(await shown(path))?.[0];
	const english = await mainOf("/en/services/iul");
	await page.getByRole("link", { name: /^Change: La IUL es/ }).click();
	const text = page.getByLabel("Text on the website");
	await expect(text).toHaveValue(/^La IUL es/);
	await text.fill("Es una inversión.");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(text).toHaveAccessibleDescription(/“inversión” isn’t allowed here/);
	await expect(text, "what was typed stays").toHaveValue("Es una inversión.");
	await expectAccessible(page);
	const words = "La IUL es un seguro <b>para toda la vida</b>.";
	await text.fill(words);
	await page.getByRole("button", { name: "Preview" }).click();
	await expect(page.getByRole("region", { name: "Preview: not saved yet" })).toContainText(words);
	await expectAccessible(page);
	await expectToFit(page, "settings-words-text");
	const opening = page.waitForEvent("popup");
	await page.getByRole("button", { name: "Show the whole page" }).click();
	const whole = await opening;
	await expect(whole.getByText(words)).toBeVisible();
	await whole.close();
	expect(await shown("/es/services/iul"), "not saved yet").not.toContain("para toda la vida");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Pages are being updated.")).toBeVisible();
	await expect
		.poll(() => shown("/es/services/iul"), { timeout: 30_000 })
		.toContain("&lt;b&gt;para toda la vida&lt;/b&gt;");
	expect(await mainOf("/en/services/iul")).toBe(english);

	// The other languages have to follow.
	await page.getByRole("link", { name: "All pages and emails" }).click();
	const open = page.getByRole("region", { name: "Texts to look at" });
	await expect(open.getByRole("listitem")).toHaveCount(3);
	await expectAccessible(page);
	await expectToFit(page, "settings-words");
	await open.getByRole("link").first().click();
	await expect(page.getByText(/^Changed in Spanish on .* In English, the original is still shown\.$/)).toBeVisible();
	await page.getByRole("button", { name: "It still fits" }).click();
	await expect(page.getByText(/^Changed in Spanish/)).toBeHidden();

	await page.getByRole("tab", { name: "Español" }).click();
	await page.getByRole("link", { name: `Change: ${words}` }).click();
	await page.getByRole("button", { name: "Use the original again" }).click();
	await expect.poll(() => shown("/es/services/iul"), { timeout: 30_000 }).not.toContain("para toda la vida");
});

test("an admin changes what visitors agree to, and a text that lacks something says what", async ({
	page,
	site,
	signInAs,
	problems,
}) => {
	// The pages follow what is saved, and then the version before.
	test.slow();
	problems.allow(/40[03]/);
	await signInAs("admin");
	await openSection(page, site, "consent");
	await expectAccessible(page);
	await expectToFit(page, "settings-consent");
	await page.getByRole("link", { name: "Change: Contact form" }).click();
	const text = page.getByLabel("Text on the website");
	const original = await text.inputValue();
	await text.fill(original.replace("Reply STOP to opt out of texts, or", "Reply"));
	await page.getByRole("button", { name: "Save" }).click();
	await expect(text).toHaveAccessibleDescription(/The text has to say: that STOP ends texts\./);
	await expectAccessible(page);
	await expectToFit(page, "settings-consent-text");
	await text.fill(original.replace("about this request", "about what you ask here"));
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Pages are being updated.")).toBeVisible();
	await expect(page.getByRole("region", { name: "Texts to look at" }).getByRole("listitem")).toHaveCount(3);
	const shown = async () => (await page.request.get("/en")).text();
	await expect.poll(shown, { timeout: 30_000 }).toContain("about what you ask here");
	await page.getByRole("button", { name: /^Use again: As it came with the website/ }).click();
	await expect(page.getByRole("region", { name: "Texts to look at" })).toBeHidden();
	await expect.poll(shown, { timeout: 30_000 }).not.toContain("about what you ask here");
});

test("an admin turns a language off, and whoever comes with it reads English; another ID is no container of tags", async ({
	page,
	browser,
	site,
	signInAs,
	problems,
}) => {
	await signInAs("admin");
	await openSection(page, site, "offering");
	await page.getByLabel("Kreyòl Ayisyen").uncheck();
	await expectAccessible(page);
	await expectToFit(page, "offering");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Pages are being updated.")).toBeVisible();

	const visitor = await browser.newContext({ baseURL: site.origin });
	await problems.watch(visitor, site.origin);
	const visit = await visitor.newPage();
	await expect(async () => {
		await visit.goto("/ht/about");
		expect(new URL(visit.url()).pathname).toBe("/en/about");
		await expect(visit.getByRole("banner").locator("ul [data-language]")).toHaveCount(3, { timeout: 1000 });
	}).toPass({ timeout: 30_000 });
	// As after a visit in that language, by somebody whose browser keeps no cookies.
	await visit.evaluate((key) => localStorage.setItem(key, "ht"), languageKey);
	await visit.goto("/");
	await hydrated(visit);
	expect(new URL(visit.url()).pathname).toBe("/en");
	await visitor.close();
	await page.getByRole("button", { name: /^Use again: As it came with the website/ }).click();
	await expect(page.getByLabel("Kreyòl Ayisyen")).toBeChecked();

	await page.goto("/admin/settings/analytics");
	const container = page.getByLabel("Container ID of Google Tag Manager");
	await container.fill("G-AB12XY3456");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(container).toHaveAccessibleDescription(/another Google product/);
	await expectAccessible(page);
	await expectToFit(page, "analytics");
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
