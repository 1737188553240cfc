import { editorPath } from "#domain/blog/desk-address.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { formatDateTime } from "#i18n/format.ts";
import { copyFor } from "#i18n/messages.server.ts";
import type { PostParts } from "../blog/post-action.server.ts";
import { type PostConcern, readConcerns } from "../blog/read-concerns.server.ts";

/** What staff should look at, with the way to it. @param screen its language */
export async function concernLines(services: PostParts, by: Actor, screen: Locale) {
	const concerns = await readConcerns(services, by);
	return concerns.map((concern) => ({
		id: concern.articleId,
		title: concern.title,
		locale: concern.locale,
		to: editorPath(concern.originalId, concern.locale),
		sentences: describeConcern(concern, screen),
	}));
}

/** Each concern about one article in words. */
export function describeConcern({ refused, endedClaims }: PostConcern, screen: Locale): string[] {
	const { concerns: copy, claims } = copyFor(screen, "blogDesk");
	const ended = endedClaims.map((claim) => `${copy.endedClaim} ${claims[claim]}`);
	if (!refused) return ended;
	const at = formatDateTime(screen, refused.dueAt, refused.timeZone);
	return [`${copy.refused} (${at}). ${copy.reasons[refused.because]}`, ...ended];
}
