import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, blogArticles, blogVersions } from "#database/schema.ts";
import { lockMinutes } from "#domain/blog/draft-lock.ts";
import { documentToText } from "#domain/blog/post-document.ts";
import type { Actor } from "#domain/staff/actor.ts";
import "#tests/support/seeded-properties.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { contentOf, documentOf, done, freshSlug, openWriter, writePost } from "#tests/support/writers.ts";
import { createPost } from "./create-post.server.ts";
import { compareVersions, listVersions } from "./list-versions.server.ts";
import { lockDraft, takeOverDraft, unlockDraft } from "./lock-draft.server.ts";
import { readBoard } from "./read-board.server.ts";
import { readPost } from "./read-post.server.ts";
import { restoreVersion } from "./restore-version.server.ts";
import { saveDraft } from "./save-draft.server.ts";
import { startTranslation } from "./start-translation.server.ts";

function fail(): never {
	throw new Error("the article is gone");
}

describe.each(ruleKinds)("drafts on %s", (kind) => {
	let services: TestServices;
	let ana: Actor;
	let ben: Actor;
	const start = new Date("2026-11-23T15:00:00Z");
	const later = (minutes: number) => services.setNow(new Date(start.getTime() + minutes * 60_000));
	beforeAll(async () => {
		services = await openTestServices(kind);
		ana = await openWriter(services, "Ana");
		ben = await openWriter(services, "Ben", "admin");
	});
	afterAll(() => services.close());

	const save = (by: Actor, articleId: string, revision: number, ...paragraphs: string[]) =>
		saveDraft(services, by, { articleId, revision, content: contentOf("Fees", ...paragraphs) });

	const versionsOf = async (articleId: string, by = ana) => (await listVersions(services, by, articleId)).rows;

	test("an article begins as a draft that no reader sees, with an address of its own", async () => {
		const slug = freshSlug();
		const { articleId } = done(await createPost(services, ana, { locale: "es", slug, title: "Cargos" }));
		const post = await readPost(services, ana, articleId);
		expect(post).toMatchObject({ locale: "es", slug, isPublished: false, source: null, publishedVersion: null });
		expect(post?.draft).toMatchObject({ revision: 0, content: { title: "Cargos", author: "Ana" } });
		const [row] = await services.database.db.select().from(blogArticles).where(eq(blogArticles.id, articleId));
		expect(row).toMatchObject({ published: false, title: "", content: "" });
		const again = await createPost(services, ben, { locale: "en", slug, title: "Charges" });
		expect(again).toEqual({ ok: false, code: "slugTaken" });
		expect(await services.database.db.$count(blogArticles, eq(blogArticles.slug, slug))).toBe(1);
		const [entry] = await services.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, articleId));
		expect(entry).toMatchObject({ action: "POST_CREATED", userId: ana.userId, details: `es ${slug}` });
	});

	test.each(["", "Fees", "a--b", "-a", "a/b", "preview", "final-expense-jacksonville", "x".repeat(81)])(
		"no article has the address %j",
		async (slug) => {
			expect(await createPost(services, ana, { locale: "en", slug, title: "x" })).toEqual({
				ok: false,
				code: "slugMalformed",
			});
		},
	);

	test("visitors with an account write nothing and see nothing", async () => {
		const viewer: Actor = { ...(await openWriter(services, "Vic")), role: "viewer" };
		const { articleId } = await writePost(services, ana, contentOf("Fees", "One."));
		const refused = { ok: false, code: "notWriter" };
		expect(await createPost(services, viewer, { locale: "en", slug: freshSlug(), title: "x" })).toEqual(refused);
		expect(await save(viewer, articleId, 1, "Mine.")).toEqual(refused);
		expect(await takeOverDraft(services, viewer, articleId)).toEqual(refused);
		expect(await readPost(services, viewer, articleId)).toBeNull();
		expect(await readBoard(services, viewer)).toEqual([]);
		expect(await versionsOf(articleId, viewer)).toEqual([]);
	});

	test("a save that does not know the newest text is refused, and what it brought is kept", async () => {
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		done(await save(ana, articleId, revision, "One.", "Two."));
		const stale = await save(ana, articleId, revision, "One.", "Three.");
		expect(stale).toMatchObject({ ok: false, code: "stale", keptAs: 1, newer: { revision: revision + 1 } });
		expect(stale.ok === false && "newer" in stale && stale.newer.content.document).toEqual(documentOf("One.", "Two."));
		const [kept] = await versionsOf(articleId);
		expect(kept).toMatchObject({ number: 1, writtenByName: "Ana", isPublic: false });
		expect((await save(ana, articleId, revision, "One.", "Three.")).ok).toBe(false);
		expect(await versionsOf(articleId), "the same text is kept once").toHaveLength(1);
	});

	test("a save that changes nothing makes no revision, and nobody its editor", async () => {
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		done(await unlockDraft(services, ana, articleId));
		const { draft } = done(await save(ben, articleId, revision, "One."));
		expect(draft).toMatchObject({ revision, updatedByName: "Ana", lockedByName: "Ben" });
	});

	test.each([
		["no object", "text"],
		["an unknown node", { ...contentOf("Fees"), document: { type: "doc", content: [{ type: "script" }] } }],
		["a number as the title", { ...contentOf("Fees", "One."), title: 1 }],
		["a state that does not exist", { ...contentOf("Fees", "One."), stateFocus: "XX" }],
		["too much text", contentOf("Fees", "x".repeat(400_000))],
	])("%s is no article", async (_, content) => {
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		const result = await saveDraft(services, ana, { articleId, revision, content });
		expect(result).toEqual({ ok: false, code: "malformed", problems: {} });
	});

	test("an image that was not uploaded is refused, and the field is named", async () => {
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		const content = { ...contentOf("Fees", "Two."), imageUrl: "/admin/people" };
		const result = await saveDraft(services, ana, { articleId, revision, content });
		expect(result).toEqual({ ok: false, code: "malformed", problems: { imageUrl: "image_foreign" } });
		expect((await readPost(services, ana, articleId))?.draft.content.document).toEqual(documentOf("One."));
	});

	test("whoever writes keeps others out until they stop, or somebody takes over", async () => {
		later(0);
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		expect(await lockDraft(services, ben, articleId)).toMatchObject({
			ok: false,
			code: "locked",
			newer: { lockedByName: "Ana" },
		});
		expect(await save(ben, articleId, revision, "Ben’s.")).toMatchObject({ code: "locked", keptAs: 1 });
		later(lockMinutes - 1);
		done(await lockDraft(services, ana, articleId));
		later(lockMinutes + 0.5);
		expect(await lockDraft(services, ben, articleId)).toMatchObject({ code: "locked" });
		expect(await readPost(services, ben, articleId)).toMatchObject({ isLocked: true });
		expect(await readPost(services, ana, articleId)).toMatchObject({ isLocked: false });
		done(await takeOverDraft(services, ben, articleId));
		expect(await save(ana, articleId, revision, "One.", "Late.")).toMatchObject({ code: "locked", keptAs: 3 });
		const { draft } = done(await save(ben, articleId, revision, "Ben’s."));
		later(3 * lockMinutes);
		expect(await save(ana, articleId, revision, "One.", "Later.")).toMatchObject({ code: "stale" });
		done(await lockDraft(services, ana, articleId));
		done(await save(ana, articleId, draft.revision, "Ben’s.", "Ana’s."));
		const versions = await services.database.db
			.select()
			.from(blogVersions)
			.where(eq(blogVersions.articleId, articleId))
			.orderBy(blogVersions.number);
		expect(versions.map(({ content }) => content.document)).toEqual([
			documentOf("Ben’s."),
			documentOf("One."),
			documentOf("One.", "Late."),
			documentOf("One."),
			documentOf("One.", "Later."),
			documentOf("Ben’s."),
		]);
		later(0);
	});

	test("whoever goes on with their own text takes nothing away from the other for good", async () => {
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		done(await unlockDraft(services, ana, articleId));
		const { draft } = done(await save(ben, articleId, revision, "One.", "Ben’s."));
		done(await unlockDraft(services, ben, articleId));
		const stale = await save(ana, articleId, revision, "One.", "Ana’s.");
		expect(stale).toMatchObject({ code: "stale", newer: { revision: draft.revision } });
		const own = done(await save(ana, articleId, draft.revision, "One.", "Ana’s."));
		done(await save(ana, articleId, own.draft.revision, "One.", "Ana’s.", "More."));
		const versions = await services.database.db
			.select()
			.from(blogVersions)
			.where(eq(blogVersions.articleId, articleId))
			.orderBy(blogVersions.number);
		expect(
			versions.map(({ content, writtenByName }) => [writtenByName, content.document]),
			"one for each change of hands",
		).toEqual([
			["Ana", documentOf("One.")],
			["Ana", documentOf("One.", "Ana’s.")],
			["Ben", documentOf("One.", "Ben’s.")],
		]);
	});

	test("whoever goes on with their own text keeps what they wrote in another tab", async () => {
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		const first = done(await save(ana, articleId, revision, "One.", "First tab."));
		expect(await save(ana, articleId, revision, "One.", "Second tab.")).toMatchObject({ code: "stale", keptAs: 1 });
		const chosen = { articleId, revision: first.draft.revision, content: contentOf("Fees", "One.", "Second tab.") };
		const { draft } = done(await saveDraft(services, ana, { ...chosen, isChosen: true }));
		done(await save(ana, articleId, draft.revision, "One.", "Second tab.", "More."));
		const titles = await versionsOf(articleId);
		expect(titles.map(({ number }) => number)).toEqual([2, 1]);
		const replaced = await compareVersions(services, ana, { articleId, older: 1, newer: 2 });
		expect(JSON.stringify(replaced?.blocks)).toContain("First");
	});

	test("a save whose answer got lost is sent again, and asks nobody to choose", async () => {
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		const { draft } = done(await save(ana, articleId, revision, "One.", "Two."));
		expect(done(await save(ana, articleId, revision, "One.", "Two.")).draft.revision).toBe(draft.revision);
	});

	test("whatever three screens do, two of them of one person, every sentence is in the draft or in a version", async () => {
		const step = fc.record({
			screen: fc.constantFrom(0, 1, 0, 1, 2),
			act: fc.constantFrom("write", "write", "write", "write", "reload", "close"),
			choice: fc.constantFrom("own", "own", "newer", "both"),
		});
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
				const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "Begun."));
				const screens = [ana, ana, ben].map((by) => ({ by, revision, lines: ["Begun."] }));
				const sent = ["Begun."];
				for (const { screen: index, act, choice } of steps) {
					const screen = screens[index] as (typeof screens)[number];
					if (act === "close") done(await unlockDraft(services, screen.by, articleId));
					if (act === "reload") Object.assign(screen, await written(screen.by, articleId));
					if (act !== "write") continue;
					const sentence = `Sentence ${sent.length}.`;
					sent.push(sentence);
					screen.lines = [...screen.lines, sentence];
					let answer = await save(screen.by, articleId, screen.revision, ...screen.lines);
					if (!answer.ok && answer.code === "locked" && choice !== "own") {
						done(await takeOverDraft(services, screen.by, articleId));
						answer = await save(screen.by, articleId, screen.revision, ...screen.lines);
					}
					if (!answer.ok && answer.code === "stale") {
						const newer = documentToText(answer.newer.content.document).split("\n");
						const { lines } = screen;
						screen.lines = { own: lines, newer, both: [...new Set([...newer, ...lines])] }[choice];
						screen.revision = answer.newer.revision;
						const content = contentOf("Fees", ...screen.lines);
						answer = await saveDraft(services, screen.by, { ...screen, articleId, content, isChosen: true });
					}
					if (answer.ok) screen.revision = answer.draft.revision;
				}
				const versions = await services.database.db
					.select({ content: blogVersions.content })
					.from(blogVersions)
					.where(eq(blogVersions.articleId, articleId));
				const kept = [...versions.map(({ content }) => content), (await written(ana, articleId)).content];
				const lines = new Set(kept.flatMap(({ document }) => documentToText(document).split("\n")));
				expect(sent.filter((sentence) => !lines.has(sentence))).toEqual([]);
			}),
			{ numRuns: 20 },
		);
	});

	async function written(by: Actor, articleId: string) {
		const { revision, content } = (await readPost(services, by, articleId))?.draft ?? fail();
		return { revision, content, lines: documentToText(content.document).split("\n") };
	}

	test("versions are compared by word, and restored without losing what is written", async () => {
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "The fee is high.", "Ask."));
		done(await takeOverDraft(services, ana, articleId));
		done(await unlockDraft(services, ana, articleId));
		expect(await save(ben, articleId, 0, "Other.")).toMatchObject({ code: "stale", keptAs: 1 });
		const { draft } = done(await save(ana, articleId, revision, "The fee is low.", "Ask.", "Wait."));
		const changes = await compareVersions(services, ana, { articleId, older: 1, newer: null });
		expect(changes?.blocks.map(({ kind: change }) => change)).toEqual(["changed", "added", "added"]);
		const stale = await restoreVersion(services, ana, { articleId, version: 1, revision });
		expect(stale).toMatchObject({ ok: false, code: "stale" });
		const restored = done(await restoreVersion(services, ana, { articleId, version: 1, revision: draft.revision }));
		expect(restored.draft.content.document).toEqual(documentOf("Other."));
		const since = await compareVersions(services, ana, { articleId, older: 1, newer: null });
		expect(since).toEqual({ fields: [], blocks: [] });
		const back = await compareVersions(services, ana, { articleId, older: 1, newer: 2 });
		expect(back?.blocks.flatMap(({ parts }) => parts.map(({ text }) => text)).join("")).toContain("The fee is low");
		expect(await restoreVersion(services, ana, { articleId, version: 9, revision: 3 })).toMatchObject({ code: "gone" });
		for (const none of [9, 0, -1, 1.5, Number.NaN, 1e12]) {
			expect(await compareVersions(services, ana, { articleId, older: 1, newer: none })).toBeNull();
		}
	});

	test("nobody changes or deletes the words of a version", async () => {
		const { db } = services.database;
		await expect(db.update(blogVersions).set({ hash: "other" })).rejects.toThrow();
	});

	test("a translation begins without words, once for each language", async () => {
		const { articleId, slug } = await writePost(services, ana, contentOf("Fees", "One."));
		const translation = done(await startTranslation(services, ben, { originalId: articleId, locale: "pt" }));
		const post = await readPost(services, ben, translation.articleId);
		expect(post).toMatchObject({ locale: "pt", slug, originalId: articleId, source: { version: 1, locale: "en" } });
		expect(post?.draft.content).toMatchObject({ title: "", excerpt: "", category: "annuities", tags: ["fia"] });
		expect(post?.draft.content.document).toEqual({ type: "doc", content: [{ type: "paragraph" }] });
		expect(post?.source?.content.title).toBe("Fees");
		for (const locale of ["pt", "en"] as const) {
			const again = await startTranslation(services, ana, { originalId: articleId, locale });
			expect(again).toEqual({ ok: false, code: "localeTaken" });
		}
		const ofTranslation = await startTranslation(services, ana, { originalId: translation.articleId, locale: "es" });
		expect(ofTranslation).toEqual({ ok: false, code: "gone" });
	});

	test.each(["", "x", "00000000-0000-4000-8000-000000000000", "' OR 1=1"])("there is no article %j", async (id) => {
		expect(await save(ana, id, 0, "One.")).toEqual({ ok: false, code: "gone" });
		expect(await readPost(services, ana, id)).toBeNull();
		expect(await versionsOf(id)).toEqual([]);
	});
});
