import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import {
	auditEntries,
	blogAddresses,
	blogArticles,
	blogPreviews,
	blogPublications,
	blogVersions,
	userRoles,
	users,
} from "#database/schema.ts";
import { versionsPath } from "#domain/blog/desk-address.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { listLimit } from "#domain/staff/roles.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { contentOf, documentOf, done, freshSlug, openWriter, writePost } from "#tests/support/writers.ts";
import { versionsPage } from "../blog-desk/versions-page.server.ts";
import { purgeRecords } from "../housekeeping/purge-records.server.ts";
import { blogTopic } from "./blog-topic.server.ts";
import { createPost } from "./create-post.server.ts";
import { hashOfPublication } from "./hash-of-publication.server.ts";
import { listVersions } from "./list-versions.server.ts";
import { unlockDraft } from "./lock-draft.server.ts";
import { createPreview, endPreview, listPreviews, openPreview } from "./post-previews.server.ts";
import { readVersion } from "./post-versions.server.ts";
import { publishVersion } from "./publish-version.server.ts";
import { readBoard } from "./read-board.server.ts";
import { readPost } from "./read-post.server.ts";
import { renamePost } from "./rename-post.server.ts";
import { saveDraft } from "./save-draft.server.ts";
import { startTranslation } from "./start-translation.server.ts";
import { unpublishPost } from "./unpublish-post.server.ts";

const day = 86_400_000;

describe.each(ruleKinds)("publishing on %s", (kind) => {
	let services: TestServices;
	let ana: Actor;
	let ben: Actor;
	const start = new Date("2026-11-23T15:00:00Z");
	const later = (ms: number) => services.setNow(new Date(start.getTime() + ms));
	beforeAll(async () => {
		services = await openTestServices(kind);
		ana = await openWriter(services, "Ana");
		ben = await openWriter(services, "Ben", "admin");
	});
	afterAll(() => services.close());

	const rowOf = async (articleId: string) => {
		const [row] = await services.database.db.select().from(blogArticles).where(eq(blogArticles.id, articleId));
		if (!row) throw new Error("no row");
		return row;
	};
	const register = (articleId: string) =>
		services.database.db
			.select()
			.from(blogPublications)
			.where(eq(blogPublications.articleId, articleId))
			.orderBy(blogPublications.publishedAt);
	const save = async (by: Actor, articleId: string, revision: number, ...paragraphs: string[]) =>
		done(await saveDraft(services, by, { articleId, revision, content: contentOf("Fees", ...paragraphs) })).draft;

	test("readers get the version, cleaned, and every process is told", async () => {
		const told: string[] = [];
		const stop = services.database.changes.listen((topic) => told.push(topic ?? "all"));
		await expect.poll(() => told).toContain("all");
		const { articleId, slug, revision } = await writePost(services, ana, contentOf("Fees", "One <script> & two."));
		const { version } = done(await publishVersion(services, ana, { articleId, revision }));
		const row = await rowOf(articleId);
		expect(row).toMatchObject({ published: true, published_version: 1, title: "Fees", category: "annuities", slug });
		expect(row).toMatchObject({
			content: "<p>One &lt;script&gt; &amp; two.</p>",
			reading_time: 1,
			product_focus: "fia",
		});
		expect([row.published_at, row.updated_at]).toEqual([start, start]);
		await expect.poll(() => told).toContain(blogTopic);
		stop();
		const [entry, ...others] = await register(articleId);
		expect(others).toEqual([]);
		expect(entry).toMatchObject({ version, writtenByName: "Ana", approvedByName: "Ana", claims: [], endedAt: null });
		expect(entry?.rendering).toContain("<p>One &lt;script&gt; &amp; two.</p>");
		expect(entry?.rendering).toMatch(/^<!doctype html><html lang="en">.*<h1>Fees<\/h1>/s);
		const sealed = and(eq(auditEntries.subjectId, articleId), eq(auditEntries.action, "POST_PUBLISHED"));
		const [audit] = await services.database.db.select().from(auditEntries).where(sealed);
		expect(audit?.details).toBe(`en ${slug} 1 ${entry?.hash}`);
	});

	test("what the register says about a publication never changes, and its hash covers all of it", async () => {
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		done(await publishVersion(services, ana, { articleId, revision, claims: ["stateFacts", "unknown"] }));
		const [entry] = await register(articleId);
		if (!entry) throw new Error("not registered");
		const { hash, endedAt: _, endedBecause: __, endedByName: ___, ...said } = entry;
		expect(hashOfPublication(said)).toBe(hash);
		for (const changed of [
			{ rendering: "x" },
			{ approvedByName: "Ben" },
			{ claims: [] },
			{ publishedAt: new Date(0) },
		]) {
			expect(hashOfPublication({ ...said, ...changed })).not.toBe(hash);
			await expect(services.database.db.update(blogPublications).set(changed)).rejects.toThrow();
		}
		expect(entry.claims).toEqual(["stateFacts"]);
	});

	test("an autosave that arrives after a publication changes what is written, not what is read", async () => {
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		done(await publishVersion(services, ana, { articleId, revision }));
		const draft = await save(ana, articleId, revision, "One.", "Late.");
		expect((await rowOf(articleId)).content).toBe("<p>One.</p>");
		expect(await readPost(services, ana, articleId)).toMatchObject({ hasUnpublishedChanges: true, isPublished: true });
		later(day);
		done(await publishVersion(services, ben, { articleId, revision: draft.revision }));
		expect(await rowOf(articleId)).toMatchObject({
			published_version: 2,
			published_at: start,
			updated_at: services.clock(),
		});
		expect(await readPost(services, ana, articleId)).toMatchObject({ hasUnpublishedChanges: false });
		const [first, second] = await register(articleId);
		expect(first).toMatchObject({ endedAt: services.clock(), endedBecause: "replaced", endedByName: "Ben" });
		expect(second).toMatchObject({ version: 2, writtenByName: "Ana", approvedByName: "Ben", endedAt: null });
		later(0);
	});

	test("what somebody else saved since is not published unseen, and a second press publishes nothing again", async () => {
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		done(await unlockDraft(services, ana, articleId));
		const draft = await save(ben, articleId, revision, "One.", "Unseen.");
		expect(await publishVersion(services, ana, { articleId, revision })).toMatchObject({ code: "stale" });
		expect((await rowOf(articleId)).published).toBe(false);
		const chosen = { articleId, revision: draft.revision };
		const both = await Promise.all([publishVersion(services, ana, chosen), publishVersion(services, ben, chosen)]);
		expect(both.map(({ ok }) => ok)).toEqual([true, true]);
		expect(await register(articleId)).toHaveLength(1);
	});

	test.each([
		["a title", { title: " " }, { title: "title_missing" }],
		["an excerpt", { excerpt: "" }, { excerpt: "excerpt_missing" }],
		["an author", { author: "" }, { author: "author_missing" }],
		["a category that exists", { category: "other" }, { category: "category_missing" }],
		["a text", { document: documentOf("", " ") }, { document: "body_missing" }],
		[
			"words for its picture",
			{ imageUrl: "/blog/final-expense-jacksonville.svg", imageAlt: " " },
			{ imageAlt: "alt_missing" },
		],
	])("nothing is published without %s", async (_, changes, problems) => {
		const { articleId, revision } = await writePost(services, ana, { ...contentOf("Fees", "One."), ...changes });
		const refused = await publishVersion(services, ana, { articleId, revision });
		expect(refused).toEqual({ ok: false, code: "incomplete", problems });
		expect(await register(articleId)).toEqual([]);
	});

	test("where samples are not shown, nothing is published on a claim without evidence", async () => {
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		const before = currentClaims();
		setClaims({ showsSamples: false, proven: {} });
		const refused = await publishVersion(services, ana, { articleId, revision, claims: ["familiesServed"] });
		setClaims(before);
		expect(refused).toEqual({ ok: false, code: "claimUnproven" });
		expect(await register(articleId)).toEqual([]);
	});

	test("an image in the text needs words in the language of the text", async () => {
		const src = "/media/3f0e8a52-9c41-4f6e-8d0b-5a7c1e2d3f40-960.jpeg";
		const image = (alt: string) => ({ type: "image", attrs: { src, alt, title: null, width: null, height: null } });
		const content = (alt: string) => {
			const { document, ...others } = contentOf("Fees", "One.");
			return { ...others, document: { ...document, content: [...document.content, image(alt)] } };
		};
		const { articleId, revision } = await writePost(services, ana, content(" "));
		const refused = await publishVersion(services, ana, { articleId, revision });
		expect(refused).toEqual({ ok: false, code: "incomplete", problems: { document: "alt_missing" } });
		const described = await saveDraft(services, ana, { articleId, revision, content: content("A table of fees") });
		done(await publishVersion(services, ana, { articleId, revision: done(described).draft.revision }));
		expect((await register(articleId))[0]?.rendering).toContain('alt="A table of fees"');
		expect((await register(articleId))[0]?.rendering, "as a folder has it").toContain('src="media/3f0e8a52');
	});

	test("what is taken off the site is read by nobody, and stays written", async () => {
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		expect(await unpublishPost(services, ana, articleId)).toEqual({ ok: false, code: "notPublished" });
		done(await publishVersion(services, ana, { articleId, revision }));
		later(day);
		done(await unpublishPost(services, ben, articleId));
		expect(await rowOf(articleId)).toMatchObject({ published: false });
		expect(await register(articleId)).toMatchObject([{ endedBecause: "unpublished", endedByName: "Ben" }]);
		expect((await readPost(services, ana, articleId))?.draft.content.document).toEqual(documentOf("One."));
		done(await publishVersion(services, ana, { articleId, version: 1 }));
		expect(await rowOf(articleId)).toMatchObject({ published: true, published_at: start });
		expect(await register(articleId)).toHaveLength(2);
		later(0);
	});

	test("a former address belongs to its article for ever, once readers know it", async () => {
		const { articleId, slug, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		const [early, other] = [freshSlug(), freshSlug()];
		done(await renamePost(services, ana, { originalId: articleId, slug: early }));
		const { articleId: second } = done(await createPost(services, ana, { locale: "en", slug, title: "Free again" }));
		expect(await renamePost(services, ana, { originalId: articleId, slug })).toEqual({ ok: false, code: "slugTaken" });
		done(await publishVersion(services, ana, { articleId, revision }));
		const translation = done(await startTranslation(services, ana, { originalId: articleId, locale: "es" }));
		done(await renamePost(services, ana, { originalId: articleId, slug: other }));
		expect([(await rowOf(articleId)).slug, (await rowOf(translation.articleId)).slug]).toEqual([other, other]);
		const addresses = await services.database.db
			.select({ slug: blogAddresses.slug })
			.from(blogAddresses)
			.where(eq(blogAddresses.article_id, articleId));
		expect(addresses.map((address) => address.slug).sort()).toEqual([early, other].sort());
		expect(await renamePost(services, ana, { originalId: second, slug: early })).toEqual({
			ok: false,
			code: "slugTaken",
		});
		const taken = await createPost(services, ana, { locale: "ht", slug: early, title: "Other" });
		expect(taken).toEqual({ ok: false, code: "slugTaken" });
		done(await renamePost(services, ana, { originalId: articleId, slug: early }));
		expect((await rowOf(articleId)).slug, "an article may take its own back").toBe(early);
		const malformed = await renamePost(services, ana, { originalId: articleId, slug: "Über uns" });
		expect(malformed).toEqual({ ok: false, code: "slugMalformed" });
	});

	test("a translation says which sentences of the original changed since", async () => {
		const { articleId, slug, revision } = await writePost(services, ana, contentOf("Fees", "One. Two.", "Three."));
		done(await publishVersion(services, ana, { articleId, revision }));
		const { articleId: spanish } = done(await startTranslation(services, ana, { originalId: articleId, locale: "es" }));
		const cells = async () => {
			const [row, ...others] = await readBoard(services, ana, articleId);
			expect(others).toEqual([]);
			return Object.fromEntries((row?.cells ?? []).map((cell) => [cell.locale, cell]));
		};
		expect(await cells()).toMatchObject({ en: { state: "current" }, es: { state: "draft" }, pt: { state: "missing" } });
		const spanishText = { ...contentOf("Cargos", "Uno. Dos.", "Tres.") };
		const saved = await saveDraft(services, ana, { articleId: spanish, revision: 0, content: spanishText });
		done(await publishVersion(services, ana, { articleId: spanish, revision: done(saved).draft.revision }));
		expect(await cells()).toMatchObject({ es: { state: "current", hasUnpublishedChanges: false } });
		const draft = await save(ana, articleId, revision, "One. Two, or more.", "Three.");
		expect(await cells(), "readers see no change yet").toMatchObject({ es: { state: "current" } });
		done(await publishVersion(services, ana, { articleId, revision: draft.revision }));
		expect(await cells()).toMatchObject({ es: { state: "behind", changedSentences: 1 }, en: { state: "current" } });
		const post = await readPost(services, ana, spanish);
		const changed = post?.source?.changes.blocks.flatMap(({ sentences }) => sentences.filter((one) => one.isChanged));
		expect(changed).toEqual([{ text: "Two, or more.", isChanged: true }]);
		expect(post?.source).toMatchObject({ version: 2, changes: { removed: ["Two."], count: 1 } });
		const wrong = { articleId: spanish, revision: 1, content: spanishText, translatedFromVersion: 7 };
		expect(await saveDraft(services, ana, wrong)).toEqual({ ok: false, code: "gone" });
		const checked = await saveDraft(services, ana, { ...wrong, translatedFromVersion: 2 });
		done(await publishVersion(services, ana, { articleId: spanish, revision: done(checked).draft.revision }));
		expect(await cells()).toMatchObject({ es: { state: "current" } });
		expect((await rowOf(spanish)).slug).toBe(slug);
	});

	test("a preview shows the draft to whoever has the link, for a week", async () => {
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		const { token } = done(await createPreview(services, ana, articleId));
		expect(await openPreview(services, token)).toMatchObject({ locale: "en", content: { title: "Fees" } });
		await save(ana, articleId, revision, "Two.");
		expect((await openPreview(services, token))?.content.document).toEqual(documentOf("Two."));
		for (const wrong of ["", "x", token.slice(1), `${token}=`, "A".repeat(32)]) {
			expect(await openPreview(services, wrong)).toBeNull();
		}
		later(7 * day);
		expect(await openPreview(services, token)).toBeNull();
		later(0);
	});

	test("any writer sees the open links of an article and ends one, and that is on record", async () => {
		const { articleId } = await writePost(services, ana, contentOf("Fees", "One."));
		const other = await writePost(services, ana, contentOf("Other", "One."));
		const [first, second] = [
			done(await createPreview(services, ana, articleId)),
			done(await createPreview(services, ben, articleId)),
		];
		const links = await listPreviews(services, ben, articleId);
		expect(links.map((link) => link.createdByName).sort()).toEqual(["Ana", "Ben"]);
		expect(JSON.stringify(links)).not.toContain(first.token);
		const id = links.find((link) => link.createdByName === "Ana")?.id ?? "";
		const gone = { ok: false, code: "gone" };
		expect(await endPreview(services, ben, { articleId: other.articleId, id })).toEqual(gone);
		expect(await endPreview(services, { ...ben, role: "viewer" }, { articleId, id })).toMatchObject({ ok: false });
		expect(await openPreview(services, first.token)).not.toBeNull();
		done(await endPreview(services, ben, { articleId, id }));
		expect(await endPreview(services, ben, { articleId, id })).toEqual(gone);
		expect([await openPreview(services, first.token), (await openPreview(services, second.token))?.locale]).toEqual([
			null,
			"en",
		]);
		expect(await listPreviews(services, ana, articleId)).toHaveLength(1);
		expect(await listPreviews(services, { role: "viewer" }, articleId)).toEqual([]);
		const ended = and(eq(auditEntries.action, "PREVIEW_ENDED"), eq(auditEntries.subjectId, articleId));
		expect(await services.database.db.$count(auditEntries, ended)).toBe(1);
	});

	test("a link ends with the writing role of whoever made it, and housekeeping deletes it", async () => {
		const { db } = services.database;
		const [cleo, dan] = [await openWriter(services, "Cleo"), await openWriter(services, "Dan")];
		const { articleId } = await writePost(services, ana, contentOf("Fees", "One."));
		const tokens: string[] = [];
		for (const by of [ana, cleo, dan]) tokens.push(done(await createPreview(services, by, articleId)).token);
		const opened = async () => Promise.all(tokens.map(async (token) => (await openPreview(services, token)) !== null));
		expect(await opened()).toEqual([true, true, true]);
		await db.update(userRoles).set({ role: "viewer" }).where(eq(userRoles.user_id, cleo.userId));
		await db.delete(users).where(eq(users.id, dan.userId));
		expect(await opened()).toEqual([true, false, false]);
		expect(await listPreviews(services, ana, articleId)).toHaveLength(1);
		await purgeRecords(db, start);
		expect(await db.$count(blogPreviews, eq(blogPreviews.article_id, articleId))).toBe(1);
		later(8 * day);
		await purgeRecords(db, services.clock());
		expect(await db.$count(blogPreviews, eq(blogPreviews.article_id, articleId))).toBe(0);
		later(0);
	});

	test("the versions say which of them readers see", async () => {
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		done(await publishVersion(services, ana, { articleId, revision }));
		const draft = await save(ana, articleId, revision, "Two.");
		done(await publishVersion(services, ana, { articleId, revision: draft.revision }));
		const { rows: versions } = await listVersions(services, ana, articleId);
		expect(versions.map(({ number, isPublic }) => [number, isPublic])).toEqual([
			[2, true],
			[1, false],
		]);
		expect(versions.every(({ publishedAt }) => publishedAt !== null)).toBe(true);
		expect(await services.database.db.$count(blogVersions, eq(blogVersions.articleId, articleId))).toBe(2);
	});

	test("many versions are listed page by page, and each is compared on its page", async () => {
		const { db } = services.database;
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		done(await publishVersion(services, ana, { articleId, revision }));
		const version = await readVersion(db, articleId, 1);
		const post = await readPost(services, ana, articleId);
		if (!version || !post) throw new Error("They are gone.");
		const more = Array.from({ length: listLimit }, (_, index) => ({ ...version, number: index + 2 }));
		await db.insert(blogVersions).values(more);
		const page = (before: number | null) =>
			versionsPage(services, ana, post, { asked: { compared: 1, before }, screen: "en" });
		const path = versionsPath(articleId, "en");
		const newest = await page(null);
		expect(newest.versions.map(({ number }) => number)).toEqual(more.map(({ number }) => number).reverse());
		expect(newest).toMatchObject({ newest: null, older: `${path}?before=2` });
		expect(newest.versions[0]).toMatchObject({ isCompared: true, publishedAt: null });
		const oldest = await page(2);
		const compared = { number: 1, isPublic: true, isCompared: true, compare: `${path}?compare=1&before=2` };
		expect(oldest).toMatchObject({ newest: path, older: null, versions: [compared] });
		expect(oldest.versions[0]?.publishedAt).not.toBeNull();
	});

	test("where the owner wants two people, nobody publishes what they changed last", async () => {
		const strict = { ...services, env: { ...services.env, blogNeedsSecondApprover: true } };
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		expect(await readPost(strict, ana, articleId)).toMatchObject({ needsOtherApprover: true });
		const refused = { ok: false, code: "sameEditor" };
		expect(await publishVersion(strict, ana, { articleId, revision })).toEqual(refused);
		expect(await publishVersion(strict, ana, { articleId, version: 1 })).toEqual(refused);
		expect((await rowOf(articleId)).published).toBe(false);
		expect(await readPost(strict, ben, articleId)).toMatchObject({ needsOtherApprover: false });
		done(await publishVersion(strict, ben, { articleId, revision }));
		expect(await register(articleId)).toMatchObject([{ writtenByName: "Ana", approvedByName: "Ben" }]);
	});

	test("regulated words need an admin, who says why", async () => {
		const writer = await openWriter(services, "Wanda");
		const boss = await openWriter(services, "Bruno", "admin");
		const { articleId, revision } = await writePost(
			services,
			writer,
			contentOf("Fees", "A guaranteed return, risk-free."),
		);
		const draft = { articleId, revision };
		const why = "Quotes the state's own notice";
		expect(await publishVersion(services, writer, { ...draft, reason: why })).toEqual({
			ok: false,
			code: "wordsNeedAdmin",
		});
		expect(await publishVersion(services, boss, { ...draft, reason: " " })).toEqual({
			ok: false,
			code: "wordsNeedReason",
		});
		expect(await publishVersion(services, boss, { ...draft, reason: why })).toMatchObject({ ok: true });
		const entries = await services.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, articleId));
		expect(entries.find(({ action }) => action === "POST_WORDS_APPROVED")?.details).toContain(why);
	});
});
