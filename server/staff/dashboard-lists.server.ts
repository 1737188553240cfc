import { createHash } from "node:crypto";
import { desc } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions, visitorProfiles } from "#database/schema.ts";
import { fullName } from "#domain/leads/lead.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { listLimit, mayOpenDashboard, maySeeContactSubmissions, type StaffRole } from "#domain/staff/roles.ts";
import { formatDateTime } from "#i18n/format.ts";
import { describeLead } from "../leads/describe-lead.server.ts";
import type { Database } from "../platform/database/client.server.ts";

class NotAllowedError extends Error {
	override name = "NotAllowedError";
	constructor() {
		super("The role of the signed-in user does not allow this");
	}
}

/**
 * The newest leads first.
 * @throws NotAllowedError unless the reader is an admin
 */
export async function listContactSubmissions(db: Database, reader: StaffRole) {
	if (!maySeeContactSubmissions(reader)) throw new NotAllowedError();
	return db.select().from(contactSubmissions).orderBy(desc(contactSubmissions.createdAt)).limit(listLimit);
}

/**
 * The newest profiles first.
 * @throws NotAllowedError unless the reader is an admin or an agent
 */
export async function listVisitorProfiles(db: Database, reader: StaffRole) {
	if (!mayOpenDashboard(reader)) throw new NotAllowedError();
	return db.select().from(visitorProfiles).orderBy(desc(visitorProfiles.created_at)).limit(listLimit);
}

type Rows<Query extends (...parameters: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>;

/** Leads as the dashboard shows them: in the reader's language and the agency's time zone. */
export function contactSubmissionRows(rows: Rows<typeof listContactSubmissions>, locale: Locale) {
	return rows.map((lead) => ({
		id: lead.id,
		name: fullName(lead),
		email: lead.email,
		phone: lead.phone,
		message: lead.message,
		language: lead.locale,
		status: lead.status,
		suspectedSpam: lead.spamReasons.length > 0,
		...times(lead.createdAt, locale),
		about: describeLead(lead, locale),
	}));
}

export function visitorProfileRows(rows: Rows<typeof listVisitorProfiles>, locale: Locale) {
	const percent = new Intl.NumberFormat(intlLocales[locale], { style: "percent", maximumFractionDigits: 0 });
	return rows.map(({ id, persona, confidence, session_id, created_at }) => ({
		id,
		persona,
		confidence: percent.format(confidence),
		session: referenceOf(session_id),
		...times(created_at, locale),
	}));
}

/** Tells sessions apart. The session's own number would open the visitor's profile to whoever reads it here. */
function referenceOf(sessionId: string): string {
	return createHash("sha256").update(sessionId).digest("hex").slice(0, 8);
}

function times(date: Date, locale: Locale) {
	return { createdAt: date.toISOString(), created: formatDateTime(locale, date, agency.timeZone) };
}
