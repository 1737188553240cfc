import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { termRatesFile } from "#tests/support/rate-csv.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import { openSection, prove } from "#tests/support/settings-section.ts";

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
