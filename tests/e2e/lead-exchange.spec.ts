import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { checkEvidence } from "#server/evidence/check-evidence.server.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { newLead } from "#tests/support/incoming-lead.ts";
import { openMore } from "#tests/support/lead-page.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import type { Site } from "#tests/support/site.ts";
import { staffPassword } from "#tests/support/staff.ts";

/** The name of a group of leads that no other test of the run has. */
function freshName(): string {
	return `X${Date.now().toString(36)}${process.env.TEST_PARALLEL_INDEX ?? 0}`;
}

/** Some time after the sign-in, a page asks for the password once more. */
async function proveAgain(page: Page): Promise<void> {
	const proof = page.getByRole("region", { name: "Confirm that it’s you" });
	await proof.getByLabel("Your password", { exact: true }).fill(staffPassword);
	await proof.getByRole("button", { name: "Continue" }).click();
	await expect(proof).toBeHidden();
}

async function downloaded(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
	const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
	return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** Two leads of a family, one of them with a formula as a message, and one of a family with another name. */
async function addLeads(site: Site, family: string): Promise<void> {
	const lead = { lastName: family, state: "FL" };
	await site.ask("addLeads", [
		{
			...lead,
			firstName: "José",
			email: `jose@mail-${family}.example`,
			message: '=HYPERLINK("http://own.example";"a")',
		},
		{ ...lead, firstName: "Anna", email: `anna@mail-${family}.example`, phone: "+1 305 555 0123" },
		{ ...lead, lastName: `Other${family}`, firstName: "Luc", email: `luc@mail-${family}.example` },
	]);
}

const rows = (page: Page) => page.locator("[data-lead]");

/** Leads can be found, also as duplicates, a moment after they arrived. */
async function expectLeads(page: Page, family: string, count: number): Promise<void> {
	await expect(async () => {
		await page.goto(`/admin/leads?text=${family}`);
		await expect(rows(page)).toHaveCount(count, { timeout: 2000 });
	}).toPass({ timeout: 40_000 });
}

test("the filtered leads leave in two files; leads of a foreign table come in, and go again when the import is undone", {
	tag: "@database",
}, async ({ page, site, signInAs, problems }) => {
	// Two files leave, one comes in, and jobs read and undo it.
	test.slow();
	problems.allow(/40[01]/);
	const family = freshName();
	await addLeads(site, family);
	await signInAs("admin");
	await site.ask("moveClock", 16 * 60);
	await expectLeads(page, family, 2);

	await hydrated(page);
	await page.getByRole("link", { name: "Export these leads" }).click();
	await page.waitForURL("**/admin/leads/export?*");
	await hydrated(page);
	await expect(page.getByRole("button", { name: /^Export/ })).toHaveCount(0);
	await expectAccessible(page);
	await expectToFit(page, "leads-export-proof");
	await proveAgain(page);
	await expect(page.getByText(family)).toBeVisible();
	await expectAccessible(page);
	await expectToFit(page, "leads-export");
	const button = page.getByRole("button", { name: "Export 2 leads" });
	const table = await downloaded(page, button);
	expect(table.name).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
	expect([...table.bytes.subarray(0, 3)], "the mark of UTF-8").toEqual([0xef, 0xbb, 0xbf]);
	const lines = parse(table.bytes, { bom: true, columns: true }) as Record<string, string>[];
	expect(lines.map((line) => line["First name"])).toEqual(["Anna", "José"]);
	expect(lines[1]?.Message).toBe(`'=HYPERLINK("http://own.example";"a")`);
	for (const cell of lines.flatMap((line) => Object.values(line))) expect(cell).not.toMatch(/^\s*[=+\-@]/);
	await page.getByRole("radio", { name: /JSON/ }).check();
	const data = await downloaded(page, button);
	expect(data.name).toMatch(/\.json$/);
	const { leads } = JSON.parse(data.bytes.toString()) as { leads: { firstName: string; phone: string | null }[] };
	expect(leads).toMatchObject([{ firstName: "Anna", phone: "+1 305 555 0123" }, { firstName: "José" }]);

	await page.goto("/admin/manage");
	await hydrated(page);
	await page.getByRole("main").getByRole("link", { name: "Import leads" }).click();
	await page.waitForURL("**/admin/leads/import");
	await hydrated(page);
	const file = page.getByLabel("CSV file");
	const upload = async (name: string, content: Buffer) => {
		await file.setInputFiles({ name, mimeType: "text/csv", buffer: content });
		await page.getByRole("button", { name: "Upload file" }).click();
	};
	await upload("photo.csv", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]));
	await expect(file).toHaveAccessibleDescription(/This isn’t a CSV file that we can read/);
	await expectAccessible(page);
	const imported = `N${family}`;
	await upload(
		`${family}.csv`,
		Buffer.from(
			[
				"Imię i nazwisko;Kontakt;Tel. kom.;Uwagi",
				`Ewa ${imported};ewa@mail-${family}.example;(305) 555-0161;Dzwonić po 17`,
				`Jan ${imported};jan@mail-${family}.example;;`,
				`Ewa ${imported};EWA@mail-${family}.example;;again`,
				`José ${family};jose@mail-${family}.example;;known`,
				`Ola ${imported};no address;;`,
			].join("\r\n"),
		),
	);
	await page.waitForURL(/\/admin\/leads\/import\/[0-9a-f-]{36}$/);
	await hydrated(page);
	// Nobody could be imported yet.
	await expect(page.getByRole("alert")).toHaveText("Choose a column for the first name or the full name.");
	await expect(page.getByRole("heading", { name: "Preview" })).toHaveCount(0);
	await page.getByLabel("Imię i nazwisko").selectOption("Full name");
	await expect(page.getByLabel("Kontakt")).toHaveAccessibleDescription(`ewa@mail-${family}.example`);
	await page.getByLabel("Kontakt").selectOption("Email");
	await page.getByLabel("Tel. kom.").selectOption("Phone");
	await page.getByLabel("Uwagi").selectOption("Message or note");
	const source = page.getByLabel("Source");
	await source.fill("two words");
	const save = page.getByRole("button", { name: "Save and show preview" });
	await save.click();
	await expect(source).toHaveAccessibleDescription(/Enter one word of letters, numbers, dots and hyphens/);
	await expect(source, "typed input stays").toHaveValue("two words");
	await source.fill("old-crm");
	await save.click();
	const preview = page.getByRole("region", { name: "Preview" });
	await expect(preview.getByText("2 new leads", { exact: true })).toBeVisible();
	await expect(preview.getByText("1 row skipped: we already have this person")).toBeVisible();
	await expect(preview.getByText("1 row skipped: an earlier row has the same person")).toBeVisible();
	await expect(preview.getByText("1 row with errors")).toBeVisible();
	await expect(preview.getByText(/^Line 5: José .* We already have a lead with this email address\./)).toBeVisible();
	await expect(preview.getByRole("link", { name: `Open lead: José ${family}` })).toBeVisible();
	await expect(preview.getByText(/^Line 6: Email: /)).toBeVisible();
	await expectAccessible(page);
	await expectToFit(page, "leads-import-preview");
	await preview.getByRole("button", { name: "Import 2 leads" }).click();
	await expect(page.getByText("2 leads imported")).toBeVisible({ timeout: 40_000 });
	const leftOut = await downloaded(page, page.getByRole("link", { name: /^Download the skipped rows/ }));
	for (const name of [`Ola ${imported}`, `José ${family}`]) expect(leftOut.bytes.toString()).toContain(name);
	await expectAccessible(page);
	await expectToFit(page, "leads-import-done");
	const importPage = page.url();

	await expectLeads(page, imported, 2);
	await expect(rows(page).filter({ hasText: `Ewa ${imported}` })).toBeVisible();
	await page.goto(importPage);
	await hydrated(page);
	await page.getByRole("button", { name: "Undo this import" }).click();
	await expect(page.getByText("2 leads removed")).toBeVisible();
	await page.goto(`/admin/leads?text=${imported}`);
	await expect(rows(page)).toHaveCount(0);
	await page.goto(`/admin/leads?text=${family}`);
	await expect(rows(page), "the leads that were there before").toHaveCount(2);
});

test("what is known of a lead is downloaded as one file for people and one for programs", async ({
	page,
	site,
	signInAs,
}) => {
	const lead = await newLead(site, { first_name: "Rose", name: "Rose Joseph" });
	await signInAs("admin");
	await site.ask("moveClock", 16 * 60);
	await page.goto(lead.path);
	await hydrated(page);
	await openMore(page);
	await page.getByRole("link", { name: "Evidence pack" }).click();
	await page.waitForURL("**/evidence");
	await hydrated(page);
	await proveAgain(page);
	await expectAccessible(page);
	await expectToFit(page, "lead-evidence");
	const pdf = await downloaded(page, page.getByRole("button", { name: "Download as PDF" }));
	expect(pdf.name).toBe(`evidence-${lead.id.slice(0, 8)}.pdf`);
	const text = await pdfText(pdf.bytes);
	for (const words of ["Rose Joseph", lead.email, "What the person sent", "Who looked at the lead", "owner@"]) {
		expect(text).toContain(words);
	}
	const json = await downloaded(page, page.getByRole("button", { name: "Download as JSON" }));
	expect(json.name).toBe(`evidence-${lead.id.slice(0, 8)}.json`);
	const { pack, faults } = checkEvidence(json.bytes, []);
	expect(faults, "what the check of the file finds").toEqual([]);
	expect(pack?.request).toMatchObject({ email: lead.email });
	expect(
		pack?.access.map(({ action }) => action),
		"the first download is in the second",
	).toContain("EVIDENCE_EXPORTED");
});
