import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	auditEntries,
	blogAddresses,
	blogArticles,
	blogDrafts,
	blogImages,
	blogPreviews,
	blogSchedules,
	blogVersions,
} from "#database/schema.ts";
import { mainImagePath } from "#domain/blog/post-image.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { contentOf, done, freshSlug, openWriter, writePost } from "#tests/support/writers.ts";
import { keepHouse } from "../housekeeping/keep-house.server.ts";
import { jobs } from "../jobs.server.ts";
import { createPost } from "./create-post.server.ts";
import { deletePost, deletionRefusal } from "./delete-post.server.ts";
import { unlockDraft } from "./lock-draft.server.ts";
import { createPreview } from "./post-previews.server.ts";
import { hashOfContent } from "./post-versions.server.ts";
import { publishVersion } from "./publish-version.server.ts";
import { readPost } from "./read-post.server.ts";
import { renamePost } from "./rename-post.server.ts";
import { saveDraft } from "./save-draft.server.ts";
import { schedulePublication } from "./schedule-publication.server.ts";
import { startTranslation } from "./start-translation.server.ts";
import { unpublishPost } from "./unpublish-post.server.ts";

const start = new Date("2026-11-23T15:00:00Z");
const day = 86_400_000;
const gone = { ok: false, code: "gone" };

describe.each(ruleKinds)("what nobody needs on %s", (kind) => {
	let services: TestServices;
	let ana: Actor;
	let ben: Actor;
	let owner: Actor;
	beforeAll(async () => {
		services = await openTestServices(kind);
		[ana, ben] = [await openWriter(services, "Ana"), await openWriter(services, "Ben")];
		owner = await openWriter(services, "Olga", "admin");
	});
	afterAll(() => services.close());

	/** An image that was uploaded, without its files. */
	async function addImage(): Promise<string> {
		const id = randomUUID();
		const image = { id, width: 9, height: 9, uploadedBy: ana.userId, uploadedAt: start, encodedAt: start };
		await services.database.db.insert(blogImages).values(image);
		return id;
	}
	const withImage = (id: string) => ({ ...contentOf("Fees", "One."), imageUrl: mainImagePath(id), imageAlt: "A bill" });
	const imagesLeft = async (...ids: string[]) => {
		const rows = await services.database.db.select().from(blogImages).where(inArray(blogImages.id, ids));
		return ids.filter((id) => rows.some((row) => row.id === id));
	};
	const revisionOf = async (articleId: string) => (await readPost(services, owner, articleId))?.draft.revision ?? -1;
	const remove = async (by: Actor, articleId: string) =>
		deletePost(services, by, { articleId, revision: await revisionOf(articleId) });
	const translate = async (by: Actor, originalId: string) =>
		done(await startTranslation(services, by, { originalId, locale: "es" })).articleId;

	test("an article that was never published goes with all that belongs to it, and its addresses become free", async () => {
		const { db } = services.database;
		const [own, shared] = [await addImage(), await addImage()];
		const slug = freshSlug();
		const { articleId, revision } = await writePost(services, ana, withImage(own), { slug });
		await writePost(services, ben, withImage(shared));
		const dueAt = new Date(start.getTime() + day);
		const plan = { articleId, revision, dueAt, timeZone: "America/New_York" };
		done(await schedulePublication(services, ana, plan));
		done(await createPreview(services, ana, articleId));
		const spanish = await translate(ana, articleId);
		done(await saveDraft(services, ana, { articleId: spanish, revision: 0, content: withImage(shared) }));
		done(await remove(ana, articleId));
		const ids = [articleId, spanish];
		const left = await Promise.all([
			db.$count(blogArticles, inArray(blogArticles.id, ids)),
			db.$count(blogDrafts, inArray(blogDrafts.articleId, ids)),
			db.$count(blogVersions, inArray(blogVersions.articleId, ids)),
			db.$count(blogPreviews, inArray(blogPreviews.article_id, ids)),
			db.$count(blogSchedules, inArray(blogSchedules.articleId, ids)),
			db.$count(blogAddresses, eq(blogAddresses.slug, slug)),
		]);
		expect(left).toEqual([0, 0, 0, 0, 0, 0]);
		expect(await imagesLeft(own, shared), "another article shows the other image").toEqual([shared]);
		const isEntry = and(eq(auditEntries.action, "POST_DELETED"), eq(auditEntries.subjectId, articleId));
		expect(await db.select().from(auditEntries).where(isEntry)).toMatchObject([
			{ userId: ana.userId, details: `en ${slug}` },
		]);
		done(await createPost(services, ben, { locale: "pt", slug, title: "Taxas" }));
		expect(await deletePost(services, ana, { articleId, revision })).toEqual(gone);
	});

	test("a translation goes alone, also that of a published article", async () => {
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		done(await publishVersion(services, ana, { articleId, revision }));
		const spanish = await translate(ana, articleId);
		done(await remove(ana, spanish));
		const post = await readPost(services, ana, articleId);
		expect(post).toMatchObject({ isPublished: true, languages: [{ locale: "en", articleId }] });
		expect(await readPost(services, ana, spanish)).toBeNull();
		const isEntry = and(eq(auditEntries.action, "TRANSLATION_DELETED"), eq(auditEntries.subjectId, spanish));
		expect(await services.database.db.$count(auditEntries, isEntry)).toBe(1);
		await translate(ben, articleId);
	});

	test("what readers have seen in any of its languages stays, for admins too", async () => {
		const { articleId } = await writePost(services, ana, contentOf("Fees", "One."));
		const spanish = await translate(ana, articleId);
		const content = contentOf("Cargos", "Uno.");
		const { draft } = done(await saveDraft(services, ana, { articleId: spanish, revision: 0, content }));
		done(await publishVersion(services, ana, { articleId: spanish, revision: draft.revision }));
		done(await unpublishPost(services, ana, spanish));
		done(await unlockDraft(services, ana, articleId));
		for (const id of [articleId, spanish]) {
			expect(await remove(owner, id)).toEqual({ ok: false, code: "wasPublished" });
			expect(await deletionRefusal(services.database.db, owner, id)).toBe("wasPublished");
		}
		expect(await readPost(services, ana, articleId)).not.toBeNull();
	});

	test("writers delete what nobody else wrote in, admins anybody’s", async () => {
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		done(await unlockDraft(services, ana, articleId));
		expect(await remove(ben, articleId)).toEqual({ ok: false, code: "otherWriter" });
		done(await saveDraft(services, ben, { articleId, revision, content: contentOf("Fees", "Two.") }));
		done(await unlockDraft(services, ben, articleId));
		expect(await remove(ana, articleId)).toEqual({ ok: false, code: "otherWriter" });
		expect(await remove(ben, articleId), "a version is Ana’s").toEqual({ ok: false, code: "otherWriter" });
		const viewer: Actor = { ...ana, role: "viewer" };
		expect(await remove(viewer, articleId)).toEqual({ ok: false, code: "notWriter" });
		done(await remove(owner, articleId));
		expect(await readPost(services, ana, articleId)).toBeNull();
		const own = await writePost(services, ana, contentOf("Fees", "One."));
		await translate(ben, own.articleId);
		expect(await remove(ana, own.articleId), "the translation is Ben’s").toMatchObject({ code: "otherWriter" });
	});

	test("nothing is deleted that somebody is writing now, or saved since it was read", async () => {
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		expect(await remove(owner, articleId)).toMatchObject({ ok: false, code: "locked" });
		done(await saveDraft(services, ana, { articleId, revision, content: contentOf("Fees", "Two.") }));
		expect(await deletePost(services, ana, { articleId, revision })).toMatchObject({ ok: false, code: "stale" });
		for (const wrong of [Number.NaN, -1]) {
			expect(await deletePost(services, ana, { articleId, revision: wrong })).toMatchObject({ code: "stale" });
		}
		const spanish = await translate(ben, articleId);
		done(await unlockDraft(services, ana, articleId));
		done(await saveDraft(services, ben, { articleId: spanish, revision: 0, content: contentOf("Cargos", "Uno.") }));
		expect(await remove(owner, articleId), "Ben writes the translation").toMatchObject({ code: "locked" });
		done(await unlockDraft(services, ben, spanish));
		done(await remove(owner, articleId));
	});

	test("of a publication and a deletion at the same moment, one is refused", async () => {
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		const results = await Promise.all([
			publishVersion(services, ana, { articleId, revision }),
			deletePost(services, ana, { articleId, revision }),
		]);
		expect(results.filter(({ ok }) => ok)).toHaveLength(1);
		const post = await readPost(services, ana, articleId);
		expect(post?.isPublished ?? false).toBe(results[0].ok);
	});

	test("the address of an article that was renamed and deleted is free, the first one as well", async () => {
		const [first, second] = [freshSlug(), freshSlug()];
		const { articleId } = await writePost(services, ana, contentOf("Fees", "One."), { slug: first });
		done(await renamePost(services, ana, { originalId: articleId, slug: second }));
		done(await remove(ana, articleId));
		for (const slug of [first, second]) done(await createPost(services, ben, { locale: "en", slug, title: "Other" }));
	});

	/** Adds versions with these numbers that were set aside `days` days ago. */
	async function addVersions(articleId: string, from: number, to: number, days: number): Promise<void> {
		const content = contentOf("Fees", "One.");
		const writtenAt = new Date(start.getTime() - 90 * day);
		const written = { writtenBy: ana.userId, writtenByName: "Ana", writtenAt, writers: [ana.userId] };
		const keptAt = new Date(start.getTime() - days * day);
		const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
		const rows = numbers.map((number) => ({
			articleId,
			number,
			content,
			hash: hashOfContent(content),
			...written,
			keptAt,
		}));
		await services.database.db.insert(blogVersions).values(rows);
	}
	const numbersOf = async (articleId: string) => {
		const rows = await services.database.db.select().from(blogVersions).where(eq(blogVersions.articleId, articleId));
		return rows.map(({ number }) => number).sort((a, b) => a - b);
	};

	test("housekeeping deletes old versions, but none of the newest fifty and none that something refers to", async () => {
		services.setNow(start);
		const [few, many] = [
			await writePost(services, ana, contentOf("Fees", "One.")),
			await writePost(services, ana, contentOf("Fees", "One.")),
		];
		const { articleId } = many;
		await addVersions(few.articleId, 1, 50, 80);
		await addVersions(articleId, 1, 7, 31);
		await addVersions(articleId, 8, 8, 29);
		await addVersions(articleId, 9, 60, 31);
		const spanish = await translate(ana, articleId);
		const translated = { ...contentOf("Cargos", "Uno."), title: "Cargos" };
		const upTo = { articleId: spanish, revision: 0, content: translated, translatedFromVersion: 4 };
		done(await saveDraft(services, ana, upTo));
		for (const version of [2, 5]) done(await publishVersion(services, ana, { articleId, version }));
		done(await unpublishPost(services, ana, articleId));
		const dueAt = new Date(start.getTime() + day);
		done(await schedulePublication(services, ana, { articleId, version: 3, dueAt, timeZone: "America/New_York" }));
		await keepHouse(services);
		const newest = Array.from({ length: 50 }, (_, index) => 11 + index);
		expect(await numbersOf(articleId)).toEqual([2, 3, 4, 5, 8, ...newest]);
		expect(await numbersOf(few.articleId)).toHaveLength(50);
		expect(await numbersOf(spanish)).toEqual([]);
	});

	test("images that nothing names for thirty days are deleted, others stay", async () => {
		const { db } = services.database;
		const [draft, version, register, unused, again] = [
			await addImage(),
			await addImage(),
			await addImage(),
			await addImage(),
			await addImage(),
		] as [string, string, string, string, string];
		const run = (days: number) => {
			services.setNow(new Date(start.getTime() + days * day));
			return jobs["delete-unused-images"](services, null, "job");
		};
		await writePost(services, ana, withImage(draft));
		const replaced = await writePost(services, ana, withImage(version));
		done(await unlockDraft(services, ana, replaced.articleId));
		done(await saveDraft(services, ben, { ...replaced, content: contentOf("Fees", "Another image.") }));
		const published = await writePost(services, ana, withImage(register));
		done(await publishVersion(services, ana, published));
		await db.delete(blogArticles).where(eq(blogArticles.id, published.articleId));
		const all = [draft, version, register, unused, again];
		await run(0);
		await run(29);
		expect(await imagesLeft(...all)).toEqual(all);
		await writePost(services, ana, withImage(again));
		await run(29.5);
		await run(31);
		expect(await imagesLeft(...all)).toEqual([draft, version, register, again]);
		services.setNow(start);
	});
});
