import { fillContactForm, newVisitor, sendButton } from "#tests/support/contact-form.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { staffEmail } from "#tests/support/staff.ts";

const dataAddresses = [
	"/admin/audit",
	"/admin/audit?kind=all",
	"/admin/audit.data",
	"/admin/audit.data?_routes=routes%2Fadmin%2Faudit",
	"/admin/audit.data?_routes=routes%2Fadmin%2Fadmin-layout%2Croutes%2Fadmin%2Faudit",
];

test("only admins see the audit log", async ({ page, context, signInAs, site }) => {
	await signInAs("admin");
	const read = async (address: string) => (await context.request.get(address, { maxRedirects: 0 })).text();
	const marker = "what was done to their accounts";
	for (const address of dataAddresses) expect(await read(address), `admin ${address}`).toContain(marker);
	await context.clearCookies();
	for (const address of dataAddresses) expect(await read(address), `anonymous ${address}`).not.toContain(marker);
	for (const kind of ["viewer", "agent"] as const) {
		await signInAs(kind);
		for (const address of dataAddresses) expect(await read(address), `${kind} ${address}`).not.toContain(marker);
		const verify = await context.request.post("/admin/audit", { maxRedirects: 0, headers: { origin: site.origin } });
		expect(verify.headers().location ?? "").not.toContain("/admin/audit");
	}
	await page.goto("/admin/audit");
	await expect(page.getByText("Access Denied")).toBeVisible();
	await expect(page.getByRole("link", { name: "Audit log" })).toBeHidden();
	await context.clearCookies();
	await signInAs("admin");
	await page.goto("/admin/audit?kind=refusals");
	await expect(page.getByText(`${staffEmail("agent")} was denied access to a page`).first()).toBeVisible();
	await context.clearCookies();
	await page.goto("/admin/audit");
	await page.waitForURL(/\/auth\?next=(?:%2F|\/)admin(?:%2F|\/)audit/);
});

test("an admin reads who opened what, filters, and has the log verified", async ({ page, signInAs }) => {
	const visitor = newVisitor();
	await page.goto("/en");
	await hydrated(page);
	await fillContactForm(page, visitor);
	await sendButton(page).click();
	await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();

	await signInAs("admin");
	await page.goto("/admin/contact-submissions");
	await expect(page.getByText(visitor.email).first()).toBeVisible();
	await page.getByRole("link", { name: "Audit log" }).click();
	await expect(page.getByRole("heading", { name: "Audit log", level: 2 })).toBeVisible();
	await hydrated(page);
	const entries = page.getByRole("main").getByRole("list").getByRole("listitem");
	await expect(entries.first()).toContainText(`${staffEmail("admin")} opened the contact submissions`);
	await expect(entries.first()).toContainText(/\d records?/);
	await expect(page.getByRole("main")).not.toContainText(visitor.email);
	await expect(page.getByRole("tab", { selected: true })).toHaveCount(0);

	await page.getByRole("button", { name: "Verify now" }).click();
	await expect(page.getByRole("status").filter({ hasText: "complete and unchanged up to entry" })).toBeVisible();
	await expect(entries.first()).toContainText(`${staffEmail("admin")} verified this log`);
	await page.getByText("How to verify it yourself").click();
	await expect(page.getByText(/^npm run ops -- audit:verify --head \d+:[0-9a-f]{64}$/)).toBeVisible();

	await page.getByText("Filter entries").click();
	await page.getByLabel("What").selectOption("Sign-ins");
	await page.getByLabel("Who").selectOption(staffEmail("admin"));
	await page.getByRole("button", { name: "Show entries" }).click();
	await page.waitForURL(/kind=signIns/);
	await expect(entries.first()).toContainText(staffEmail("admin"));
	await expect(entries.filter({ hasText: "opened" })).toHaveCount(0);
	await expect(page.getByLabel("What")).toHaveValue("signIns");
	await page.getByLabel("Text").fill("nothing has this text");
	await page.getByRole("button", { name: "Show entries" }).click();
	await expect(page.getByText("No entries match this filter")).toBeVisible();
	await page.getByRole("link", { name: "Clear the filter" }).click();
	await expect(page.getByLabel("What")).toBeHidden();
	await expect(entries.first()).toContainText("verified this log");
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, locale: "ht" });

	test("the log is filtered and verified, in the reader's language", async ({ page, signInAs, problems }) => {
		// The browser reports scripts that it was not allowed to run.
		problems.allow(/\.js csp$/);
		await signInAs("admin");
		await page.goto("/admin/audit");
		await expect(page.getByRole("heading", { name: "Rejis odit", level: 2 })).toBeVisible();
		await page.getByRole("button", { name: "Verifye kounye a" }).click();
		await expect(page.getByText("li konplè epi anyen pa chanje")).toBeVisible();
		await page.getByText("Filtre anrejistreman yo").click();
		await page.getByLabel("Kisa").selectOption("Verifikasyon rejis sa a");
		await page.getByRole("button", { name: "Montre anrejistreman yo" }).click();
		await page.waitForURL(/kind=verifications/);
		await expect(page.getByText(`${staffEmail("admin")} verifye rejis sa a`).first()).toBeVisible();
	});
});
