import { agency } from "#content/agency.ts";
import { versionsPath } from "#domain/blog/desk-address.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { formatDateTime } from "#i18n/format.ts";
import { compareVersions, listVersions } from "../blog/list-versions.server.ts";
import type { PostParts } from "../blog/post-action.server.ts";
import type { EditedPost } from "../blog/read-post.server.ts";

/**
 * The versions of a post in one language, and what the draft says otherwise than one of them.
 * @param asked.compared the number of that version; without one, it is the newest on the page
 * @param asked.before the number of the last version on the page before
 */
export async function versionsPage(
	services: PostParts,
	by: Actor,
	{ articleId, originalId, locale, draft }: EditedPost,
	{ asked, screen }: { asked: { compared: number; before: number | null }; screen: Locale },
) {
	const { rows, olderThan } = await listVersions(services, by, articleId, asked.before);
	const compared = rows.find(({ number }) => number === asked.compared) ?? rows[0];
	const path = versionsPath(originalId, locale);
	const page = asked.before === null ? "" : `&before=${asked.before}`;
	const formatted = (moment: Date) => formatDateTime(screen, moment, agency.timeZone);
	return {
		revision: draft.revision,
		difference: compared
			? await compareVersions(services, by, { articleId, older: compared.number, newer: null })
			: null,
		newest: asked.before === null ? null : path,
		older: olderThan === null ? null : `${path}?before=${olderThan}`,
		versions: rows.map(({ number, title, writtenByName, writtenAt, publishedAt, isPublic }) => ({
			number,
			title,
			by: writtenByName,
			at: formatted(writtenAt),
			isPublic,
			publishedAt: publishedAt && formatted(publishedAt),
			compare: `${path}?compare=${number}${page}`,
			isCompared: number === compared?.number,
		})),
	};
}
