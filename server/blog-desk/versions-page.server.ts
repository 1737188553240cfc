import { agency } from "#content/agency.ts";
import { versionsPath } from "#domain/blog/desk-address.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatDateTime } from "#i18n/format.ts";
import { compareVersions, listVersions } from "../blog/list-versions.server.ts";
import type { PostParts, PostWriter } from "../blog/post-action.server.ts";
import type { EditedPost } from "../blog/read-post.server.ts";

/**
 * The versions of a post in one language, and what the draft says otherwise than one of them.
 * @param asked the number of that version; without one, it is the newest
 */
export async function versionsPage(
	services: PostParts,
	by: PostWriter,
	{ articleId, originalId, locale, draft }: EditedPost,
	{ asked, screen }: { asked: number; screen: Locale },
) {
	const versions = await listVersions(services, by, articleId);
	const compared = versions.find(({ number }) => number === asked) ?? versions[0];
	const formatted = (moment: Date) => formatDateTime(screen, moment, agency.timeZone);
	return {
		revision: draft.revision,
		difference: compared
			? await compareVersions(services, by, { articleId, older: compared.number, newer: null })
			: null,
		versions: versions.map(({ number, title, writtenByName, writtenAt, publishedAt, isPublic }) => ({
			...{ number, title, by: writtenByName, at: formatted(writtenAt), isPublic },
			publishedAt: publishedAt && formatted(publishedAt),
			compare: `${versionsPath(originalId, locale)}?compare=${number}`,
			isCompared: number === compared?.number,
		})),
	};
}
