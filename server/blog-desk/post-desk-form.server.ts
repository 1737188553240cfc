import { agency } from "#content/agency.ts";
import type { PostProblems } from "#domain/blog/check-post-content.ts";
import { previewPath } from "#domain/blog/desk-address.ts";
import type { DeskChange, DeskSection } from "#domain/blog/desk-sections.ts";
import { contentOfForm } from "#domain/blog/post-form.ts";
import type { PostRefusal } from "#domain/blog/post-refusal.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { isCalendarDay } from "#domain/office-hours/calendar-day.ts";
import { instantOf } from "#domain/office-hours/zoned-time.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { formatDateTime } from "#i18n/format.ts";
import { deletePost } from "../blog/delete-post.server.ts";
import { takeOverDraft } from "../blog/lock-draft.server.ts";
import type { PostParts, PostResult } from "../blog/post-action.server.ts";
import { createPreview, endPreview } from "../blog/post-previews.server.ts";
import { publishVersion } from "../blog/publish-version.server.ts";
import type { EditedPost } from "../blog/read-post.server.ts";
import { renamePost } from "../blog/rename-post.server.ts";
import { restoreVersion } from "../blog/restore-version.server.ts";
import { saveDraft } from "../blog/save-draft.server.ts";
import { cancelSchedule, schedulePublication } from "../blog/schedule-publication.server.ts";
import { unpublishPost } from "../blog/unpublish-post.server.ts";

/** The subject of a form of the editor. */
export interface DeskAction {
	services: PostParts;
	by: Actor;
	post: EditedPost;
	form: FormData;
	/** The language of the screen. */
	screen: Locale;
}

export type DeskResult =
	| { done: DeskChange }
	| { preview: { address: string; until: string } }
	| { refusal: PostRefusal; problems: PostProblems };

/** Carries out what each form asks for. */
export const deskForms: Record<DeskSection, (action: DeskAction) => Promise<DeskResult>> = {
	async draft({ services, by, post, form }) {
		const content = contentOfForm(Object.fromEntries(form));
		return outcome("saved", await saveDraft(services, by, { ...draftIn(post, form), content }));
	},
	async upToDate({ services, by, post, form }) {
		const { content } = post.draft;
		const save = { ...draftIn(post, form), content, translatedFromVersion: numberIn(form, "upTo") };
		return outcome("confirmed", await saveDraft(services, by, save));
	},
	takeOver: async ({ services, by, post }) => outcome("taken", await takeOverDraft(services, by, post.articleId)),
	async publish({ services, by, post, form }) {
		return outcome("published", await publishVersion(services, by, approvalIn(post, form)));
	},
	async schedule({ services, by, post, form }) {
		const { timeZone } = agency;
		const dueAt = momentOf(textIn(form, "date"), textIn(form, "time"), timeZone);
		if (!dueAt) return { refusal: "timeWrong", problems: {} };
		const plan = { ...approvalIn(post, form), dueAt, timeZone };
		return outcome("scheduled", await schedulePublication(services, by, plan));
	},
	unschedule: async ({ services, by, post }) =>
		outcome("unscheduled", await cancelSchedule(services, by, post.articleId)),
	unpublish: async ({ services, by, post }) =>
		outcome("unpublished", await unpublishPost(services, by, post.articleId)),
	async rename({ services, by, post: { originalId }, form }) {
		return outcome("renamed", await renamePost(services, by, { originalId, slug: textIn(form, "slug").trim() }));
	},
	async preview({ services, by, post, screen }) {
		const result = await createPreview(services, by, post.articleId);
		if (!result.ok) return refused(result);
		const until = formatDateTime(screen, result.expiresAt, agency.timeZone);
		return { preview: { address: services.env.siteOrigin + previewPath(result.token), until } };
	},
	async endPreview({ services, by, post: { articleId }, form }) {
		return outcome("previewEnded", await endPreview(services, by, { articleId, id: textIn(form, "link") }));
	},
	async restore({ services, by, post, form }) {
		const restored = { ...draftIn(post, form), version: numberIn(form, "version") };
		return outcome("restored", await restoreVersion(services, by, restored));
	},
	delete: async ({ services, by, post, form }) =>
		outcome("deleted", await deletePost(services, by, draftIn(post, form))),
};

function draftIn({ articleId }: EditedPost, form: FormData) {
	return { articleId, revision: numberIn(form, "revision") };
}

function approvalIn(post: EditedPost, form: FormData) {
	return { ...draftIn(post, form), claims: claimsIn(form), reason: textIn(form, "reason") };
}

function outcome(done: DeskChange, result: PostResult<unknown>): DeskResult {
	return result.ok ? { done } : refused(result);
}

function refused(result: Extract<PostResult, { ok: false }>): DeskResult {
	return { refusal: result.code, problems: "problems" in result ? result.problems : {} };
}

function textIn(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
}

function numberIn(form: FormData, name: string): number {
	return Number(textIn(form, name) || Number.NaN);
}

function claimsIn(form: FormData): string[] {
	return form.getAll("claims").filter((value) => typeof value === "string");
}

/** Null if the browser sent no date and time, or a zone that nobody knows. */
function momentOf(date: string, time: string, timeZone: string): Date | null {
	if (!isCalendarDay(date) || !/^\d\d:\d\d$/.test(time)) return null;
	try {
		return instantOf(date, time, timeZone);
	} catch {
		return null;
	}
}
