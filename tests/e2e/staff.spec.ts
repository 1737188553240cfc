import { expectAccessible } from "#tests/support/accessibility.ts";
import { fillContactForm, newVisitor, sendButton } from "#tests/support/contact-form.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import { newAdminEmail } from "#tests/support/site.ts";
import { mailedLink, staffEmail, staffPassword } from "#tests/support/staff.ts";

test("an admin signs up, confirms, signs in, and finds the newest lead first", { tag: "@database" }, async ({
	page,
	site,
}) => {
	const visitor = newVisitor({ first_name: "Newest", last_name: "Lead" });
	// Newer than the leads of other tests.
	await site.ask("moveClock", 60);
	await page.goto("/es");
	await hydrated(page);
	await fillContactForm(page, visitor, "es");
	await sendButton(page, "es").click();
	await expect(page.getByRole("heading", { name: "¡Gracias!" })).toBeVisible();

	await page.goto("/auth?tab=sign-up");
	await hydrated(page);
	await page.getByLabel("Email", { exact: true }).fill(newAdminEmail);
	await page.getByLabel("Password", { exact: true }).fill(staffPassword);
	await page.getByRole("button", { name: "Sign Up" }).click();
	await expect(page.getByText("Account Created!")).toBeVisible();
	await expect(page.getByText("Please check your email to confirm your account.")).toBeVisible();

	await page.goto(await mailedLink(site, newAdminEmail));
	await hydrated(page);
	await page.getByLabel("Email", { exact: true }).fill(newAdminEmail);
	await page.getByLabel("Password", { exact: true }).fill(staffPassword);
	await page.getByRole("button", { name: "Sign In" }).click();

	await page.waitForURL(/\/admin/);
	await expect(page.getByText("Welcome back!")).toBeVisible();
	await expect(page.getByText("You have been signed in successfully.")).toBeVisible();
	const first = page.getByRole("tabpanel", { name: "Contact Submissions" }).getByRole("listitem").first();
	await expect(first).toContainText("Newest Lead");
	await expect(first).toContainText(visitor.email);
	await expect(first.getByText("New", { exact: true })).toBeVisible();
	await expectAccessible(page);

	await page.getByRole("button", { name: "Sign Out" }).click();
	await page.waitForURL(/\/en$/);
	await page.goto("/admin");
	await page.waitForURL(/\/auth/);
});

test("whoever reads the address's mail opens the account, whoever signed up first", { tag: "@database" }, async ({
	page,
	site,
	problems,
}) => {
	problems.allow(/422/);
	const email = "first-come@sunfield.example";
	const signUp = async (password: string) => {
		await page.goto("/auth?tab=sign-up");
		await hydrated(page);
		await page.getByLabel("Email", { exact: true }).fill(email);
		await page.getByLabel("Password", { exact: true }).fill(password);
		await page.getByRole("button", { name: "Sign Up" }).click();
	};
	await signUp("Strangers.pick1");
	await expect(page.getByText("Account Created!")).toBeVisible();
	await signUp(staffPassword);
	await expect(page.getByText("Account Exists")).toBeVisible();
	await expect(page.getByText("This email is already registered. Please sign in instead.")).toBeVisible();

	await page.goto(await mailedLink(site, email, "new-password"));
	await hydrated(page);
	expect(page.url()).not.toContain("new-password=");
	await expectAccessible(page);
	await page.getByLabel("New password", { exact: true }).fill("short");
	await page.getByRole("button", { name: "Save and sign in" }).click();
	await expect(page.getByText("Password must be at least 8 characters long")).toBeVisible();
	await page.getByLabel("New password", { exact: true }).fill(staffPassword);
	await page.getByRole("button", { name: "Save and sign in" }).click();
	await page.waitForURL(/\/en/);
	await expect(page.getByText("Welcome back!")).toBeVisible();
});

test("sign-in shows errors", { tag: "@database" }, async ({ page, problems }) => {
	problems.allow(/40[01]/);
	await page.goto("/auth");
	await hydrated(page);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByText("Invalid email address")).toBeVisible();
	await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
	await page.getByLabel("Email", { exact: true }).fill("nobody@example.com");
	await page.getByLabel("Password", { exact: true }).fill("not-the-password");
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByText("Sign In Failed")).toBeVisible();
});

for (const tab of ["sign-in", "sign-up"]) {
	test(`the ${tab} page is accessible`, async ({ page }) => {
		await page.goto(`/auth?tab=${tab}`);
		await hydrated(page);
		await expectAccessible(page);
	});
}

test("/admin redirects to the sign-in page without a session", { tag: "@database" }, async ({ page }) => {
	await page.goto("/admin");
	await page.waitForURL(/\/auth\?next=\/admin|\/auth\?next=%2Fadmin/);
});

test("a viewer is refused with a message", { tag: "@database" }, async ({ page, signInAs }) => {
	await signInAs("viewer");
	await page.goto("/admin");
	await page.waitForURL(/\/en/);
	await expect(page.getByText("Access Denied")).toBeVisible();
	await expect(page.getByText("You do not have permission to access this area.")).toBeVisible();
});

test("an agent sees the visitor profiles and no contact submissions", { tag: "@database" }, async ({
	page,
	signInAs,
}) => {
	await signInAs("agent");
	await page.goto("/admin");
	await expect(page.getByText(staffEmail("agent"))).toBeVisible();
	await expect(page.getByRole("tab", { name: "Visitor Profiles" })).toBeVisible();
	await expect(page.getByRole("tab", { name: "Contact Submissions" })).toBeHidden();
	await expect(page.getByRole("tabpanel", { name: "Visitor Profiles" })).toBeVisible();
	await page.goto("/admin?tab=contact-submissions");
	await expect(page.getByRole("tabpanel", { name: "Visitor Profiles" })).toBeVisible();
	await expectAccessible(page);
});

const dataAddresses = [
	"/admin.data",
	"/admin.data?_routes=routes%2Fadmin%2Fdashboard",
	"/admin.data?_routes=routes%2Fadmin%2Fadmin-layout%2Croutes%2Fadmin%2Fdashboard",
	"/admin.data?tab=contact-submissions",
	"/admin/_.data",
	"/admin?index",
];

test("data requests need the same role as pages", { tag: "@database" }, async ({
	page,
	context,
	signInAs,
	problems,
}) => {
	problems.allow(/response: 40\d/);
	const visitor = newVisitor();
	await page.goto("/en");
	await hydrated(page);
	await fillContactForm(page, visitor);
	await sendButton(page).click();
	await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();

	const read = async (address: string) => (await context.request.get(address, { maxRedirects: 0 })).text();
	for (const address of dataAddresses) expect(await read(address), `anonymous ${address}`).not.toContain(visitor.email);
	for (const kind of ["viewer", "agent"] as const) {
		await signInAs(kind);
		for (const address of dataAddresses) expect(await read(address), `${kind} ${address}`).not.toContain(visitor.email);
		await context.clearCookies();
	}
	await signInAs("admin");
	expect(await read("/admin.data"), "admin").toContain(visitor.email);
});
