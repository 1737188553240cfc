import { and, ne, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { dataRequests } from "#database/schema.ts";
import { fullName } from "#domain/leads/lead.ts";
import { isLocale, type Locale, localeNames } from "#domain/locale/locales.ts";
import { listLimit, mayDecideDataRequests, type StaffRole } from "#domain/staff/roles.ts";
import { formatDate } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { clockWords } from "../lead-desk/today/open-data-requests.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { findPerson, leadsWithNumbers } from "./find-person.server.ts";
import type { DataRequest } from "./read-data-request.server.ts";

/**
 * Confirmed requests as the dashboard shows them: in the reader's language, those that wait for an answer first, then the newest.
 * @param before the id of the last request on the page before
 */
export async function listDataRequests(
	{ database, clock }: Pick<Services, "database" | "clock">,
	{ role, userId }: { role: StaffRole; userId: string },
	{ locale, before = null }: { locale: Locale; before?: string | null },
) {
	if (!mayDecideDataRequests(role)) return { rows: [], olderThan: null };
	const { id, state, receivedAt } = dataRequests;
	const place = sql`${state} IN ('done', 'refused'), -extract(epoch FROM ${receivedAt}), ${id}`;
	const after = before ? sql`(${place}) > (SELECT ${place} FROM ${dataRequests} WHERE ${id} = ${before})` : undefined;
	const found = await database.db
		.select()
		.from(dataRequests)
		.where(and(ne(state, "unconfirmed"), after))
		.orderBy(place)
		.limit(listLimit + 1);
	const rows = found.slice(0, listLimit);
	const byNumber = await Promise.all(rows.map((row) => leftWithNumberAlone(database.db, row, locale)));
	const t = translator(locale, "dataRequests");
	const day = (date: Date) => formatDate(locale, date, agency.timeZone);
	return {
		olderThan: found.length > listLimit ? (rows.at(-1)?.id ?? null) : null,
		rows: rows.map((row, index) => ({
			id: row.id,
			kind: row.kind,
			kindText: t(`kinds.${row.kind}`),
			state: row.state,
			stateText: t(`staff.states.${row.state}`),
			name: row.name,
			email: row.email,
			phone: row.phone,
			details: row.details,
			byNumber: byNumber[index] ?? [],
			language: isLocale(row.locale) ? localeNames[row.locale] : row.locale,
			received: day(row.receivedAt),
			due: day(row.dueAt),
			isLate: row.state === "open" && row.dueAt < clock(),
			clock: row.state === "open" ? clockWords(row.dueAt, clock(), locale) : null,
			refusal: row.refusal,
			isAppealed: row.appealedAt !== null,
			mayAppeal: row.state === "refused" && row.appealedAt === null,
			/** False if the reader refused it and has to leave the appeal to somebody else. */
			mayDecide: row.state === "open" && (row.appealedAt === null || row.decidedBy !== userId),
			mayRefuse: row.kind !== "no_sale",
		})),
	};
}

/**
 * What staff must look at before they decide a request: a line for each lead that is tied to the person by nothing but a
 * number, the one in the request or one that came with the address.
 */
async function leftWithNumberAlone(
	db: Database,
	{ kind, state, email, phone }: Pick<DataRequest, "kind" | "state" | "phone"> & { email: string | null },
	locale: Locale,
): Promise<string[]> {
	if (state !== "open" || email === null || (kind !== "access" && kind !== "deletion")) return [];
	const named = await findPerson(db, { email, phone: null });
	const leads = await leadsWithNumbers(db, [phone, ...named.leads.map((lead) => lead.phone)]);
	const t = translator(locale, "leadSummary");
	return leads.map((lead) => {
		const day = formatDate(locale, lead.createdAt, agency.timeZone);
		return [lead.phone, fullName(lead), t(`kinds.${lead.kind}`), day].filter(Boolean).join(" · ");
	});
}
