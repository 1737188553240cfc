import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blogArticles, blogDrafts, blogVersions } from "#database/schema.ts";
import { documentToText } from "#domain/blog/post-document.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import "#tests/support/seeded-properties.ts";
import { isLong } from "#tests/support/sample.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { contentOf, done, freshSlug, openWriter } from "#tests/support/writers.ts";
import { createPost } from "./create-post.server.ts";
import { takeOverDraft } from "./lock-draft.server.ts";
import { publishVersion } from "./publish-version.server.ts";
import { restoreVersion } from "./restore-version.server.ts";
import { saveDraft } from "./save-draft.server.ts";
import { startTranslation } from "./start-translation.server.ts";

/** Actions of two people, in any order. Each has one editor for each language, which may be out of date. */
const action = fc.record({
	kind: fc.constantFrom(
		"write",
		"write",
		"write",
		"save",
		"save",
		"save",
		"reload",
		"takeOver",
		"publish",
		"restore",
		// "Keep my version", and a text without the sentences of the other.
		"adopt",
		"cut",
	),
	who: fc.constantFrom(0, 1),
	language: fc.constantFrom(...locales),
	/** A pause lets locks end. */
	pauseMinutes: fc.constantFrom(0, 0, 0, 5),
});
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

interface Editor {
	revision: number;
	sentences: string[];
}

describe.each(ruleKinds)("four languages and two editors on %s", (kind) => {
	let services: TestServices;
	let people: [Actor, Actor];
	beforeAll(async () => {
		services = await openTestServices(kind);
		people = [await openWriter(services, "Ana"), await openWriter(services, "Ben")];
	});
	afterAll(() => services.close());

	test("no text crosses languages, and no sentence is lost", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 40 }), async (actions) => {
				await play(actions);
			}),
			{ numRuns: isLong ? 100 : 8 },
		);
	}, 600_000);

	async function play(actions: Action[]): Promise<void> {
		const { db } = services.database;
		let now = Date.parse("2026-11-23T15:00:00Z");
		services.setNow(new Date(now));
		const [ana] = people;
		const { articleId } = done(await createPost(services, ana, { locale: "en", slug: freshSlug(), title: "en" }));
		const ids = new Map<Locale, string>([["en", articleId]]);
		for (const locale of locales.filter((one) => one !== "en")) {
			ids.set(locale, done(await startTranslation(services, ana, { originalId: articleId, locale })).articleId);
		}
		const editors = new Map<string, Editor>();
		const sent = new Map<string, { locale: Locale; sentences: string[] }>();
		let count = 0;
		for (const { kind: act, who, language, pauseMinutes } of actions) {
			now += pauseMinutes * 60_000 + 1;
			services.setNow(new Date(now));
			const by = people[who] as Actor;
			const id = ids.get(language) ?? "";
			const key = `${who} ${language}`;
			const editor = editors.get(key) ?? { revision: 0, sentences: [] };
			editors.set(key, editor);
			if (act === "write") editor.sentences.push(`${language} sentence ${++count} of ${who}.`);
			if (act === "adopt" || act === "cut") {
				const [draft] = await db.select().from(blogDrafts).where(eq(blogDrafts.articleId, id));
				editor.revision = draft?.revision ?? 0;
				if (act === "cut") editor.sentences = editor.sentences.filter((one) => one.endsWith(`of ${who}.`));
			}
			const content = contentOf(`${language} title`, ...editor.sentences);
			if (act === "save" || act === "adopt" || act === "cut") {
				sent.set(`${key} ${count}`, { locale: language, sentences: [...editor.sentences] });
				const result = await saveDraft(services, by, { articleId: id, revision: editor.revision, content });
				if (result.ok) editor.revision = result.draft.revision;
			}
			if (act === "reload" || act === "takeOver") {
				if (act === "takeOver") await takeOverDraft(services, by, id);
				const [draft] = await db.select().from(blogDrafts).where(eq(blogDrafts.articleId, id));
				editor.revision = draft?.revision ?? 0;
				editor.sentences = draft ? documentToText(draft.content.document).split("\n").filter(Boolean) : [];
			}
			if (act === "publish") await publishVersion(services, by, { articleId: id, revision: editor.revision });
			if (act === "restore") {
				const result = await restoreVersion(services, by, { articleId: id, version: 1, revision: editor.revision });
				if (result.ok) {
					editor.revision = result.draft.revision;
					editor.sentences = documentToText(result.draft.content.document).split("\n").filter(Boolean);
				}
			}
		}
		for (const [locale, id] of ids) await expectOwnWordsOnly(locale, id);
		for (const { locale, sentences } of sent.values()) await expectKept(ids.get(locale) ?? "", sentences);
	}

	/** Everything that is stored of a language is of that language. */
	async function expectOwnWordsOnly(locale: Locale, articleId: string): Promise<void> {
		const { db } = services.database;
		const [row] = await db.select().from(blogArticles).where(eq(blogArticles.id, articleId));
		const stored = JSON.stringify([row?.content, row?.title, await textsOf(articleId)]);
		const others = locales.filter((one) => one !== locale && new RegExp(`\\b${one} (?:sentence|title)`).test(stored));
		expect(others, `in ${locale}`).toEqual([]);
	}

	/** Everything that an editor sent, refused or not, is in the draft or a version, whole. */
	async function expectKept(articleId: string, sentences: string[]): Promise<void> {
		const texts = await textsOf(articleId);
		for (const sentence of sentences)
			expect(
				texts.some((text) => text.includes(sentence)),
				sentence,
			).toBe(true);
	}

	async function textsOf(articleId: string): Promise<string[]> {
		const { db } = services.database;
		const versions = await db
			.select()
			.from(blogVersions)
			.where(eq(blogVersions.articleId, articleId))
			.orderBy(asc(blogVersions.number));
		const drafts = await db.select().from(blogDrafts).where(eq(blogDrafts.articleId, articleId));
		return [...versions, ...drafts].map(({ content }) => `${content.title}\n${documentToText(content.document)}`);
	}
});
