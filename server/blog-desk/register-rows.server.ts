import { agency } from "#content/agency.ts";
import { registerFilePath } from "#domain/blog/desk-address.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { formatDateTime } from "#i18n/format.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { listPublications, type Publication } from "../blog/list-publications.server.ts";
import type { Services } from "../services.server.ts";

/** A page of the register in words. @param locale of the screen */
export async function registerRows(
	services: Pick<Services, "database">,
	by: Actor,
	{ before, locale }: { before: string | null; locale: Locale },
) {
	const { rows, olderThan } = await listPublications(services, by.role, before);
	return { rows: rows.map((row) => rowOf(row, locale)), olderThan };
}

function rowOf(row: Publication, locale: Locale) {
	const { id, title, slug, version, versionHash, writtenByName, approvedByName, publishedAt, claims } = row;
	const formatted = (moment: Date) => formatDateTime(locale, moment, agency.timeZone);
	const { register: copy, claims: names } = copyFor(locale, "blogDesk");
	const reason = row.endedBecause && copy[row.endedBecause];
	return {
		id,
		title,
		locale: row.locale,
		slug,
		version,
		hash: versionHash,
		writer: writtenByName,
		approver: approvedByName,
		publishedAt: formatted(publishedAt),
		ended: row.endedAt && `${formatted(row.endedAt)}, ${reason}`,
		claims: claims.map((claim) => names[claim]).join("; "),
		rendering: registerFilePath(`${id}.html`),
	};
}
