import { agency } from "#content/agency.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { formatDateTime } from "#i18n/format.ts";
import type { DraftState } from "../blog/draft-state.server.ts";
import { lockDraft, unlockDraft } from "../blog/lock-draft.server.ts";
import type { PostParts } from "../blog/post-action.server.ts";
import { saveDraft } from "../blog/save-draft.server.ts";
import { refuse } from "../platform/http/refusal.server.ts";

/**
 * Saves the text that an editor sends or, without a text, notes that the editor was opened or closed.
 * @param locale the language of the screen, for the time of somebody else's save
 */
export async function answerDraftCall(
	services: PostParts,
	by: Actor,
	body: unknown,
	locale: Locale,
): Promise<Response> {
	const { articleId, revision, content, isChosen, isOpen } = Object(body) as Record<string, unknown>;
	if (typeof articleId !== "string") return refuse("bad_request");
	if (isOpen === false) {
		await unlockDraft(services, by, articleId);
		return new Response(null, { status: 204 });
	}
	const result = isOpen
		? await lockDraft(services, by, articleId)
		: await saveDraft(services, by, { articleId, revision: Number(revision), content, isChosen: isChosen === true });
	if (result.ok) return Response.json({ state: "saved", revision: result.draft.revision });
	switch (result.code) {
		case "locked":
			return Response.json({ state: "locked", by: result.newer.lockedByName ?? "" });
		case "stale":
			return Response.json({ state: "stale", newest: newestOf(result.newer, locale) });
		case "malformed":
			return refuse("invalid_submission", { fields: result.problems });
		case "notWriter":
			return refuse("forbidden");
		default:
			return refuse("not_found");
	}
}

function newestOf({ revision, content, updatedByName, updatedAt }: DraftState, locale: Locale) {
	return { revision, content, by: updatedByName, at: formatDateTime(locale, updatedAt, agency.timeZone) };
}
