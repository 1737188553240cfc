import { agency } from "#content/agency.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { formatDateTime } from "#i18n/format.ts";
import { describeLead } from "../leads/describe-lead.server.ts";
import type { listContactSubmissions } from "./list-contact-submissions.server.ts";
import type { listVisitorProfiles } from "./list-visitor-profiles.server.ts";

type Rows<Query extends (...parameters: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>;

/** As the dashboard shows them: in the reader's language, on the office's clock. */
export function contactSubmissionRows(rows: Rows<typeof listContactSubmissions>, locale: Locale) {
	return rows.map((row) => ({
		id: row.id,
		name: `${row.first_name} ${row.last_name}`.trim(),
		email: row.email,
		phone: row.phone,
		message: row.message,
		language: row.locale,
		status: row.status,
		suspectedSpam: row.spam_reasons.length > 0,
		createdAt: row.created_at.toISOString(),
		created: formatDateTime(locale, row.created_at, agency.timeZone),
		about: describeLead(row, locale),
	}));
}

export function visitorProfileRows(rows: Rows<typeof listVisitorProfiles>, locale: Locale) {
	const percent = new Intl.NumberFormat(intlLocales[locale], { style: "percent", maximumFractionDigits: 0 });
	return rows.map(({ id, persona, confidence, session_id, created_at }) => ({
		id,
		persona,
		confidence: percent.format(confidence),
		session: session_id,
		createdAt: created_at.toISOString(),
		created: formatDateTime(locale, created_at, agency.timeZone),
	}));
}
