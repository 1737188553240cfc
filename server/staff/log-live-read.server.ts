import { viewDetails } from "#domain/audit/read-tables.ts";
import { limits } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";
import { logSecurity } from "./security-log.server.ts";

/**
 * Records that an open page showed leads again: once every quarter of an hour for each person and page. After each change of
 * a lead, the pages that show it read again, and entries of the audit ledger can't be deleted.
 */
export async function logLiveRead(
	parts: Pick<Services, "clock" | "database" | "limiter" | "log">,
	{
		userId,
		ip,
		page,
		only,
		rows,
		isSearch = false,
	}: {
		userId: string;
		ip: string;
		page: "leads" | "today" | "lead";
		only?: string;
		rows?: number;
		/** Searches from other pages are counted apart from the open list. */
		isSearch?: boolean;
	},
): Promise<void> {
	if (!parts.limiter.take(limits.liveReadsInSecurityLog, `${userId}/${isSearch ? "search" : page}/${only ?? ""}`))
		return;
	await logSecurity(parts, {
		table: "contact_submissions",
		action: "ROWS_READ",
		userId,
		ip,
		...(only && { subjectId: only }),
		...(page !== "lead" && { details: viewDetails(page, rows ?? null) }),
	});
}
