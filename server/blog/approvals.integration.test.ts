import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import { auditEntries, blogPublications, blogSchedules } from "#database/schema.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { contentOf, done, freshSlug, openWriter, writePost } from "#tests/support/writers.ts";
import { editorPage } from "../blog-desk/editor-page.server.ts";
import { compareRegister } from "./compare-register.server.ts";
import { takeOverDraft, unlockDraft } from "./lock-draft.server.ts";
import { publishDuePosts } from "./publish-due-posts.server.ts";
import { publishVersion } from "./publish-version.server.ts";
import { readPost } from "./read-post.server.ts";
import { renamePost } from "./rename-post.server.ts";
import { restoreVersion } from "./restore-version.server.ts";
import { saveDraft } from "./save-draft.server.ts";
import { schedulePublication } from "./schedule-publication.server.ts";
import { startTranslation } from "./start-translation.server.ts";

describe.each(ruleKinds)("approvals on %s", (kind) => {
	let services: TestServices;
	let ana: Actor;
	let ben: Actor;
	beforeAll(async () => {
		services = await openTestServices(kind);
		[ana, ben] = [await openWriter(services, "Ana"), await openWriter(services, "Ben")];
	});
	afterAll(() => services.close());

	test("other claims for the same version are another entry, and a plan that waits is canceled", async () => {
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		const dueAt = new Date(services.clock().getTime() + 3_600_000);
		const planned = { articleId, revision, dueAt, timeZone: "America/New_York" };
		const plans = () => services.database.db.$count(blogSchedules, eq(blogSchedules.articleId, articleId));
		const claims = ["stateFacts"];
		done(await publishVersion(services, ana, { articleId, revision }));
		done(await publishVersion(services, ana, { articleId, revision, claims }));
		done(await schedulePublication(services, ana, planned));
		expect(await plans()).toBe(1);
		done(await publishVersion(services, ana, { articleId, revision, claims }));
		expect(await plans()).toBe(0);
		const entries = await services.database.db
			.select()
			.from(blogPublications)
			.where(eq(blogPublications.articleId, articleId));
		expect(entries.map((entry) => [entry.claims, entry.endedBecause])).toEqual(
			expect.arrayContaining([
				[[], "replaced"],
				[claims, null],
			]),
		);
		expect(entries).toHaveLength(2);
	});

	test("whoever only says that a translation is up to date did not write it", async () => {
		const strict = { ...services, env: { ...services.env, blogNeedsSecondApprover: true } };
		const english = contentOf("Fees", "One.");
		const original = await writePost(services, ana, english);
		const originalId = original.articleId;
		done(await publishVersion(services, ana, { articleId: originalId, revision: original.revision }));
		const { articleId } = done(await startTranslation(services, ana, { originalId, locale: "es" }));
		const content = contentOf("Cargos", "Uno.");
		const written = done(await saveDraft(services, ana, { articleId, revision: 0, content })).draft;
		const more = { articleId: originalId, revision: original.revision, content: contentOf("Fees", "One.", "Two.") };
		const newer = done(await saveDraft(services, ana, more)).draft;
		const { version } = done(await publishVersion(services, ana, { articleId: originalId, revision: newer.revision }));
		done(await unlockDraft(services, ana, articleId));
		const check = { articleId, revision: written.revision, content, translatedFromVersion: version };
		const { draft } = done(await saveDraft(services, ben, check));
		expect(draft).toMatchObject({ translatedFromVersion: version, updatedByName: "Ana" });
		const chosen = { articleId, revision: draft.revision };
		expect(await publishVersion(strict, ana, chosen)).toEqual({ ok: false, code: "sameEditor" });
		done(await publishVersion(strict, ben, chosen));
	});

	test("what readers see at another address is another entry, and the audit log has both addresses", async () => {
		const { db } = services.database;
		const post = await writePost(services, ana, contentOf("Fees", "One."));
		const { articleId, slug, revision } = post;
		done(await publishVersion(services, ben, { articleId, revision, claims: ["stateFacts"] }));
		const dueAt = new Date(services.clock().getTime() + 3_600_000);
		done(await saveDraft(services, ana, { articleId, revision, content: contentOf("Fees", "Two.") }));
		const plan = { articleId, revision: revision + 1, dueAt, timeZone: "America/New_York" };
		done(await schedulePublication(services, ben, plan));
		const to = freshSlug();
		done(await renamePost(services, ana, { originalId: articleId, slug: to }));
		const isOfPost = eq(blogPublications.articleId, articleId);
		const entries = await db.select().from(blogPublications).where(isOfPost);
		const same = { version: 1, writtenByName: "Ana", claims: ["stateFacts"] };
		expect(entries.find((entry) => entry.slug === slug)).toMatchObject({
			...same,
			approvedByName: "Ben",
			endedAt: services.clock(),
			endedBecause: "renamed",
			endedByName: "Ana",
		});
		expect(entries.find((entry) => entry.slug === to)).toMatchObject({ ...same, approvedByName: "Ana", endedAt: null });
		expect(entries).toHaveLength(2);
		expect(await db.$count(blogSchedules, eq(blogSchedules.articleId, articleId)), "the plan waits").toBe(1);
		const isRename = and(eq(auditEntries.action, "POST_RENAMED"), eq(auditEntries.subjectId, articleId));
		const [inLog, ...others] = await db.select().from(auditEntries).where(isRename);
		expect(others).toEqual([]);
		expect(inLog?.details).toMatch(new RegExp(`^en ${to} from ${slug} 1 [0-9a-f]{64}$`));
		const found: unknown[] = [];
		await compareRegister(db, services.clock(), (one) => found.push(one));
		expect(found).toEqual([]);
	});

	describe("where the owner wants two people", () => {
		let cleo: Actor;
		let strict: TestServices;
		const refused = { ok: false, code: "sameEditor" };
		beforeAll(async () => {
			cleo = await openWriter(services, "Cleo");
			strict = { ...services, env: { ...services.env, blogNeedsSecondApprover: true } };
		});
		/** Saves as somebody who has the newest draft in front of them. */
		async function write(by: Actor, articleId: string, ...paragraphs: string[]) {
			done(await takeOverDraft(services, by, articleId));
			const revision = (await readPost(services, by, articleId))?.draft.revision ?? -1;
			return done(await saveDraft(services, by, { articleId, revision, content: contentOf("Fees", ...paragraphs) }))
				.draft;
		}
		const publish = async (by: Actor, articleId: string, claims: string[] = []) => {
			const revision = (await readPost(strict, by, articleId))?.draft.revision ?? -1;
			return publishVersion(strict, by, { articleId, revision, claims });
		};
		const isRefused = async (by: Actor, articleId: string) => {
			expect((await readPost(strict, by, articleId))?.needsOtherApprover).toBe(true);
			expect(await publish(by, articleId)).toEqual(refused);
		};

		test("a comma of somebody else does not make the writer an approver", async () => {
			const { articleId } = await writePost(services, ana, contentOf("Fees", "One."));
			await write(ben, articleId, "One,.");
			await isRefused(ana, articleId);
			await isRefused(ben, articleId);
			const { revision } = await write(ben, articleId, "One.");
			const dueAt = new Date(services.clock().getTime() + 1000);
			const plan = { articleId, revision, dueAt, timeZone: "America/New_York" };
			expect(await schedulePublication(strict, ana, plan)).toEqual(refused);
			expect((await readPost(strict, cleo, articleId))?.needsOtherApprover).toBe(false);
			done(await publish(cleo, articleId));
			await isRefused(ana, articleId);
		});

		test("after a publication, only those who wrote since are refused", async () => {
			const { articleId } = await writePost(services, ana, contentOf("Fees", "One."));
			done(await publish(ben, articleId));
			await write(ben, articleId, "One.", "Two.");
			await isRefused(ben, articleId);
			done(await publish(ana, articleId));
		});

		test("a text that was published on time leaves the writers of what the draft says beyond it", async () => {
			const start = services.clock();
			const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
			const dueAt = new Date(start.getTime() + 1000);
			done(await schedulePublication(strict, ben, { articleId, revision, dueAt, timeZone: "America/New_York" }));
			await write(ana, articleId, "One.", "Not approved.");
			services.setNow(dueAt);
			await publishDuePosts(strict);
			services.setNow(start);
			await write(ben, articleId, "One.", "Not approved!");
			await isRefused(ana, articleId);
			await isRefused(ben, articleId);
			done(await publish(cleo, articleId));
		});

		test("nobody's version comes back for their own approval, also with a comma more", async () => {
			const { articleId } = await writePost(services, ana, contentOf("Fees", "One."));
			await write(ben, articleId, "Another.");
			done(await publish(cleo, articleId));
			const { revision } = (await readPost(services, ben, articleId))?.draft ?? { revision: -1 };
			done(await restoreVersion(services, ben, { articleId, version: 1, revision }));
			await isRefused(ana, articleId);
			await write(ben, articleId, "One,.");
			await isRefused(ana, articleId);
			done(await publish(cleo, articleId));
			// By hand, and after more publications.
			await write(cleo, articleId, "One.");
			await isRefused(ana, articleId);
		});

		test("whose text was refused and kept is a writer, too", async () => {
			const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
			done(await unlockDraft(services, ana, articleId));
			const late = await saveDraft(services, ben, { articleId, revision: 0, content: contentOf("Fees", "Late.") });
			expect(late).toMatchObject({ ok: false, code: "stale", keptAs: 1 });
			done(await saveDraft(services, ana, { articleId, revision, content: contentOf("Fees", "One.", "Late.") }));
			await isRefused(ben, articleId);
			done(await publish(cleo, articleId));
		});

		test("nobody renames what they wrote, once readers see it or are going to", async () => {
			const { articleId, slug } = await writePost(services, ana, contentOf("Fees", "One."));
			const rename = (by: Actor, to: string) => renamePost(strict, by, { originalId: articleId, slug: to });
			const address = async () => (await readPost(services, ana, articleId))?.slug;
			const early = freshSlug();
			done(await rename(ana, early));
			const { revision } = (await readPost(services, ana, articleId))?.draft ?? { revision: -1 };
			const dueAt = new Date(services.clock().getTime() + 1000);
			done(await schedulePublication(strict, ben, { articleId, revision, dueAt, timeZone: "America/New_York" }));
			expect(await rename(ana, freshSlug())).toEqual(refused);
			done(await publish(ben, articleId));
			expect(await rename(ana, freshSlug())).toEqual(refused);
			expect(await address()).toBe(early);
			// Also not as the writer of another language that readers see.
			const spanish = done(await startTranslation(services, ben, { originalId: articleId, locale: "es" })).articleId;
			await write(ben, spanish, "Uno.");
			done(await rename(ben, slug));
			done(await publish(cleo, spanish));
			expect(await rename(ben, freshSlug())).toEqual(refused);
			done(await rename(cleo, early));
			const entries = await services.database.db
				.select()
				.from(blogPublications)
				.where(eq(blogPublications.slug, early))
				.orderBy(blogPublications.locale);
			expect(entries.filter(({ endedAt }) => !endedAt)).toMatchObject([
				{ locale: "en", writtenByName: "Ana", approvedByName: "Cleo" },
				{ locale: "es", writtenByName: "Ben", approvedByName: "Cleo" },
			]);
		});

		test("whoever wrote one language is told so, also if a claim of another one has no evidence now", async () => {
			const { articleId } = await writePost(services, ana, contentOf("Fees", "One."));
			done(await publish(ben, articleId, ["stateFacts"]));
			const spanish = done(await startTranslation(services, ben, { originalId: articleId, locale: "es" })).articleId;
			await write(ben, spanish, "Uno.");
			done(await publish(cleo, spanish, ["stateFacts"]));
			const rename = (by: Actor) => renamePost(strict, by, { originalId: articleId, slug: freshSlug() });
			const needsOther = async (by: Actor) => {
				const post = await readPost(strict, by, articleId);
				return post && (await editorPage(strict, by, post, "en")).publishing.needsOtherRenamer;
			};
			const before = currentClaims();
			setClaims({ showsSamples: false, proven: {} });
			const writers = [await rename(ana), await rename(ben), await needsOther(ana), await needsOther(ben)];
			const other = [await rename(cleo), await needsOther(cleo)];
			setClaims(before);
			expect(writers).toEqual([refused, refused, true, true]);
			expect(other).toEqual([{ ok: false, code: "claimUnproven" }, false]);
		});

		test("other claims for a published text are no matter for its writers", async () => {
			const { articleId } = await writePost(services, ana, contentOf("Fees", "One."));
			await write(ben, articleId, "Two.");
			done(await publish(cleo, articleId));
			for (const writer of [ana, ben]) expect(await publish(writer, articleId, ["stateFacts"])).toEqual(refused);
			done(await publish(cleo, articleId, ["stateFacts"]));
		});
	});
});
