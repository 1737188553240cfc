import { randomUUID } from "node:crypto";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { waitForNoon } from "#tests/support/incoming-lead.ts";
import { openMore } from "#tests/support/lead-page.ts";
import { leadSubmissions } from "#tests/support/lead-submissions.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import { captchaToken, postLead } from "#tests/support/send-lead.ts";

test("a list that an admin uploads names the law that keeps a call open, and a complaint about the lead goes into the register", async ({
	page,
	site,
	signInAs,
	problems,
}) => {
	// Refused forms.
	problems.allow(/400/);
	await waitForNoon(site);
	const recaptchaToken = await captchaToken(site.origin);
	// An area code that no other test uses.
	const phone = "448-555-0177";
	const lead = { email: `dana.${randomUUID()}@example.com`, phone, submission_id: randomUUID() };
	const response = await postLead(site.origin, leadSubmissions.quote({ recaptchaToken, ...lead }));
	const { id } = (await response.json()) as { id: string };
	await signInAs("admin");

	await page.goto("/admin/do-not-call");
	await hydrated(page);
	await page.getByRole("link", { name: "Upload a list for area codes" }).click();
	await page.waitForURL("**/admin/do-not-call/list");
	await hydrated(page);
	await page.getByLabel("Area codes the list covers").fill("448");
	const file = page.getByLabel("File");
	await file.setInputFiles({ name: "list.txt", mimeType: "text/plain", buffer: Buffer.from("448,555017\n") });
	await page.getByRole("button", { name: "Upload the list" }).click();
	await expect(page.getByText("Line 1 is not a phone number.")).toBeVisible();
	await expect(page.getByLabel("Area codes the list covers")).toHaveValue("448");
	// More than the 64 KB that other forms may have.
	const lines = Array.from({ length: 6000 }, (_, at) => `448,${1_000_000 + at}`);
	const buffer = Buffer.from(["448,5550177", ...lines].join("\n"));
	await file.setInputFiles({ name: "list.txt", mimeType: "text/plain", buffer });
	await page.getByRole("button", { name: "Upload the list" }).click();
	await page.waitForURL("**/admin/do-not-call?done=list-added");
	await expect(page.getByText("6,001 listed numbers")).toBeVisible();

	await page.goto(`/admin/leads/${id}`);
	await hydrated(page);
	const call = page.getByRole("region", { name: "Call", exact: true });
	await call.getByText("Why?").click();
	await expect(
		call.getByText(/^Listed \(National Do Not Call Registry\); called under 47 CFR 64.1200\(f\)\(5\)/),
	).toBeVisible();
	await expect(call.getByText(/^Checked on .*: on the list \(National Do Not Call Registry\)$/)).toBeVisible();

	await openMore(page);
	await page.getByRole("link", { name: "Record a complaint" }).click();
	await page.waitForURL("**/admin/complaints/new?lead=*");
	await hydrated(page);
	await page.getByLabel("How we received it").selectOption({ label: "By phone" });
	await page.getByRole("button", { name: "Record this complaint" }).click();
	await expect(page.getByText("Please enter what the complaint is about.")).toBeVisible();
	await page.getByLabel("What it’s about").fill("You called me although I am on the list.");
	await page.getByRole("button", { name: "Record this complaint" }).click();
	await expect(page.getByText("Complaint recorded")).toBeVisible();
	await page.getByLabel("Status").selectOption({ label: "In progress" });
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Received → In progress")).toBeVisible();
	await expectAccessible(page);
	await expectToFit(page, "complaint");
	await expect(page.getByRole("link", { name: "Marie Joseph" }), "only to the lead").toHaveAttribute(
		"href",
		`/admin/leads/${id}`,
	);
	await page.getByRole("main").getByRole("link", { name: "Complaints", exact: true }).click();
	await expect(page.getByRole("heading", { name: "Complaints", exact: true })).toBeVisible();
	await expect(page.getByText("You called me although I am on the list.")).toBeVisible();
	await page.goto(`/admin/leads/${id}`);
	await expect(page.getByRole("region", { name: "Complaints" }).getByText(/In progress/)).toBeVisible();
});
