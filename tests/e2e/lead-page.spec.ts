import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { copy } from "#tests/support/copy.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { book, inTwoDays, newLead, waitForNoon } from "#tests/support/incoming-lead.ts";
import { writeEmail } from "#tests/support/lead-page.ts";
import { readOutbox } from "#tests/support/read-mail.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import { staffEmail, staffPassword, toast } from "#tests/support/staff.ts";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const badge = (page: Page) => page.locator("main header [data-slot=badge]");

test("a lead on a phone: taken, called, logged, with a task and an email in Kreyòl, booked and won", {
	tag: "@database",
}, async ({ page, site, signInAs, problems }) => {
	// The whole way of a lead, with an email that has to arrive.
	test.slow();
	problems.allow(/400/);
	await waitForNoon(site);
	const { id, email, path } = await newLead(site);
	await page.setViewportSize({ width: 360, height: 740 });
	await signInAs("agent");
	await site.ask("nameAccount", staffEmail("agent"), "Ana Suárez");
	await page.goto(path);
	await hydrated(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Marie Joseph");
	await expect(page.locator("blockquote[lang=ht]")).toContainText("Bonjou");
	await page.getByRole("button", { name: "Take this lead" }).click();
	await expect(part(page, "Owner").getByRole("status")).toHaveText("This lead is yours now");

	const dial = part(page, "Call").getByRole("link", { name: "Call now" });
	await expect(dial).toHaveAttribute("href", /^tel:\+1305555/);
	const number = part(page, "Contact").getByRole("link", { name: "305" });
	await expect(number).toHaveAttribute("href", /^tel:\+1305555/);
	await page.getByRole("navigation", { name: "Quick actions" }).getByRole("link", { name: "Log" }).click();
	await part(page, "Call").getByRole("button", { name: "Reached" }).click();
	await expect(part(page, "Call").getByRole("status")).toHaveText("Call logged");
	await expect(badge(page)).toHaveText("Contacted");

	const tasks = part(page, "Tasks");
	await tasks.getByText("New task").click();
	await tasks.getByLabel("What has to be done?").fill("Prepare the estimate");
	await tasks.getByRole("button", { name: "Add the task" }).click();
	await expect(tasks.getByLabel("Day")).toHaveAccessibleDescription("Choose a day");
	await expect(tasks.getByLabel("What has to be done?"), "typed input stays").toHaveValue("Prepare the estimate");
	await tasks.getByLabel("Day").fill(await inTwoDays(site));
	await tasks.getByRole("button", { name: "Add the task" }).click();
	await expect(tasks.getByRole("status")).toHaveText("Task added");
	await expect(tasks.getByRole("listitem")).toContainText("Prepare the estimate");

	const emails = part(page, "Email");
	await page.getByRole("navigation", { name: "Quick actions" }).getByRole("link", { name: "Email" }).click();
	await emails.getByLabel("Template").selectOption({ label: "I tried to call you" });
	await emails.getByLabel("Language of the email").selectOption("ht");
	await emails.getByRole("button", { name: "Use this template" }).click();
	await expect(emails.locator("textarea[lang=ht]")).not.toBeEmpty();
	await emails.getByRole("button", { name: "Send email" }).click();
	await expect(emails.getByRole("status")).toContainText("on its way");
	await expect
		.poll(
			() =>
				readOutbox(site.outbox)
					.filter(({ to }) => to === email)
					.at(-1)?.subject,
		)
		.toBe("Mwen te rele w");

	await book(site, id);
	await page.goto(path);
	await hydrated(page);
	await expect(badge(page)).toHaveText("Booked");
	const status = part(page, "Status");
	await expect(status.getByLabel("Reason")).toBeHidden();
	await status.getByLabel("Status").selectOption("won");
	await status.getByLabel("Annual value").fill("$1,200");
	await status.getByRole("button", { name: "Save the status" }).click();
	await expect(badge(page)).toHaveText("Won ($1,200)");
	// The bar has one, and so has the part that was changed.
	await page.getByRole("button", { name: "Undo: Won" }).last().click();
	await expect(status.getByText("Undone for 1 lead · Won")).toBeVisible();
	await expect(badge(page)).toHaveText("Booked");
	await expect(status.getByText("Status saved")).toBeHidden();
	await status.getByLabel("Status").selectOption("won");
	await status.getByLabel("Annual value").fill("$1,200");
	await status.getByRole("button", { name: "Save the status" }).click();
	await expect(badge(page)).toHaveText("Won ($1,200)");
	const timeline = page.getByRole("list", { name: "Timeline" });
	for (const event of ["set the status to Won ($1,200)", "called: Reached", "Appointment booked", "wrote an email"]) {
		await expect(timeline).toContainText(event);
	}
	await expectAccessible(page);
	await expectToFit(page, "lead");
});

test("somebody who saves over a newer change sees it first, and who has the lead open", async ({
	page,
	browser,
	site,
	signInAs,
	account,
	problems,
}) => {
	problems.allow(/40[49]/);
	const { path } = await newLead(site);
	await signInAs("admin");
	await page.goto(path);
	await hydrated(page);
	const other = await browser.newContext({ baseURL: site.origin });
	await other.addCookies(await account("agent"));
	await site.ask("nameAccount", staffEmail("agent"), "Ana Suárez");
	const theirs = await other.newPage();
	await theirs.goto(path);
	await hydrated(theirs);
	await expect(theirs.getByText("owner@sunfield.example has this lead open.")).toBeVisible();
	// The page would show the change if nothing were chosen on it.
	const status = part(page, "Status");
	await status.getByLabel("Status").selectOption("lost");
	await status.getByLabel("Reason").selectOption("price");
	await part(theirs, "Status").getByLabel("Status").selectOption("qualified");
	await part(theirs, "Status").getByRole("button", { name: "Save the status" }).click();
	await expect(badge(theirs)).toHaveText("Qualified");

	await status.getByRole("button", { name: "Save the status" }).click();
	await expect(status.getByRole("alert")).toContainText("Ana Suárez set the status to Qualified");
	await expect(status.getByLabel("Reason"), "what was chosen stays").toHaveValue("price");
	await expectAccessible(page);
	await expectToFit(page, "lead-conflict");
	await status.getByRole("button", { name: "Save the status" }).click();
	await expect(badge(page)).toHaveText("Lost (Too expensive)");

	await page.getByLabel("Give it to").selectOption({ label: "owner@sunfield.example" });
	await page.getByRole("button", { name: "Save the owner" }).click();
	await expect(part(page, "Owner").getByRole("status")).toHaveText("Owner saved");
	expect((await theirs.goto(path))?.status()).toBe(404);
	await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("You can’t open this lead");
	await expectAccessible(theirs);
	await expectToFit(theirs, "lead-missing");
	await other.close();
});

test("what is typed survives a lost connection, a lost answer and an ended session, and goes at sign-out", async ({
	page,
	context,
	site,
	signInAs,
	problems,
}) => {
	// Three lost connections, and a sign-in, whose password is hashed slowly.
	test.slow();
	problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
	const words = copy.en.keptForms;
	const drafts = () => page.evaluate(() => sessionStorage.getItem("sf_drafts"));
	const { path } = await newLead(site);
	await page.setViewportSize({ width: 360, height: 740 });
	await signInAs("agent");
	await page.goto(path);
	await hydrated(page);
	await page.getByRole("button", { name: "Take this lead" }).click();
	await expect(part(page, "Owner").getByRole("status")).toHaveText("This lead is yours now");
	const [notes, tasks, status] = [part(page, "Notes and timeline"), part(page, "Tasks"), part(page, "Status")];
	const note = page.getByLabel("New note");
	const task = page.getByLabel("What has to be done?");

	await tasks.getByText("New task").click();
	await task.fill("Prepare the estimate");
	await note.fill("Speaks Kreyòl.");
	await context.setOffline(true);
	await notes.getByRole("button", { name: "Add the note" }).click();
	await expect(toast(page, words.offline.title)).toContainText(words.offline.kept);
	await expect(notes).toContainText(words.offline.kept);
	await expect(note).toHaveValue("Speaks Kreyòl.");
	await expectToFit(page, "lead-offline");
	await expectAccessible(page);

	await context.setOffline(false);
	await page.route(/\.data/, async (route) => {
		await route.fetch({ maxRedirects: 0 });
		await route.abort();
	});
	await notes.getByRole("button", { name: "Add the note" }).click();
	await expect(notes).toContainText(words.unanswered.kept);
	await expect(toast(page, words.offline.title), "of the attempt before").toHaveCount(0);
	await page.unroute(/\.data/);
	await page.reload();
	await hydrated(page);
	await expect(notes.getByRole("status")).toHaveText(words.restored);
	await expect(note).toHaveValue("Speaks Kreyòl.");
	await notes.getByRole("button", { name: "Add the note" }).click();
	await expect(notes.getByRole("status").filter({ hasText: "Note added" })).toBeVisible();
	await expect(note).toHaveValue("");
	await expect(notes.getByText("Speaks Kreyòl."), "also the first attempt arrived").toHaveCount(1);
	await expect(task, "what was typed into another form").toHaveValue("Prepare the estimate");

	await status.getByLabel("Status").selectOption("lost");
	await status.getByLabel("Reason").selectOption("price");
	await context.clearCookies({ name: /session_token/ });
	await status.getByRole("button", { name: "Save the status" }).click();
	await page.waitForURL(/\/auth\?next=/);
	await page.getByRole("textbox", { name: "Email", exact: true }).fill(staffEmail("agent"));
	await page.getByLabel("Password", { exact: true }).fill(staffPassword);
	await page.getByRole("button", { name: "Sign In", exact: true }).click();
	await page.waitForURL(`**${path}*`);
	await hydrated(page);
	await expect(status.getByRole("status")).toHaveText(words.restored);
	await expect(status.getByLabel("Reason")).toHaveValue("price");
	await expect(task).toHaveValue("Prepare the estimate");
	await status.getByRole("button", { name: "Save the status" }).click();
	await expect(badge(page)).toHaveText("Lost (Too expensive)");

	await site.ask("giveTask", staffEmail("agent"), { name: "Marie Offline", text: "Send the offer", minutesAgo: 5 });
	await page.goto("/admin/today");
	await hydrated(page);
	await context.setOffline(true);
	const done = page.getByRole("button", { name: "Mark as done: Send the offer" });
	await done.click();
	await expect(toast(page, words.offline.title)).toContainText(words.offline.text);
	await context.setOffline(false);
	await done.click();
	await expect(page.getByRole("button", { name: "Undo: Send the offer" })).toBeVisible();
	expect(await drafts(), "the task isn't sent yet").toContain("Prepare the estimate");
	await page.getByRole("button", { name: "Sign Out" }).click();
	await page.waitForURL((url) => !url.pathname.startsWith("/admin"));
	expect(await drafts()).toBeNull();
});

test("an open page loses its green button when a colleague finds the number wrong", async ({
	page,
	site,
	signInAs,
}) => {
	await waitForNoon(site);
	const { path } = await newLead(site);
	await signInAs("admin");
	await page.goto(path);
	await hydrated(page);
	const callNow = part(page, "Call").getByText("You can call until");
	await expect(callNow).toBeVisible();
	await page.getByLabel("New note").fill("Half a note");
	const elsewhere = await page.context().newPage();
	await elsewhere.goto(path);
	await hydrated(elsewhere);
	await part(elsewhere, "Call").getByRole("button", { name: "Wrong number" }).click();
	await expect(part(elsewhere, "Call").getByText("isn’t their number")).toBeVisible();
	await elsewhere.close();
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await expect(part(page, "Call").getByText("isn’t their number")).toBeVisible();
	await expect(callNow).toBeHidden();
	await expect(page.getByLabel("New note"), "what was typed stays").toHaveValue("Half a note");
});

test("a note goes by keys, the stream shows one kind of entry, an entry has an address, and so have the leads beside", async ({
	page,
	site,
	signInAs,
}) => {
	const name = `Beside${Date.now().toString(36)}`;
	const first = await newLead(site, { last_name: name, name: `Marie ${name}` });
	await site.ask("moveClock", 1);
	const second = await newLead(site, { last_name: name, name: `Marie ${name}` });
	await signInAs("admin");
	const timeline = page.getByRole("list", { name: "Timeline" });
	const entries = timeline.getByRole("listitem");
	await page.goto(`${second.path}?list=${encodeURIComponent(`text=${name}`)}`);
	await hydrated(page);
	await page.getByLabel("New note").fill("Calls back\non Friday.");
	await page.keyboard.press("ControlOrMeta+Enter");
	await expect(part(page, "Notes and timeline").getByRole("status")).toHaveText("Note added");
	const kinds = page.getByRole("navigation", { name: "Show in the timeline" });
	await kinds.getByRole("link", { name: "Notes" }).click();
	await expect(kinds.getByRole("link", { name: "Notes" })).toHaveAttribute("aria-current", "true");
	await expect(entries).toHaveCount(1);
	await expect(entries).toContainText("on Friday.");
	await page.getByLabel("New note").fill("Half a note");
	await kinds.getByRole("link", { name: "Calls" }).click();
	await expect(timeline.getByRole("listitem")).toHaveCount(0);
	await expect(page.getByText("Nothing yet.")).toBeVisible();
	await expectAccessible(page);
	await kinds.getByRole("link", { name: "All", exact: true }).click();
	await expect(page.getByLabel("New note"), "what was typed stays").toHaveValue("Half a note");
	await page.getByLabel("New note").fill("");
	await entries.filter({ hasText: "on Friday." }).getByRole("link").click();
	await expect(page).toHaveURL(/entry=note\..*#note-/);
	await page.reload();
	await expect(page.locator("li:target")).toContainText("on Friday.");

	await hydrated(page);
	await expect(page.getByRole("link", { name: "Previous lead" })).toHaveCount(0);
	await page.getByLabel("New note").fill("Only for this lead");
	await page.getByRole("link", { name: "Next lead" }).click();
	await page.waitForURL(`**${first.path}?list=*`);
	await expect(page.getByLabel("New note"), "what was typed for another lead").toHaveValue("");
	await expect(page.getByRole("link", { name: "Next lead" })).toHaveCount(0);
	await page.getByRole("heading", { level: 1 }).click();
	await page.keyboard.press("k");
	await page.waitForURL(`**${second.path}?list=*`);
	await expect(page.getByLabel("New note")).toHaveValue("Only for this lead");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("forms are posted: a lead is taken, and gets a call, a status, a note and a task", async ({
		page,
		site,
		signInAs,
		problems,
	}) => {
		// The browser reports scripts that it was not allowed to run.
		problems.allow(/400|\.js csp$/);
		const { path } = await newLead(site);
		await signInAs("agent");
		await page.goto(path);
		await page.getByRole("button", { name: "Take this lead" }).click();
		await expect(part(page, "Owner").getByRole("status")).toHaveText("This lead is yours now");
		const call = part(page, "Call");
		await call.getByRole("button", { name: "Wrong number" }).click();
		await page.getByRole("list", { name: "Timeline" }).getByRole("button", { name: "Undo" }).click();
		await expect(call.getByRole("status")).toContainText("Call removed");
		const status = part(page, "Status");
		await status.getByLabel("Status").selectOption("lost");
		await status.getByRole("button", { name: "Save the status" }).click();
		await expect(status.getByLabel("Reason")).toHaveAccessibleDescription("Choose why it was lost");
		await status.getByLabel("Reason").selectOption("notNow");
		await status.getByRole("button", { name: "Save the status" }).click();
		await expect(badge(page)).toHaveText("Lost (Not now)");
		// The bar has one, and so has the part that was changed.
		await page.getByRole("button", { name: "Undo: Lost" }).last().click();
		await expect(page.getByText("Undone for 1 lead").first()).toBeVisible();
		await expect(badge(page)).toHaveText("New");
		await page.getByLabel("New note").fill("Call in spring.");
		await page.getByRole("button", { name: "Add the note" }).click();
		await expect(page.getByRole("list", { name: "Timeline" })).toContainText("Call in spring.");
		await page.getByRole("link", { name: "Calls", exact: true }).click();
		await expect(page.getByRole("list", { name: "Timeline" })).not.toContainText("Call in spring.");
		await writeEmail(page);
		await part(page, "Email").getByLabel("Template").selectOption({ label: "I tried to call you" });
		await part(page, "Email").getByRole("button", { name: "Use this template" }).click();
		await expect(part(page, "Email").getByLabel("Subject")).toHaveValue(/./);
		const tasks = part(page, "Tasks");
		await tasks.getByText("New task").click();
		await tasks.getByLabel("What has to be done?").fill("Call again");
		await tasks.getByLabel("Day").fill(await inTwoDays(site));
		await tasks.getByRole("button", { name: "Add the task" }).click();
		await expect(tasks.getByRole("listitem")).toContainText("Call again");
	});
});
