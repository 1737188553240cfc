import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blogPublications, blogSchedules } from "#database/schema.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { contentOf, done, openWriter, writePost } from "#tests/support/writers.ts";
import { unlockDraft } from "./lock-draft.server.ts";
import type { PostWriter } from "./post-action.server.ts";
import { publishVersion } from "./publish-version.server.ts";
import { saveDraft } from "./save-draft.server.ts";
import { schedulePublication } from "./schedule-publication.server.ts";
import { startTranslation } from "./start-translation.server.ts";

describe.each(databaseKinds)("approvals on %s", (kind) => {
	let services: TestServices;
	let ana: PostWriter;
	let ben: PostWriter;
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
});
