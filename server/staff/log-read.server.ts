import type { RouterContextProvider } from "react-router";
import { type ReadList, type ReadTable, viewDetails } from "#domain/audit/read-tables.ts";
import { servicesContext, staffContext } from "../context.server.ts";
import { within } from "../intake/within.server.ts";
import { logSecurity } from "./security-log.server.ts";

/** A page waits this long for its entry. The entry is written anyway. */
const patienceMs = 1000;

/**
 * Records that staff are shown rows of a table.
 * @param only the id of the one record that was asked for
 * @param rows how many there are, if they are counted
 * @param list the page that shows several leads
 */
export async function logRead(
	context: Readonly<RouterContextProvider>,
	table: ReadTable,
	{ only = null, rows = null, list = null }: { only?: string | null; rows?: number | null; list?: ReadList | null },
): Promise<void> {
	const details = viewDetails(list, rows);
	const { userId, ip } = context.get(staffContext);
	const entry = logSecurity(context.get(servicesContext), {
		table,
		action: "ROWS_READ",
		userId,
		ip,
		...(only && { subjectId: only }),
		...(details && { details }),
	});
	await within(entry, patienceMs);
}
