import type { AuditFilter } from "#domain/audit/audit-filter.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import type { Services } from "../services.server.ts";
import { auditState } from "./audit-state.server.ts";
import { describeAuditEntry } from "./describe-audit-entry.server.ts";
import { describeCommands } from "./describe-commands.server.ts";
import { listAuditActors, listAuditEntries } from "./list-audit-entries.server.ts";

interface AskedPage {
	filter: AuditFilter;
	before: number | null;
	locale: Locale;
}

/**
 * The content of the audit log page, in the reader's language.
 * @returns null if it can't be read: the page says so
 */
export async function readAuditPage(
	services: Pick<Services, "audit" | "clock" | "database" | "log">,
	reader: StaffRole,
	{ filter, before, locale }: AskedPage,
) {
	const { db } = services.database;
	try {
		const { rows, olderThan } = await listAuditEntries(db, reader, filter, before);
		const commands = await describeCommands(services, rows, locale);
		return {
			rows: rows.map((row) => ({ ...describeAuditEntry(row, locale), command: commands(row) })),
			olderThan,
			actors: await listAuditActors(db),
			state: await auditState(services, locale),
		};
	} catch (error) {
		services.log.error({ error }, "the audit log could not be read");
		return null;
	}
}
