import { agency } from "#content/agency.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import { claimIds } from "#domain/agency/claim-evidence.ts";
import { postPath } from "#domain/blog/blog-paths.ts";
import { editorPath } from "#domain/blog/desk-address.ts";
import { textOf } from "#domain/blog/post-document.ts";
import { claimStatus } from "#domain/claims/claims.ts";
import { isLocale, type Locale, locales } from "#domain/locale/locales.ts";
import { jurisdictions } from "#domain/location/jurisdictions.ts";
import { localizedPath } from "#domain/site/pages.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { formatDateTime } from "#i18n/format.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { deletionRefusal } from "../blog/delete-post.server.ts";
import type { PostParts } from "../blog/post-action.server.ts";
import { listPreviews } from "../blog/post-previews.server.ts";
import { readBoard } from "../blog/read-board.server.ts";
import { readConcerns } from "../blog/read-concerns.server.ts";
import { type EditedPost, readPost } from "../blog/read-post.server.ts";
import { renameRefusal } from "../blog/rename-post.server.ts";
import { documentToHtml } from "../blog/render-document.server.ts";
import { offNote, stateText } from "./board-rows.server.ts";
import { describeConcern } from "./describe-concern.server.ts";

/** A post in one language. Its address names the original. */
export async function findEditedPost(
	services: PostParts,
	by: Actor,
	{ article, locale }: { article: string; locale: string },
): Promise<EditedPost | null> {
	if (!isLocale(locale)) return null;
	const original = await readPost(services, by, article);
	if (!original || original.originalId !== original.articleId) return null;
	if (original.locale === locale) return original;
	const translation = original.languages.find((language) => language.locale === locale);
	return translation ? readPost(services, by, translation.articleId) : null;
}

/** Everything that the editor's page shows, in the language of the screen. */
export async function editorPage(services: PostParts, by: Actor, post: EditedPost, screen: Locale) {
	const { articleId, locale, draft, isLocked } = post;
	const concerns = await readConcerns(services, by, articleId);
	return {
		loaded: {
			articleId,
			locale,
			revision: draft.revision,
			content: draft.content,
			html: documentToHtml(draft.content.document),
		},
		lockedBy: isLocked ? draft.lockedByName : null,
		source: sourceOf(post, screen),
		publishing: {
			...publishingOf(post, screen),
			previews: await previewLinks(services, by, articleId, screen),
			deletionRefusal: await deletionRefusal(services.database.db, by, articleId),
			needsOtherRenamer: await needsOtherRenamer(services, by, post),
			concerns: concerns.flatMap((concern) => describeConcern(concern, screen)),
			isScheduleRefused: concerns.some(({ refused }) => refused !== null),
		},
		states: jurisdictions.map(({ abbr, names }) => ({ code: abbr, name: names[screen] })),
		languages: await languageLinks(services, by, post, screen),
	};
}

function sourceOf({ source, draft }: EditedPost, screen: Locale) {
	if (!source) return null;
	const { locale, version, changes } = source;
	const names = copyFor(screen, "blogEditor").fields;
	return {
		locale,
		version,
		removed: changes.removed,
		isBehind: changes.count > 0,
		isTranslated: textOf(draft.content.document).trim() !== "",
		blocks: changes.blocks.map(({ field, sentences }) => ({
			label: field === "document" ? null : names[field],
			sentences,
		})),
	};
}

function publishingOf(post: EditedPost, screen: Locale) {
	const { originalId, locale, slug, draft, isPublished, publishedVersion, schedule } = post;
	const claims = currentClaims();
	const shown = claimIds.filter((id) => claimStatus(claims, id) !== "withheld");
	const names = copyFor(screen, "blogDesk").claims;
	return {
		articleId: originalId,
		locale,
		slug,
		isPublished,
		publishedVersion,
		hasNewWork: post.hasUnpublishedChanges,
		address: localizedPath(locale, postPath(slug)),
		isOff: !agency.languages.includes(locale),
		lastEditor: draft.updatedByName,
		wantsSecond: post.needsSecondApprover,
		needsSecond: post.needsOtherApprover,
		scheduled: schedule && {
			at: formatDateTime(screen, schedule.dueAt, schedule.timeZone),
			zone: schedule.timeZone,
			approver: schedule.approvedByName,
			isApprovalEnded: schedule.isApprovalEnded,
		},
		timeZone: agency.timeZone,
		claims: shown.map((id) => ({ id, name: names[id] })),
	};
}

/** The texts are read only where the owner wants a second person. */
async function needsOtherRenamer({ database, env }: PostParts, { userId }: Actor, { originalId }: EditedPost) {
	return env.blogNeedsSecondApprover && (await renameRefusal(database.db, env, userId, originalId)) === "sameEditor";
}

async function previewLinks(services: PostParts, by: Actor, articleId: string, screen: Locale) {
	const links = await listPreviews(services, by, articleId);
	return links.map(({ id, createdByName, expiresAt }) => ({
		id,
		by: createdByName,
		until: formatDateTime(screen, expiresAt, agency.timeZone),
	}));
}

async function languageLinks(services: PostParts, by: Actor, { originalId, locale }: EditedPost, screen: Locale) {
	const [row] = await readBoard(services, by, originalId);
	return locales.flatMap((language) => {
		const cell = row?.cells.find((one) => one.locale === language);
		if (!row || !cell) return [];
		return {
			locale: language,
			to: cell.state === "missing" ? null : editorPath(originalId, language),
			state: stateText(cell, screen),
			off: offNote(language, screen),
			isCurrent: language === locale,
			isOriginal: language === row.originalLocale,
		};
	});
}
