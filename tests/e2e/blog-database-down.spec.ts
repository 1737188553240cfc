import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BlogPostContent } from "#content/schema.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { copy } from "#tests/support/copy.ts";
import { expectStatus } from "#tests/support/desk.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import { freePort, startPostgres } from "#tests/support/postgres-server.ts";
import { openReader } from "#tests/support/reader.ts";
import { serveSite } from "#tests/support/served-site.ts";
import { contentOf } from "#tests/support/stories.ts";

const { outdated, unreachable } = copy.en.blog;
const builtIn = "final-expense-jacksonville";
const stored = "iul-caps-floors-and-charges";

test("with the database shut down, readers read what is known, and afterwards everything again", async ({
	browser,
	problems,
}) => {
	// It starts the site twice, and the database as well.
	test.slow();
	// A process that never reached the database can't know whether this article is gone.
	problems.allow(new RegExp(`503.*/${stored}`));
	const dataDir = mkdtempSync(join(tmpdir(), "sunfield-down-"));
	const port = String(await freePort());
	const postgres = await startPostgres();
	const variables = {
		PORT: port,
		SITE_ORIGIN: `http://127.0.0.1:${port}`,
		DATABASE_URL: postgres.url,
		DATA_DIR: dataDir,
		LOG_LEVEL: "silent",
	};
	let site = await serveSite(variables);
	try {
		const reader = await openReader(browser, problems, site.origin);
		const title = async (slug: string) => (await contentOf<BlogPostContent>(`blog/${slug}/en`)).title;
		const cards = async (slug: string) => reader.getByRole("main").getByRole("link", { name: await title(slug) });
		const read = async (slug: string) => {
			expect((await reader.goto(`/en/blog/${slug}`))?.status()).toBe(200);
			await expect(reader.getByRole("heading", { level: 1, name: await title(slug) })).toBeVisible();
			await hydrated(reader);
		};
		const openList = async () => {
			expect((await reader.goto("/en/blog"))?.status()).toBe(200);
			await hydrated(reader);
		};
		/** Waits until the list has what is stored. It is rendered again soon after the database was reached. */
		const openWholeList = async () => {
			const list = async () => (await reader.request.get("/en/blog")).text();
			await expect.poll(list, { timeout: 60_000 }).not.toContain(outdated);
			await openList();
			await expect(await cards(stored)).toBeVisible();
		};
		await openWholeList();
		await read(stored);

		await postgres.shutDown();
		await read(stored);
		await read(builtIn);
		await openList();
		await (await cards(stored)).click();
		await expect(reader).toHaveURL(new RegExp(stored));
		await hydrated(reader);

		// A process that starts now has only the posts of the build.
		await reader.goto("about:blank");
		await site.stop();
		site = await serveSite(variables);
		await openList();
		await expect(reader.getByText(outdated)).toBeVisible();
		await expect(await cards(builtIn)).toBeVisible();
		await expect(await cards(stored)).toHaveCount(0);
		await expectAccessible(reader);
		await read(builtIn);
		expect((await reader.goto(`/en/blog/${stored}`))?.status()).toBe(503);
		await expect(reader.getByRole("heading", { name: unreachable.title })).toBeVisible();

		await postgres.startAgain();
		await expectStatus(reader, `/en/blog/${stored}`, 200);
		await read(stored);
		await openWholeList();
		await reader.context().close();
	} finally {
		await site.stop();
		await postgres.stop();
		rmSync(dataDir, { recursive: true, force: true });
	}
});
