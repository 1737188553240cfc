import { and, asc, eq, gt } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { leadChanges } from "#database/schema.ts";
import type { ChangedValue } from "#domain/lead-desk/timeline-event.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatDateTime } from "#i18n/format.ts";
import type { Database } from "../../platform/database/client.server.ts";
import { describeChange } from "../list/describe-change.server.ts";

/** More than happens while somebody fills in a form. */
const maxShown = 10;

/** Changes that others made to a lead since somebody opened a form with that revision: who, what and when. */
export async function readChangesSince(
	db: Database,
	leadId: string,
	revision: unknown,
	locale: Locale,
): Promise<string[]> {
	const seen = typeof revision === "string" && /^\d{1,9}$/.test(revision) ? Number(revision) : 0;
	const rows = await db
		.select()
		.from(leadChanges)
		.where(and(eq(leadChanges.leadId, leadId), gt(leadChanges.revision, seen)))
		.orderBy(asc(leadChanges.revision))
		.limit(maxShown);
	return rows.map(({ kind, before, after, staffName, changedAt }) => {
		const [was, is] = [before, after] as [ChangedValue | null, ChangedValue | null];
		const what = describeChange({ kind, before: was, after: is, bulk: false }, staffName, locale);
		return `${what} (${formatDateTime(locale, changedAt, agency.timeZone)})`;
	});
}
