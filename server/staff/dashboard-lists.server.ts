import { createHash } from "node:crypto";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { agency } from "#content/agency.ts";
import { pageCopy } from "#content/library.server.ts";
import { contactSubmissions, visitorProfiles } from "#database/schema.ts";
import { calledBy } from "#domain/leads/lead.ts";
import { phoneText } from "#domain/leads/phone-text.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { discStyles } from "#domain/profiling/disc-test.ts";
import { choiceKinds } from "#domain/profiling/journey.ts";
import { listLimit, mayOpenDashboard, maySeeContactSubmissions, type StaffRole } from "#domain/staff/roles.ts";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { describeLead } from "../leads/describe-lead.server.ts";
import { leadIsThere } from "../leads/lead-is-there.server.ts";
import { inQuarantine, judgedSpam, outOfQuarantine } from "../leads/quarantine.server.ts";
import { statusName } from "../leads/status-name.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { describeSuppressions } from "../suppression/describe-suppressions.server.ts";
import { suppressionsOf } from "../suppression/suppressions.server.ts";

export class NotAllowedError extends Error {
	override name = "NotAllowedError";
	constructor() {
		super("The role of the signed-in user does not allow this");
	}
}

/** One page of a list, the newest first. */
interface DashboardPage<Row> {
	rows: Row[];
	/** The last row's id if older ones follow. It asks for them. */
	olderThan: string | null;
}

/**
 * Leads that look like spam, until staff release them, or all others.
 * @param judged those that staff found to be spam
 * @param before the id of the last lead on the page before
 * @param only the one lead to show, in the quarantine or not
 * @throws NotAllowedError unless the reader is an admin
 */
export async function listContactSubmissions(
	db: Database,
	reader: StaffRole,
	{
		quarantined = false,
		judged = false,
		before = null,
		only = null,
	}: { quarantined?: boolean; judged?: boolean; before?: string | null; only?: string | null } = {},
): Promise<DashboardPage<typeof contactSubmissions.$inferSelect>> {
	if (!maySeeContactSubmissions(reader)) throw new NotAllowedError();
	const { id, createdAt } = contactSubmissions;
	const list = only ? eq(id, only) : judged ? judgedSpam : quarantined ? inQuarantine : outOfQuarantine;
	const rows = await db
		.select()
		.from(contactSubmissions)
		.where(and(list, leadIsThere, olderThan(contactSubmissions, id, createdAt, before)))
		.orderBy(desc(createdAt), desc(id))
		.limit(listLimit + 1);
	return pageOf(rows);
}

/**
 * @param before the id of the last profile on the page before
 * @throws NotAllowedError unless the reader is an admin or an agent
 */
export async function listVisitorProfiles(
	db: Database,
	reader: StaffRole,
	{ before = null }: { before?: string | null } = {},
): Promise<DashboardPage<typeof visitorProfiles.$inferSelect>> {
	if (!mayOpenDashboard(reader)) throw new NotAllowedError();
	const { id, created_at } = visitorProfiles;
	const rows = await db
		.select()
		.from(visitorProfiles)
		.where(olderThan(visitorProfiles, id, created_at, before))
		.orderBy(desc(created_at), desc(id))
		.limit(listLimit + 1);
	return pageOf(rows);
}

/** Compares in the database, whose times are finer than those of JavaScript. */
function olderThan(table: PgTable, id: PgColumn, time: PgColumn, before: string | null): SQL | undefined {
	if (!before) return undefined;
	return sql`(${time}, ${id}) < (SELECT ${time}, ${id} FROM ${table} WHERE ${id} = ${before})`;
}

function pageOf<Row extends { id: string }>(found: Row[]): DashboardPage<Row> {
	const rows = found.slice(0, listLimit);
	return { rows, olderThan: found.length > listLimit ? (rows.at(-1)?.id ?? null) : null };
}

type RowsOf<List extends (...parameters: never[]) => Promise<{ rows: unknown[] }>> = Awaited<ReturnType<List>>["rows"];

/** Leads as the dashboard shows them: in the reader's language and the agency's time zone. */
export async function contactSubmissionRows(
	{ database, env }: Pick<Services, "database" | "env">,
	rows: RowsOf<typeof listContactSubmissions>,
	locale: Locale,
) {
	const suppressions = await suppressionsOf(database.db, env, rows);
	return rows.map((lead, index) => ({
		id: lead.id,
		name: calledBy(lead),
		email: lead.email,
		phone: lead.phone && phoneText(lead.phone),
		message: lead.message,
		language: lead.locale,
		status: lead.status,
		statusText: statusName(lead.status === "erased" ? "new" : lead.status, locale),
		suspectedSpam: lead.spamReasons.length > 0,
		/** True if staff may still find that it is no spam. */
		quarantined: lead.spamReasons.length > 0 && lead.releasedAt === null,
		/** True if staff found that it is spam. */
		judged: lead.spamConfirmedAt !== null && lead.releasedAt === null,
		stopped: describeSuppressions(suppressions[index] ?? [], locale),
		...times(lead.createdAt, locale),
		about: { ...describeLead(lead, locale), state: lead.state && (jurisdictionName(lead.state, locale) ?? lead.state) },
	}));
}

export function visitorProfileRows(rows: RowsOf<typeof listVisitorProfiles>, locale: Locale) {
	const percent = new Intl.NumberFormat(intlLocales[locale], { style: "percent", maximumFractionDigits: 0 });
	const number = new Intl.NumberFormat(intlLocales[locale]);
	const t = translator(locale, "profile");
	const { results } = pageCopy(locale, "discTest", "/test-disc");
	const nameOf = (persona: string) => {
		const style = discStyles.find((name) => name === persona);
		return style ? results[style].name : t(`personas.${persona === "balanced" ? "balanced" : "undecided"}`);
	};
	return rows.map(({ id, persona, confidence, journey, session_id, created_at }) => ({
		id,
		persona: nameOf(persona),
		confidence: percent.format(confidence),
		pages: number.format(journey.views.length),
		/** Each once, in the order of the kinds. */
		choices: choiceKinds
			.filter((kind) => journey.choices.some((choice) => choice.kind === kind))
			.map((kind) => t(`choice.${kind}`)),
		session: referenceOf(session_id),
		...times(created_at, locale),
	}));
}

/** Tells sessions apart. The session's real number would let readers of this page open the visitor's profile. */
function referenceOf(sessionId: string): string {
	return createHash("sha256").update(sessionId).digest("hex").slice(0, 8);
}

function times(date: Date, locale: Locale) {
	return { createdAt: date.toISOString(), created: formatDateTime(locale, date, agency.timeZone) };
}
