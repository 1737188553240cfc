import {
	beginArticle,
	expectSaved,
	expectStatus,
	fillFields,
	freshTitle,
	publish,
	rename,
	scheduleForTomorrow,
	slugOf,
	textOf,
	typeText,
	unpublish,
} from "#tests/support/desk.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { openReader } from "#tests/support/reader.ts";
import { startSite } from "#tests/support/site.ts";

test.skip(!process.env.DATABASE_URL, "The embedded database belongs to one process");

test("what a writer does on one process, a reader of another one sees", { tag: "@database" }, async ({
	page,
	browser,
	site,
	signInAs,
	problems,
}) => {
	// It starts a second process, and waits for each change to reach it.
	test.slow();
	problems.allow(/404/);
	// Before the other process runs, which would send some of the emails.
	await signInAs("agent");
	const other = await startSite(undefined, { DATABASE_URL: site.databaseUrl });
	const moveClocks = (seconds: number) =>
		Promise.all([site.ask("moveClock", seconds), other.ask("moveClock", seconds)]);
	try {
		// Earlier tests have moved the clock of the first one.
		await other.ask("moveClock", ((await site.ask("now")).getTime() - (await other.ask("now")).getTime()) / 1000);
		const reader = await openReader(browser, problems, other.origin);
		const readerSees = async (address: string, text: string) => {
			const read = async () => (await reader.request.get(address)).text();
			await expect.poll(read, { timeout: 30_000 }).toContain(`<p>${text}</p>`);
			await reader.goto(address);
			await expect(reader.getByText(text, { exact: true })).toBeVisible();
		};

		await beginArticle(page, freshTitle("Grace periods"));
		await fillFields(page, "What happens when a payment is late.");
		await typeText(page, "You have thirty days.");
		const former = `/en/blog/${await slugOf(page)}`;
		await expectStatus(reader, former, 404);
		await publish(page);
		await readerSees(former, "You have thirty days.");

		await moveClocks(1);
		await typeText(page, " Or sixty.");
		await expectSaved(page);
		await publish(page);
		await readerSees(former, "You have thirty days. Or sixty.");

		await moveClocks(1);
		await page.getByRole("link", { name: "Versions and differences" }).click();
		await page.getByRole("button", { name: "Restore 1" }).click();
		await expect(page.getByText("Version restored")).toBeVisible();
		await expect(textOf(page)).toHaveText("You have thirty days.");
		await publish(page);
		await readerSees(former, "You have thirty days.");

		const address = `${former}-and-lapses`;
		await rename(page, address.replace("/en/blog/", ""));
		await expectStatus(reader, former, 301);
		await reader.goto(former);
		await expect(reader).toHaveURL(other.origin + address);
		await expect(reader.getByText("You have thirty days.")).toBeVisible();

		await unpublish(page);
		await expectStatus(reader, address, 404);
		await reader.goto(address);
		await expect(reader.getByRole("heading", { name: "Article not found" })).toBeVisible();

		await scheduleForTomorrow(page, site, "09:30");
		await page.goto("about:blank");
		await moveClocks(3 * 86_400);
		await site.ask("publishDuePosts");
		await readerSees(address, "You have thirty days.");
		await reader.context().close();
	} finally {
		await other.stop();
	}
});
