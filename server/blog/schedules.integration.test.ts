import { and, eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import {
	auditEntries,
	blogArticles,
	blogPublications,
	blogSchedules,
	securityLog,
	userRoles,
	users,
} from "#database/schema.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { contentOf, done, openWriter, writePost } from "#tests/support/writers.ts";
import { editorPage } from "../blog-desk/editor-page.server.ts";
import { publishDuePosts } from "./publish-due-posts.server.ts";
import { publishVersion } from "./publish-version.server.ts";
import { readBoard } from "./read-board.server.ts";
import { readConcerns } from "./read-concerns.server.ts";
import { readPost } from "./read-post.server.ts";
import { saveDraft } from "./save-draft.server.ts";
import { cancelSchedule, schedulePublication } from "./schedule-publication.server.ts";
import { unpublishPost } from "./unpublish-post.server.ts";

const hour = 3_600_000;
const start = new Date("2026-11-23T15:00:00Z");
const timeZone = "America/New_York";

describe.each(ruleKinds)("schedules on %s", (kind) => {
	let services: TestServices;
	let ana: Actor;
	beforeAll(async () => {
		services = await openTestServices(kind);
		ana = await openWriter(services, "Ana");
	});
	afterAll(() => services.close());

	const later = (ms: number) => services.setNow(new Date(start.getTime() + ms));
	const publicationsOf = (articleId: string) =>
		services.database.db.$count(blogPublications, eq(blogPublications.articleId, articleId));
	const contentOnSite = async (articleId: string) => {
		const [row] = await services.database.db.select().from(blogArticles).where(eq(blogArticles.id, articleId));
		return row?.published ? row.content : null;
	};
	/** An article that is due in an hour, and was changed since somebody approved it. */
	async function plan(by = ana): Promise<string> {
		later(0);
		const { articleId, revision } = await writePost(services, by, contentOf("Fees", "Approved."));
		const dueAt = new Date(start.getTime() + hour);
		done(await schedulePublication(services, by, { articleId, revision, dueAt, timeZone, claims: ["stateFacts"] }));
		done(await saveDraft(services, by, { articleId, revision, content: contentOf("Fees", "Not approved.") }));
		return articleId;
	}

	test("what came due while everything was down is published at the next start, as it was approved, once", async () => {
		const articleId = await plan();
		later(hour - 1);
		await publishDuePosts(services);
		expect(await contentOnSite(articleId)).toBeNull();
		expect((await readPost(services, ana, articleId))?.schedule).toMatchObject({ version: 1, timeZone });
		later(30 * hour);
		// Two processes that start at the same moment.
		await Promise.all([publishDuePosts(services), publishDuePosts(services)]);
		await publishDuePosts(services);
		expect(await contentOnSite(articleId)).toBe("<p>Approved.</p>");
		expect(await publicationsOf(articleId)).toBe(1);
		expect(await services.database.db.$count(blogSchedules)).toBe(0);
		const [entry] = await services.database.db
			.select()
			.from(blogPublications)
			.where(eq(blogPublications.articleId, articleId));
		expect(entry).toMatchObject({ version: 1, approvedByName: "Ana", approvedAt: start, claims: ["stateFacts"] });
		expect(entry?.publishedAt).toEqual(services.clock());
		const entries = await services.database.db
			.select()
			.from(auditEntries)
			.where(eq(auditEntries.subjectId, articleId))
			.orderBy(auditEntries.sequence);
		expect(entries.map(({ action }) => action)).toEqual(["POST_CREATED", "POST_SCHEDULED", "POST_PUBLISHED"]);
	});

	test("one that fails does not keep the others waiting, and is tried again", async () => {
		const [broken, other] = [await plan(), await plan()];
		const { db } = services.database;
		await db.update(blogSchedules).set({ version: 99 }).where(eq(blogSchedules.articleId, broken));
		later(2 * hour);
		await publishDuePosts(services);
		expect(await contentOnSite(other)).toBe("<p>Approved.</p>");
		expect(await contentOnSite(broken)).toBeNull();
		await db.update(blogSchedules).set({ version: 1 }).where(eq(blogSchedules.articleId, broken));
		await publishDuePosts(services);
		expect(await contentOnSite(broken)).toBe("<p>Approved.</p>");
	});

	test("a plan that was canceled, or overtaken, publishes nothing", async () => {
		const [canceled, published, removed] = [await plan(), await plan(), await plan()];
		done(await cancelSchedule(services, ana, canceled));
		expect(await cancelSchedule(services, ana, canceled)).toEqual({ ok: false, code: "gone" });
		const { revision } = (await readPost(services, ana, published))?.draft ?? { revision: -1 };
		done(await publishVersion(services, ana, { articleId: published, revision }));
		done(await publishVersion(services, ana, { articleId: removed, version: 1 }));
		done(await unpublishPost(services, ana, removed));
		later(2 * hour);
		await publishDuePosts(services);
		expect(await contentOnSite(canceled)).toBeNull();
		expect(await contentOnSite(published)).toBe("<p>Not approved.</p>");
		expect(await contentOnSite(removed)).toBeNull();
		expect(await publicationsOf(published)).toBe(1);
	});

	test("a plan whose approval has ended publishes nothing, is canceled, and the log says so", async () => {
		const { db } = services.database;
		const ben = await openWriter(services, "Ben");
		const [ofClaim, ofRole, ofSetting] = [await plan(), await plan(ben), await plan()];
		later(2 * hour);
		const before = currentClaims();
		setClaims({ showsSamples: false, proven: {} });
		await db.update(blogSchedules).set({ claims: [] }).where(ne(blogSchedules.articleId, ofClaim));
		await db.update(userRoles).set({ role: "viewer" }).where(eq(userRoles.user_id, ben.userId));
		await db
			.update(blogSchedules)
			.set({ dueAt: new Date(start.getTime() + 4 * hour) })
			.where(eq(blogSchedules.articleId, ofSetting));
		await publishDuePosts(services);
		setClaims(before);
		later(5 * hour);
		await publishDuePosts({ ...services, env: { ...services.env, blogNeedsSecondApprover: true } });
		await publishDuePosts(services);
		for (const articleId of [ofClaim, ofRole, ofSetting]) {
			expect(await contentOnSite(articleId)).toBeNull();
			expect((await readPost(services, ana, articleId))?.schedule).toBeNull();
		}
		expect(await db.$count(securityLog, eq(securityLog.action, "SCHEDULE_REFUSED"))).toBe(3);
		const reasons = async () => {
			const concerns = await readConcerns(services, ana);
			return Object.fromEntries(concerns.map(({ articleId, refused }) => [articleId, refused?.because]));
		};
		expect(await reasons()).toEqual({ [ofClaim]: "claimUnproven", [ofRole]: "notWriter", [ofSetting]: "sameEditor" });
		expect((await readConcerns(services, ana, ofClaim))[0]?.refused?.dueAt).toEqual(new Date(start.getTime() + hour));
		expect(await readConcerns(services, { role: "viewer" })).toEqual([]);
		// Until somebody publishes or schedules the article again.
		done(await publishVersion(services, ana, { articleId: ofClaim, version: 1 }));
		const dueAt = new Date(start.getTime() + 9 * hour);
		done(await schedulePublication(services, ana, { articleId: ofRole, version: 1, dueAt, timeZone }));
		expect(await reasons()).toEqual({ [ofSetting]: "sameEditor" });
		// The ledger has entries of staff only.
		expect(await db.$count(auditEntries, eq(auditEntries.action, "SCHEDULE_REFUSED"))).toBe(2);
	});

	test("a plan that was refused is no longer mentioned once the article is taken off the site or the plan canceled", async () => {
		const { db } = services.database;
		const dan = await openWriter(services, "Dan");
		const [takenOff, canceled] = [await plan(dan), await plan(dan)];
		await db.update(userRoles).set({ role: "viewer" }).where(eq(userRoles.user_id, dan.userId));
		// Readers see another version of the first one.
		await db.update(blogArticles).set({ published: true }).where(eq(blogArticles.id, takenOff));
		later(2 * hour);
		await publishDuePosts(services);
		const isMentioned = async (articleId: string) => {
			const post = await readPost(services, ana, articleId);
			return post && (await editorPage(services, ana, post, "en")).publishing.isScheduleRefused;
		};
		expect([await isMentioned(takenOff), await isMentioned(canceled)]).toEqual([true, true]);
		done(await unpublishPost(services, ana, takenOff));
		done(await cancelSchedule(services, ana, canceled));
		expect([await isMentioned(takenOff), await isMentioned(canceled)]).toEqual([false, false]);
		expect(await cancelSchedule(services, ana, canceled)).toEqual({ ok: false, code: "gone" });
	});

	test("the plan of somebody who left publishes nothing, and the board and the editor say so before it is due", async () => {
		const { db } = services.database;
		const cleo = await openWriter(services, "Cleo");
		const [ofCleo, ofAna] = [await plan(cleo), await plan()];
		const seen = async (articleId: string) => {
			const [row] = await readBoard(services, ana, articleId);
			const post = await readPost(services, ana, articleId);
			return [row?.cells.find((cell) => cell.locale === "en")?.isApprovalEnded, post?.schedule?.isApprovalEnded];
		};
		expect([await seen(ofCleo), await seen(ofAna)]).toEqual([
			[false, false],
			[false, false],
		]);
		await db.delete(users).where(eq(users.id, cleo.userId));
		expect([await seen(ofCleo), await seen(ofAna)]).toEqual([
			[true, true],
			[false, false],
		]);
		expect((await readPost(services, ana, ofCleo))?.schedule?.approvedByName).toBe("Cleo");
		later(2 * hour);
		await publishDuePosts(services);
		expect(await contentOnSite(ofCleo)).toBeNull();
		expect(await contentOnSite(ofAna)).toBe("<p>Approved.</p>");
		expect(await seen(ofCleo)).toEqual([false, undefined]);
		const refused = and(eq(securityLog.action, "SCHEDULE_REFUSED"), eq(securityLog.user_id, cleo.userId));
		expect(await db.$count(securityLog, refused)).toBe(1);
	});

	test("an article that readers see is named once the evidence for one of its claims has ended", async () => {
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		const claims = ["stateFacts", "funeralCosts"];
		done(await publishVersion(services, ana, { articleId, revision, claims }));
		const ended = async () => (await readConcerns(services, ana, articleId))[0]?.endedClaims;
		expect(await ended()).toBeUndefined();
		const before = currentClaims();
		setClaims({ showsSamples: false, proven: { stateFacts: {} } });
		const seen = await ended();
		done(await unpublishPost(services, ana, articleId));
		const unseen = await ended();
		setClaims(before);
		expect([seen, unseen]).toEqual([["funeralCosts"], undefined]);
	});

	test("a newer plan takes the place of the one before", async () => {
		const articleId = await plan();
		const { revision } = (await readPost(services, ana, articleId))?.draft ?? { revision: -1 };
		const dueAt = new Date(start.getTime() + 3 * hour);
		done(await schedulePublication(services, ana, { articleId, revision, dueAt, timeZone }));
		later(2 * hour);
		await publishDuePosts(services);
		expect(await contentOnSite(articleId)).toBeNull();
		later(3 * hour);
		await publishDuePosts(services);
		expect(await contentOnSite(articleId)).toBe("<p>Not approved.</p>");
	});

	test.each([
		["now", 0, timeZone],
		["in the past", -1, timeZone],
		["in years", 9000 * hour, timeZone],
		["at no time", Number.NaN, timeZone],
		["in no time zone", hour, "Mars/Olympus"],
	])("nothing is planned %s", async (_, delay, zone) => {
		later(0);
		const { articleId, revision } = await writePost(services, ana, contentOf("Fees", "One."));
		const dueAt = new Date(start.getTime() + delay);
		const result = await schedulePublication(services, ana, { articleId, revision, dueAt, timeZone: zone });
		expect(result).toEqual({ ok: false, code: "timeWrong" });
	});

	test("what may not be published now may not be planned either", async () => {
		later(0);
		const { articleId, revision } = await writePost(services, ana, { ...contentOf("Fees", "One."), excerpt: "" });
		const plan = { articleId, revision, dueAt: new Date(start.getTime() + hour), timeZone };
		expect(await schedulePublication(services, ana, plan)).toMatchObject({ code: "incomplete" });
		expect(await schedulePublication(services, ana, { ...plan, revision: 0 })).toMatchObject({ code: "stale" });
		const strict = { ...services, env: { ...services.env, blogNeedsSecondApprover: true } };
		const whole = await writePost(services, ana, contentOf("Fees", "One."));
		const own = { ...plan, articleId: whole.articleId, revision: whole.revision };
		expect(await schedulePublication(strict, ana, own)).toEqual({ ok: false, code: "sameEditor" });
	});
});
