import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { builtClaims, setClaims } from "#content/current-claims.server.ts";
import { blogArticles, blogPublications } from "#database/schema.ts";
import { seedSlugs } from "#domain/blog/authored-posts.ts";
import { locales } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { startBlogProcess } from "#tests/support/blog-process.ts";
import { createPreparedPostgres } from "#tests/support/prepared-database.ts";
import { siteBuild } from "#tests/support/site-build.ts";
import { openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { contentOf, done, freshSlug, openWriter, writePost } from "#tests/support/writers.ts";
import { publishVersion } from "../blog/publish-version.server.ts";
import { renamePost } from "../blog/rename-post.server.ts";
import { restoreVersion } from "../blog/restore-version.server.ts";
import { saveDraft } from "../blog/save-draft.server.ts";
import { schedulePublication } from "../blog/schedule-publication.server.ts";
import { unpublishPost } from "../blog/unpublish-post.server.ts";
import { openSite } from "../open-site.server.ts";
import { openPostgres } from "../platform/database/postgres.server.ts";
import { readEnv } from "../platform/env.server.ts";
import { createLog } from "../platform/log.server.ts";

vi.hoisted(() => {
	vi.stubEnv("VITE_BUILT_AT", "2026-11-20T12:00:00Z");
	vi.stubEnv("VITE_SITE_ORIGIN", "https://site.example");
});

let url: string;
let processes: TestServices[];
let apps: ReturnType<typeof startBlogProcess>[];
let ana: Actor;
const closing = new AbortController();
beforeAll(async () => {
	setClaims(builtClaims);
	url = await createPreparedPostgres(inject("postgresUrl"));
	const build = await siteBuild();
	const open = async () => openTestServices("PostgreSQL", {}, await openPostgres(url));
	const first = await open();
	processes = [first, await open()];
	apps = processes.map((services) => startBlogProcess(build, services, closing.signal));
	ana = await openWriter(first, "Ana");
}, 300_000);
afterAll(async () => {
	closing.abort();
	for (const services of processes) await services.close();
});

let now = Date.parse("2026-11-23T15:00:00Z");
/** Nothing is published twice in the same moment. */
function aMomentLater(): void {
	now += 1000;
	for (const services of processes) services.setNow(new Date(now));
}

/** The page that an anonymous reader gets from each process, once both agree. */
async function bothShow(path: string, expected: { status: number; text?: string; location?: string }): Promise<void> {
	for (const app of apps) {
		const seen = async () => {
			const response = await app.request(path);
			const html = await response.text();
			return {
				status: response.status,
				...(expected.text && { text: html.includes(expected.text) ? expected.text : html.slice(0, 80) }),
				...(expected.location && { location: response.headers.get("location") }),
			};
		};
		await expect.poll(seen, { timeout: 30_000 }).toEqual(expected);
	}
}

test("what one process publishes, changes, renames, restores and takes off, readers of both see", async () => {
	const [first, second] = processes as [TestServices, TestServices];
	const { articleId, slug, revision } = await writePost(first, ana, contentOf("Fees", "The first text."));
	const path = `/en/blog/${slug}`;
	await bothShow(path, { status: 404, text: "Article not found" });
	done(await publishVersion(first, ana, { articleId, revision }));
	await bothShow(path, { status: 200, text: "The first text." });
	aMomentLater();
	const changed = await saveDraft(second, ana, { articleId, revision, content: contentOf("Fees", "Another text.") });
	done(await publishVersion(second, ana, { articleId, revision: done(changed).draft.revision }));
	await bothShow(path, { status: 200, text: "Another text." });
	aMomentLater();
	const restored = await restoreVersion(first, ana, { articleId, version: 1, revision: done(changed).draft.revision });
	done(await publishVersion(first, ana, { articleId, revision: done(restored).draft.revision }));
	await bothShow(path, { status: 200, text: "The first text." });
	const newSlug = freshSlug();
	done(await renamePost(second, ana, { originalId: articleId, slug: newSlug }));
	await bothShow(path, { status: 301, location: `/en/blog/${newSlug}` });
	await bothShow(`/en/blog/${newSlug}`, { status: 200, text: "The first text." });
	done(await unpublishPost(first, ana, articleId));
	await bothShow(`/en/blog/${newSlug}`, { status: 404, text: "Article not found" });
});

test("what came due while no process ran is published by the next start, before it is ready, at its pinned version", async () => {
	const [first] = processes as [TestServices];
	const { articleId, slug, revision } = await writePost(first, ana, contentOf("Charges", "The approved text."));
	const dueAt = new Date("2026-11-23T18:00:00Z");
	done(await schedulePublication(first, ana, { articleId, revision, dueAt, timeZone: "America/New_York" }));
	done(await saveDraft(first, ana, { articleId, revision, content: contentOf("Charges", "Not approved.") }));
	await bothShow(`/en/blog/${slug}`, { status: 404 });
	const dataDir = mkdtempSync(join(tmpdir(), "sunfield-start-"));
	const env = readEnv({ NODE_ENV: "test", DATA_DIR: dataDir, DATABASE_URL: url });
	const clock = () => new Date("2026-11-25T09:00:00Z");
	const site = await openSite(env, { clock, log: createLog("silent") });
	const { database } = await site.services.ready;
	const [row] = await database.db.select().from(blogArticles).where(eq(blogArticles.id, articleId));
	expect(row).toMatchObject({ published: true, content: "<p>The approved text.</p>", published_at: clock() });
	const publications = eq(blogPublications.articleId, articleId);
	expect(await first.database.db.$count(blogPublications, publications)).toBe(1);
	const seeded = eq(blogPublications.approvedByName, "Site setup");
	expect(await first.database.db.$count(blogPublications, seeded)).toBe(seedSlugs.length * locales.length);
	await bothShow(`/en/blog/${slug}`, { status: 200, text: "The approved text." });
	await site.close();
	rmSync(dataDir, { recursive: true, force: true });
});
