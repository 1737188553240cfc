import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import type { Site } from "#tests/support/site.ts";
import { mailedLink, staffEmail, staffPassword } from "#tests/support/staff.ts";

const newPassword = "Another.day2";

/** Types the admin's password, which is asked for once more some time after the sign-in. */
async function proveAgain(section: Locator, password = staffPassword): Promise<void> {
	// The form of earlier versions has one, too.
	const field = section.getByLabel("Your password", { exact: true }).first();
	if (await field.isVisible()) await field.fill(password);
}

/** Fills in the form that invites somebody, and sends it. */
async function invite(page: Page, email: string, password = staffPassword): Promise<void> {
	const section = page.getByRole("region", { name: "Invite someone" });
	await section.getByLabel("Name").fill("Ana Pérez");
	await section.getByLabel("Email", { exact: true }).fill(email);
	await section.getByLabel("Role").selectOption("agent");
	await section.getByLabel("Language").selectOption("pt");
	await proveAgain(section, password);
	await section.getByRole("button", { name: "Send the invitation" }).click();
}

const invitationLink = (site: Site, email: string) => mailedLink(site, email, "token");

test("an admin invites somebody, who chooses a password, and whose role changes while they look", async ({
	page,
	browser,
	signInAs,
	site,
	problems,
}) => {
	problems.allow(/40[01]/);
	const email = "ana@people.example";
	await signInAs("admin");
	await site.ask("moveClock", 16 * 60);
	await page.goto("/admin");
	await hydrated(page);
	await page.getByRole("link", { name: "People", exact: true }).click();
	await expect(page.getByRole("heading", { name: "People" })).toBeVisible();
	await expect(page.getByRole("tab", { selected: true })).toHaveCount(0);

	await invite(page, email, "Wrong-guess.1");
	const section = page.getByRole("region", { name: "Invite someone" });
	const proof = section.getByLabel("Your password", { exact: true });
	await expect(proof).toHaveAccessibleDescription(/isn’t your password/);
	await expect(section.getByLabel("Email", { exact: true }), "typed input stays").toHaveValue(email);
	await proof.fill(staffPassword);
	await section.getByRole("button", { name: "Send the invitation" }).click();
	await expect(section.getByText("Invitation sent")).toBeVisible();
	await expect(section.getByLabel("Email", { exact: true })).toHaveValue("");
	const open = page.getByRole("region", { name: "Pending invitations" });
	await expect(open.getByText(email)).toBeVisible();
	await expectAccessible(page);
	await expectToFit(page, "people");

	const guest = await browser.newContext({ baseURL: site.origin });
	const theirs = await guest.newPage();
	await theirs.goto(await invitationLink(site, email));
	await expect(theirs).toHaveURL(/\/auth\/invitation$/);
	await hydrated(theirs);
	await expect(theirs.getByRole("heading", { name: "Boas-vindas, Ana Pérez" })).toBeVisible();
	await expectAccessible(theirs);
	await expectToFit(theirs, "invitation");
	const choice = theirs.getByLabel("Escolha uma senha", { exact: true });
	await choice.fill("Snowball7!");
	await theirs.getByRole("button", { name: "Abrir minha conta" }).click();
	await expect(choice).toHaveAccessibleDescription(/fácil/);
	await choice.fill(newPassword);
	await theirs.getByRole("button", { name: "Abrir minha conta" }).click();
	await theirs.waitForURL(/\/admin/);
	await expect(theirs.getByRole("heading", { name: "Painel", level: 1 })).toBeVisible();
	await expect(theirs.getByRole("link", { name: "Pessoas" })).toHaveCount(0);

	await page.reload();
	await hydrated(page);
	await expect(open.getByText("No one is waiting to join.")).toBeVisible();
	await page.getByRole("link", { name: "Ana Pérez" }).click();
	await expect(page.getByRole("heading", { name: "Ana Pérez" })).toBeVisible();
	await expectAccessible(page);
	await expectToFit(page, "person");
	const role = page.getByRole("region", { name: "Role" });
	await role.getByRole("combobox", { name: "Role" }).selectOption("admin");
	await proveAgain(role);
	await role.getByRole("button", { name: "Change role" }).click();
	await expect(role.getByText("Role changed")).toBeVisible();
	await theirs.goto("/admin/people");
	await expect(theirs.getByRole("heading", { name: "Pessoas" })).toBeVisible();

	const removal = page.getByRole("region", { name: "Remove this person" });
	await removal.getByText("Remove this person…").click();
	await expect(removal.getByText("owns no leads and has no open tasks.")).toBeVisible();
	await proveAgain(removal);
	await removal.getByRole("button", { name: "Remove and hand over" }).click();
	await expect(page.getByText("Person removed")).toBeVisible();
	await theirs.goto("/admin/people");
	await theirs.waitForURL(/\/auth/);
	await guest.close();

	await page.goto("/admin/people");
	const removed = page.getByRole("region", { name: "Removed people" });
	await removed.getByRole("button", { name: "Undo: Ana Pérez" }).click();
	await expect(page.getByText("Ana Pérez is back")).toBeVisible();
	await expect(page.getByText("Person removed")).toHaveCount(0);
	await expect(removed).toHaveCount(0);
	await expect(page.getByRole("link", { name: "Ana Pérez" })).toBeVisible();
});

test("a record says who is away, what they speak, when they work and where they are licensed", async ({
	page,
	site,
	signInAs,
	problems,
}) => {
	problems.allow(/400/);
	await signInAs("agent");
	await page.context().clearCookies();
	// Other tests name this account, too.
	await site.ask("nameAccount", staffEmail("agent"), "Ana Suárez");
	await signInAs("admin");
	await page.goto("/admin/people");
	await hydrated(page);
	await page.getByRole("link", { name: "Ana Suárez" }).click();
	const record = page.getByRole("region", { name: "Availability, languages and hours" });
	await record.getByLabel("Main language").selectOption("ht");
	await record.getByLabel("English").check();
	await expect(record.getByText("No hours are on file. These are the office’s")).toBeVisible();
	await record.getByLabel("Monday From").fill("09:00");
	await record.getByLabel("Monday Until").fill("");
	await record.getByRole("button", { name: "Save" }).click();
	await expect(record.getByLabel("Monday From")).toHaveAccessibleDescription("Enter both times");
	await record.getByLabel("Monday Until").fill("17:00");
	await record.getByRole("button", { name: "Save" }).click();
	await expect(record.getByText("It’s in effect now.")).toBeVisible();
	await page.reload();
	await hydrated(page);
	await expect(record.getByLabel("Monday Until")).toHaveValue("17:00");

	const licenses = page.getByRole("region", { name: "Licenses" });
	await licenses.getByLabel("State").selectOption("FL");
	await licenses.getByLabel("License number").fill("W123456");
	await licenses.getByRole("button", { name: "Save the license" }).click();
	await expect(licenses.getByLabel("Valid until")).toHaveAccessibleDescription("Enter a date that isn’t in the past");
	await licenses.getByLabel("Valid until").fill("2039-06-30");
	await licenses.getByRole("button", { name: "Save the license" }).click();
	await expect(licenses.getByText("W123456")).toBeVisible();
	await expect(licenses.getByText("Valid until: June 30, 2039")).toBeVisible();

	const onSite = page.getByRole("region", { name: "On the public site" });
	const yesterday = new Date((await site.ask("now")).getTime() - 86_400_000).toISOString().slice(0, 10);
	await expect(onSite.getByText("Not on the public site")).toBeVisible();
	await onSite.getByLabel("Show on the public site").check();
	await onSite.getByLabel("Job title", { exact: true }).selectOption("Licensed agent");
	await onSite.getByRole("group", { name: "Short bio" }).getByLabel("English").fill("I listen to the whole answer.");
	await onSite.getByLabel("Written permission").fill("Release of today, in the folder");
	await onSite.getByRole("button", { name: "Save" }).click();
	await expect(onSite.getByLabel("Confirmed on")).toHaveAccessibleDescription(/Required to show someone/);
	await onSite.getByLabel("Confirmed on").fill(yesterday);
	await proveAgain(onSite);
	await onSite.getByRole("button", { name: "Save" }).click();
	await expect(onSite.getByText("The site will show it within a minute.")).toBeVisible();
	await expect(onSite.getByText("Visitors see this person")).toBeVisible();
	await expectAccessible(page);
	await expectToFit(page, "record");
	await expect
		.poll(async () => (await page.request.get("/en/about")).text(), { timeout: 30_000 })
		.toContain("I listen to the whole answer.");
	expect(await (await page.request.get("/en/about")).text()).toContain("W123456");

	const photo = page.getByRole("region", { name: "Photograph" });
	const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#7a5" } })
		.jpeg()
		.toBuffer();
	await onSite.getByLabel("Written permission").fill("Typed meanwhile");
	await photo
		.getByLabel("Choose a photograph")
		.setInputFiles({ name: "me.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
	await proveAgain(photo);
	await photo.getByRole("button", { name: "Save the photograph" }).click();
	await expect(photo.getByLabel("Choose a photograph")).toHaveAccessibleDescription(/Only JPEG, PNG, WebP and AVIF/);
	await photo
		.getByLabel("Choose a photograph")
		.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: picture });
	await proveAgain(photo);
	await photo.getByRole("button", { name: "Save the photograph" }).click();
	await expect(photo.getByText("Photograph saved")).toBeVisible({ timeout: 20_000 });
	await expect(onSite.getByLabel("Written permission"), "typed input stays").toHaveValue("Typed meanwhile");
	await expect(photo.getByRole("img")).toHaveJSProperty("naturalWidth", 192);
	await expect
		.poll(async () => (await page.request.get("/en/about")).text(), { timeout: 30_000 })
		.toMatch(/<source[^>]+image\/avif[^>]+-768\.avif 768w[^>]*>.*alt="Photo of Ana Suárez"/);

	await onSite.getByLabel("Show on the public site").uncheck();
	await proveAgain(onSite);
	await onSite.getByRole("button", { name: "Save" }).click();
	await licenses.getByRole("button", { name: "Remove" }).click();
	await expect(licenses.getByText("No licenses on file")).toBeVisible();
	await expect
		.poll(async () => (await (await page.request.get("/en/about")).text()).includes("W123456"), { timeout: 30_000 })
		.toBe(false);
});

test("nobody but admins opens the people pages, and the own page changes nothing", async ({
	page,
	context,
	signInAs,
}) => {
	await signInAs("admin");
	await page.goto("/admin/people");
	await hydrated(page);
	await page.getByRole("main").getByRole("listitem").filter({ hasText: "You" }).getByRole("link").click();
	await expect(page.getByText("Another admin has to change your role or remove you.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Change role" })).toHaveCount(0);
	const own = page.url();
	await context.clearCookies();
	for (const kind of ["agent", "viewer"] as const) {
		await signInAs(kind);
		for (const path of ["/admin/people", own]) {
			await page.goto(path);
			await expect(page).not.toHaveURL(/people/);
		}
	}
});

test("an invitation that was withdrawn opens nothing, and says so", async ({ page, context, signInAs, site }) => {
	const email = "withdrawn@people.example";
	await signInAs("admin");
	await page.goto("/admin/people");
	await hydrated(page);
	await invite(page, email);
	const open = page.getByRole("region", { name: "Pending invitations" });
	const invitation = open.getByRole("listitem").filter({ hasText: email });
	await invitation.getByRole("button", { name: "Send again" }).click();
	await expect(open.getByText("Invitation sent again")).toBeVisible();
	await invitation.getByRole("button", { name: "Withdraw" }).click();
	await expect(open.getByText("Invitation withdrawn")).toBeVisible();
	await expect(invitation).toHaveCount(0);
	await context.clearCookies();
	await page.goto(await invitationLink(site, email));
	await expect(page.getByText("This invitation is no longer valid")).toBeVisible();
	await expectAccessible(page);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("somebody is invited and accepts", async ({ page, context, signInAs, site, problems }) => {
		// The browser reports scripts that it was not allowed to run.
		problems.allow(/400|\.js csp$/);
		const email = "plain@people.example";
		await signInAs("admin");
		await page.goto("/admin/people");
		await invite(page, email);
		await expect(page.getByText("Invitation sent")).toBeVisible();
		await context.clearCookies();
		await page.goto(await invitationLink(site, email));
		await page.getByLabel("Escolha uma senha", { exact: true }).fill(newPassword);
		await page.getByRole("button", { name: "Abrir minha conta" }).click();
		await page.waitForURL(/\/admin/);
		await expect(page.getByRole("heading", { name: "Painel", level: 1 })).toBeVisible();
	});
});
