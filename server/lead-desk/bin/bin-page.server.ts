import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions, leadChanges } from "#database/schema.ts";
import { fullName } from "#domain/leads/lead.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { retentionDays } from "#domain/retention.ts";
import { listLimit } from "#domain/staff/roles.ts";
import { formatDateTime } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import type { Database } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";

const dayMs = 86_400_000;
const lead = contactSubmissions;

/**
 * The deleted leads, in the reader's language, latest deletion first.
 * @param before the id of the last lead on the page before
 */
export async function readBinPage(
	{ database: { db }, clock }: Pick<Services, "clock" | "database">,
	before: string | null,
	locale: Locale,
) {
	const { rows, olderThan } = await deletedLeads(db, before);
	const staff = await deletedBy(
		db,
		rows.map(({ id }) => id),
	);
	const t = translator(locale, "leadDesk.filled");
	const copy = copyFor(locale, "commands").bin;
	const now = clock().getTime();
	const time = (at: Date) => formatDateTime(locale, at, agency.timeZone);
	return {
		copy,
		olderThan,
		rows: rows.map((row) => {
			const deletedAt = row.deletedAt ?? row.createdAt;
			const erasedFrom = deletedAt.getTime() + retentionDays.deletedLeads * dayMs;
			return {
				id: row.id,
				name: fullName(row) || copy.noName,
				received: t("bin.received", { at: time(row.createdAt) }),
				deleted: t("bin.deleted", { who: staff.get(row.id) ?? "–", at: time(deletedAt) }),
				left: t("bin.left", { count: Math.max(0, Math.ceil((erasedFrom - now) / dayMs)) }),
			};
		}),
	};
}

async function deletedLeads(db: Database, before: string | null) {
	const { id, deletedAt, erasedAt, firstName, lastName, createdAt } = lead;
	// Compared in the database, whose times are finer than those of JavaScript.
	const isOlder = before
		? sql`(${deletedAt}, ${id}) < (SELECT ${deletedAt}, ${id} FROM ${lead} WHERE ${id} = ${before})`
		: undefined;
	const found = await db
		.select({ id, deletedAt, firstName, lastName, createdAt })
		.from(lead)
		.where(and(isNotNull(deletedAt), isNull(erasedAt), isOlder))
		.orderBy(desc(deletedAt), desc(id))
		.limit(listLimit + 1);
	const rows = found.slice(0, listLimit);
	return { rows, olderThan: found.length > listLimit ? (rows.at(-1)?.id ?? null) : null };
}

/** The people who deleted the leads last. */
async function deletedBy(db: Database, ids: string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.selectDistinctOn([leadChanges.leadId], { leadId: leadChanges.leadId, name: leadChanges.staffName })
		.from(leadChanges)
		.where(and(inArray(leadChanges.leadId, ids), eq(leadChanges.kind, "deleted")))
		.orderBy(leadChanges.leadId, desc(leadChanges.changedAt));
	return new Map(rows.map(({ leadId, name }) => [leadId, name]));
}
