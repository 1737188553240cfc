import { expectAccessible } from "#tests/support/accessibility.ts";
import { fillContactForm, newVisitor, sendButton } from "#tests/support/contact-form.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { holdAnswer } from "#tests/support/held-answer.ts";
import { newAdminEmail } from "#tests/support/site.ts";
import { mailedLink, staffEmail, staffPassword, toast } from "#tests/support/staff.ts";

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
	const answerSignUp = await holdAnswer(page, "**/auth.data*");
	await page.getByRole("button", { name: "Sign Up" }).click();
	await expect(page.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
	answerSignUp();
	await expect(toast(page, "Account Created!")).toContainText("Please check your email to confirm your account.");

	await page.goto(await mailedLink(site, newAdminEmail));
	await hydrated(page);
	await page.getByLabel("Email", { exact: true }).fill(newAdminEmail);
	await page.getByLabel("Password", { exact: true }).fill(staffPassword);
	await page.getByRole("button", { name: "Sign In" }).click();

	await page.waitForURL(/\/admin/);
	await expect(page.getByText("Welcome back!")).toBeVisible();
	await expect(page.getByText("You have been signed in successfully.")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
	await page.getByRole("tab", { name: "Contact Submissions" }).click();
	const first = page.getByRole("tabpanel", { name: "Contact Submissions" }).getByRole("listitem").first();
	await expect(first).toContainText("Newest Lead");
	await expect(first).toContainText(visitor.email);
	await expect(first.getByText("New", { exact: true })).toBeVisible();

	await page.getByRole("button", { name: "Sign Out" }).click();
	await page.waitForURL(/\/en$/);
	await page.goto("/admin");
	await page.waitForURL(/\/auth/);
});

test("whoever reads the address's mail opens the account, whoever signed up first", async ({
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
	await expect(toast(page, "Account Created!")).toBeVisible();
	await signUp(staffPassword);
	await expect(toast(page, "Account Exists")).toContainText(
		"This email is already registered. Please sign in instead.",
	);
	await expect(toast(page, "Account Created!"), "the toast of the attempt before").toBeHidden();

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

test("whoever signs in and lands on the public site gets a link to the dashboard, if they are staff", async ({
	page,
	signInAs,
}) => {
	await signInAs("viewer");
	await page.goto("/en?notice=welcome-back");
	await expect(toast(page, "Welcome back!")).toBeVisible();
	await expect(page.locator("html[data-signed-in=visitor]")).toHaveCount(1);
	await expect(page.getByRole("link", { name: "Open the dashboard" })).toBeHidden();
	await signInAs("agent");
	await page.goto("/en?notice=welcome-back");
	await toast(page, "Welcome back!").getByRole("link", { name: "Open the dashboard" }).click();
	await page.waitForURL(/\/admin/);
});

test("sign-in shows errors", async ({ page, problems }) => {
	problems.allow(/40[01]/);
	await page.goto("/auth");
	await hydrated(page);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByText("Invalid email address")).toBeVisible();
	await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
	await page.getByLabel("Email", { exact: true }).fill("nobody@example.com");
	await page.getByLabel("Password", { exact: true }).fill("not-the-password");
	const answer = await holdAnswer(page, "**/auth.data*");
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByRole("button", { name: "Signing In..." })).toBeDisabled();
	answer();
	await expect(toast(page, "Sign In Failed")).toContainText("Invalid email or password.");
	await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeEnabled();
});

test("a password of the list of common ones is refused at its field and as a toast, by the server", async ({
	page,
	problems,
}) => {
	problems.allow(/400/);
	await page.goto("/auth?tab=sign-up");
	await hydrated(page);
	await expect(page.getByText('! @ # $ % ^ & * ( ) , . ? " : { } | < >')).toBeVisible();
	await page.getByLabel("Email", { exact: true }).fill("common@example.com");
	const field = page.getByLabel("Password", { exact: true });
	await field.fill("Snowball7!");
	await page.getByRole("button", { name: "Sign Up" }).click();
	const sentence = "This password is too easy to guess. Choose another one";
	await expect(toast(page, "Sign Up Failed")).toContainText(sentence);
	await expect(field).toHaveAccessibleDescription(new RegExp(sentence));
	await expect(field).toHaveAttribute("aria-invalid", "true");
	await field.fill("Sunny-day.2");
	await expect(field).not.toHaveAccessibleDescription(new RegExp(sentence));
});

test("/admin redirects to the sign-in page without a session", async ({ page }) => {
	await page.goto("/admin");
	await page.waitForURL(/\/auth\?next=\/admin|\/auth\?next=%2Fadmin/);
});

test("a viewer is refused with a message", async ({ page, signInAs }) => {
	await signInAs("viewer");
	await page.goto("/admin");
	await page.waitForURL(/\/en/);
	await expect(page.getByText("Access Denied")).toBeVisible();
	await expect(page.getByText("You do not have permission to access this area.")).toBeVisible();
});

test("whoever is signed in is sent from the sign-in page to the home page", async ({ page, context, signInAs }) => {
	for (const kind of ["viewer", "admin"] as const) {
		await signInAs(kind);
		for (const address of ["/auth", "/auth?tab=sign-up"]) {
			await page.goto(address);
			await expect(page, `${kind} ${address}`).toHaveURL(/\/en$/);
		}
		// The script of an open page would notice the lost session.
		await page.goto("about:blank");
		await context.clearCookies();
	}
});

test("an agent sees the visitor profiles and no contact submissions", async ({ page, signInAs }) => {
	await signInAs("agent");
	await page.goto("/admin");
	await expect(page.getByText(staffEmail("agent"))).toBeVisible();
	await expect(page.getByRole("tab", { name: "Visitor Profiles" })).toBeVisible();
	await expect(page.getByRole("tab", { name: "Contact Submissions" })).toBeHidden();
	await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
	await page.goto("/admin/contact-submissions");
	await expect(page.getByText("Access Denied")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
	await page.getByRole("tab", { name: "Visitor Profiles" }).click();
	await expect(page.getByRole("tabpanel", { name: "Visitor Profiles" })).toBeVisible();
});

test("an admin sees the conversions of 7 and of 30 days", async ({ page, signInAs }) => {
	await signInAs("admin");
	await page.goto("/admin");
	await hydrated(page);
	const note = page.getByRole("status").filter({ hasText: /./ });
	const showConversions = await holdAnswer(page, "**/admin/conversions.data*");
	await page.getByRole("tab", { name: "Conversions" }).click();
	await expect(note).toHaveText("Verifying permissions...");
	showConversions();
	const week = page.getByRole("tabpanel", { name: "Last 7 days" });
	await expect(week).toContainText(/Conversion rate\s*\d+\.\d\d%/);
	for (const name of ["Total conversions", "Unique visitors"]) await expect(week).toContainText(name);
	for (const name of ["Clicks to book", "Clicks to get a quote", "Calculators used", "Forms sent", "Clicks to call"]) {
		await expect(week.getByRole("heading", { name })).toBeVisible();
	}
	await expect(note).toBeHidden();
	await expectAccessible(page);
	const showMonth = await holdAnswer(page, "**/admin/conversions.data*");
	await page.getByRole("tab", { name: "Last 30 days" }).click();
	await expect(note).toHaveText("Loading...");
	showMonth();
	await expect(page.getByRole("tabpanel", { name: "Last 30 days" })).toContainText("Conversions by day");
	await page.setViewportSize({ width: 360, height: 740 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
