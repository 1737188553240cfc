import { agency } from "#content/agency.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { formatDateTime } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import type { PostParts } from "../blog/post-action.server.ts";
import { type BoardCell, readBoard } from "../blog/read-board.server.ts";

/** The board in words. @param locale of the screen */
export async function boardRows(services: PostParts, by: Actor, locale: Locale) {
	const rows = await readBoard(services, by);
	return rows.map(({ originalId, slug, title, originalLocale, cells }) => ({
		id: originalId,
		slug,
		title,
		locale: originalLocale,
		cells: cells.map((cell) => ({
			locale: cell.locale,
			state: shownState(cell),
			stateText: stateText(cell, locale),
			off: offNote(cell.locale, locale),
			isApprovalEnded: cell.isApprovalEnded,
			/** When the next version is published. Null if none is scheduled. */
			due: cell.dueAt && formatDateTime(locale, cell.dueAt, agency.timeZone),
			isOriginal: cell.locale === originalLocale,
			hasNewWork: "hasUnpublishedChanges" in cell && cell.hasUnpublishedChanges,
		})),
	}));
}

/** A draft that is published by itself is further than one that isn't. */
function shownState({ state, dueAt }: BoardCell): BoardCell["state"] | "scheduled" {
	return state === "draft" && dueAt ? "scheduled" : state;
}

/** That visitors don't see a language; null if they do. @param locale of the screen */
export function offNote(language: Locale, locale: Locale): string | null {
	if (agency.languages.includes(language)) return null;
	const names = copyFor(locale, "team").languageNames;
	return translator(locale, "blogDesk.filled")("off", { language: names[language] });
}

/** How far a language is, in words. Null if nobody misses it. @param locale of the screen */
export function stateText(cell: BoardCell, locale: Locale): string | null {
	if (cell.state === "missing" && !agency.languages.includes(cell.locale)) return null;
	if (cell.state === "behind") return translator(locale, "blogDesk.filled")("behind", { count: cell.changedSentences });
	const { missing, draft, current, scheduled } = copyFor(locale, "blogDesk").states;
	return { missing, current, draft: cell.dueAt ? scheduled : draft }[cell.state];
}
