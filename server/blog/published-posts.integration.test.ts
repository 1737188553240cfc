import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Locale } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { testSource } from "#tests/support/kept-pages.ts";
import { openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { contentOf, done, freshSlug, openWriter, writePost } from "#tests/support/writers.ts";
import { blogPages } from "../pages/blog-pages.server.ts";
import type { PageSource } from "../platform/http/page-source.server.ts";
import { blogFeed } from "./blog-feed.server.ts";
import { cleanHtml } from "./clean-html.server.ts";
import { publishVersion } from "./publish-version.server.ts";
import { createPublishedPosts, type PublishedPosts } from "./published-posts.server.ts";
import { renamePost } from "./rename-post.server.ts";
import { saveDraft } from "./save-draft.server.ts";
import { startTranslation } from "./start-translation.server.ts";
import { unpublishPost } from "./unpublish-post.server.ts";

// Counts how many texts are rendered.
vi.mock(import("./clean-html.server.ts"), { spy: true });

let services: TestServices;
let ana: Actor;
let posts: PublishedPosts;
let pages: Pick<PageSource, "versionOf" | "mayStillShow">;
let claimed: string;
let allowed: string[];
let team: string;
beforeAll(async () => {
	services = await openTestServices("PGlite");
	ana = await openWriter(services, "Ana");
	posts = createPublishedPosts(() => services.database.db);
	claimed = '["Mutual of Daytona","a form"]';
	allowed = [claimed];
	team = "team";
	const ofOthers = testSource({}, { versionOf: () => claimed, mayStillShow: (version) => allowed.includes(version) });
	const ofArticles = testSource({}, { versionOf: () => team, mayStillShow: (version) => version === team });
	const [articles, lists] = blogPages(posts, [testSource({}), ofOthers, ofArticles]);
	pages = {
		versionOf: (path) => articles.versionOf(path) ?? lists.versionOf(path),
		mayStillShow: (version) => (version.endsWith(" team") ? articles : lists).mayStillShow(version),
	};
	await posts.refresh();
});
afterAll(() => services.close());

let now = Date.parse("2026-11-23T15:00:00Z");
/** Each publication has its own time. */
async function publish(articleId: string, revision: number): Promise<void> {
	now += 1000;
	services.setNow(new Date(now));
	done(await publishVersion(services, ana, { articleId, revision }));
	await posts.refresh();
}

async function publishNew(title: string) {
	const post = await writePost(services, ana, contentOf(title, "Words."));
	await publish(post.articleId, post.revision);
	return post;
}

async function change(articleId: string, revision: number) {
	return done(await saveDraft(services, ana, { articleId, revision, content: contentOf("Fees", "Other.") })).draft;
}

async function publishTranslation(originalId: string, locale: Locale): Promise<string> {
	const { articleId } = done(await startTranslation(services, ana, { originalId, locale }));
	const { revision } = await change(articleId, 0);
	await publish(articleId, revision);
	return articleId;
}

async function takeOff(articleId: string): Promise<void> {
	done(await unpublishPost(services, ana, articleId));
	await posts.refresh();
}

const files = ["/en/blog", "/es/blog", "/en/blog/rss.xml", "/sitemap-es.xml", "/search-index/en.json", "/llms.txt"];
const versionsOf = (paths: string[]) => paths.map((path) => pages.versionOf(path) ?? `no ${path}`);
const mayStillShow = (versions: string[]) => versions.map((version) => pages.mayStillShow(version));
const each = <T>(value: T) => files.map(() => value);

test("a page may lack what is new, but not show a text that was corrected or taken off", async () => {
	const empty = versionsOf(files);
	const { articleId, revision } = await publishNew("Fees");
	expect(mayStillShow(empty)).toEqual(each(true));
	const first = versionsOf(files);
	const other = await publishNew("Charges");
	expect(mayStillShow(first)).toEqual(each(true));

	const both = versionsOf(files);
	await publish(articleId, (await change(articleId, revision)).revision);
	expect([mayStillShow(first), mayStillShow(both)]).toEqual([each(false), each(false)]);
	const corrected = versionsOf(files);
	expect(mayStillShow(corrected)).toEqual(each(true));

	await takeOff(other.articleId);
	expect(mayStillShow(corrected)).toEqual(each(false));
	expect(mayStillShow(empty)).toEqual(each(true));
	expect(pages.mayStillShow(`of-another-process ${claimed}`)).toBe(false);
});

test("a translation that was taken off does not stay where English stands in for it", async () => {
	const { articleId, slug } = await publishNew("Fees");
	const translation = await publishTranslation(articleId, "es");
	const [spanish = "", english = ""] = versionsOf([`/es/blog/${slug}`, `/en/blog/${slug}`]);
	await takeOff(translation);
	expect(pages.versionOf(`/es/blog/${slug}`)).not.toBeNull();
	expect(mayStillShow([spanish, english])).toEqual([false, true]);
});

test("the claims' version is compared whole, names of insurers with spaces included", async () => {
	await publishNew("Fees");
	const before = versionsOf(files);
	claimed = '["Mutual of Orlando","a form"]';
	expect(mayStillShow(before)).toEqual(each(true));
	allowed = [claimed];
	expect(mayStillShow(before)).toEqual(each(false));
});

test("only articles follow the team, because they show their authors", async () => {
	const { slug } = await publishNew("Fees");
	const [article = ""] = versionsOf([`/en/blog/${slug}`]);
	const before = versionsOf(files);
	team = "others";
	expect([versionsOf(files), mayStillShow(before)]).toEqual([before, each(true)]);
	expect(pages.versionOf(`/en/blog/${slug}`)).not.toBe(article);
	expect(pages.mayStillShow(article)).toBe(false);
	team = "team";
});

test("pages and sitemaps of every language follow a translation that comes or goes", async () => {
	const { articleId, slug } = await publishNew("Fees");
	const named = [`/en/blog/${slug}`, `/pt/blog/${slug}`, "/sitemap-en.xml", "/sitemap-ht.xml", "/sitemap.xml"];
	const without = versionsOf(named);
	const translation = await publishTranslation(articleId, "es");
	const announced = versionsOf(named);
	expect(named.filter((_, index) => announced[index] === without[index])).toEqual([]);
	await takeOff(translation);
	expect(versionsOf(named)).toEqual(without);
});

test("a former address leads to the new one only while readers find the article", async () => {
	const { articleId, slug } = await publishNew("Fees");
	const translation = await publishTranslation(articleId, "es");
	const newSlug = freshSlug();
	done(await renamePost(services, ana, { originalId: articleId, slug: newSlug }));
	await posts.refresh();
	expect(posts.currentSlug(slug)).toBe(newSlug);
	await takeOff(articleId);
	expect(posts.currentSlug(slug), "in Spanish it is still there").toBe(newSlug);
	await takeOff(translation);
	expect(posts.currentSlug(slug)).toBeUndefined();
});

test("a publication renders the article that was published, and no other", async () => {
	const { articleId, revision, slug } = await publishNew("Fees");
	for (const title of ["Charges", "Caps", "Floors"]) await publishNew(title);
	const text = (post: string) => posts.all().find((one) => one.slug === post)?.html;
	const feeds = () => blogFeed(posts.all(), "en", "https://site.example");
	feeds();
	const rendered = async (publishing: Promise<unknown>) => {
		await publishing;
		vi.mocked(cleanHtml).mockClear();
		await posts.refresh();
		feeds();
		return vi.mocked(cleanHtml).mock.calls.length;
	};
	const { revision: changed } = await change(articleId, revision);
	now += 1000;
	services.setNow(new Date(now));
	const once = await rendered(publishVersion(services, ana, { articleId, revision: changed }));
	expect(once, "once for its page, once for the feeds").toBe(2);
	expect(text(slug)).toBe("<p>Other.</p>");
	expect(await rendered(unpublishPost(services, ana, articleId))).toBe(0);
	expect(text(slug)).toBeUndefined();
	expect(await rendered(Promise.resolve())).toBe(0);
});
