/** The pages where staff work leads. */
export const todayPath = "/admin/today";
export const leadsPath = "/admin/leads";
export const leadsChangePath = `${leadsPath}/change`;
/** The leads that have become clients. */
export const clientsPath = `${leadsPath}?clients=yes`;
/** Appointments by week. */
export const calendarPath = "/admin/calendar";
/** The start of the secret address under which another calendar reads somebody's appointments. */
export const calendarFeedPath = "/calendar";
/** Everything about leads except the leads: rules, registers, imports. */
export const managePath = "/admin/manage";
/** The rules by which leads get an owner, and the leads that nobody has. */
export const routingPath = "/admin/routing";
export const deletedLeadsPath = `${leadsPath}/deleted`;
export const promisesPath = `${leadsPath}/promises`;
export const exportPath = `${leadsPath}/export`;
export const exportFilePath = `${exportPath}/file`;
export const importPath = `${leadsPath}/import`;

/** The page of a file of leads, before, during and after its import. */
export function importPathOf(importId: string): string {
	return `${importPath}/${importId}`;
}

/** Where that page says what would be imported. */
export const previewId = "preview";

/** The rows of a file that were skipped or refused, as a file to correct. */
export function refusedRowsPath(importId: string): string {
	return `${importPathOf(importId)}/refused.csv`;
}

/**
 * The page of one lead.
 * @param list the filters and the page of the list that it was opened from, as in the list's address, for the link back
 * @param place where it stood on that list, as a cursor has it
 */
export function leadPath(leadId: string, list = "", place = ""): string {
	const query = Object.entries({ list, place })
		.flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
		.join("&");
	return `${leadsPath}/${leadId}${query && `?${query}`}`;
}

/** Where an admin sends a test lead. */
export const testLeadPath = "/admin/test-lead";

/** Where the page of a lead says that it is still open. */
export const presencePath = "/api/lead/presence";

/** The stream that notifies open pages which leads have changed. */
export const leadEventsPath = "/api/lead/events";

/** Where an open page reads again what it shows. */
export const refreshPath = "/api/lead/refresh";

/** Where leads are looked for from any page. */
export const findLeadsPath = "/api/lead/find";

/** The list with the filters, and at the page, that a lead's address carries. */
export function listPath(list: string | null): string {
	return withFilters(leadsPath, list);
}

/** Where staff enter a lead. */
export const newLeadPath = `${leadsPath}/new`;

/** Where all leads of a list can be downloaded. */
export function exportPathOf(list: string): string {
	return withFilters(exportPath, list);
}

function withFilters(path: string, list: string | null): string {
	const query = (list ?? "").toWellFormed().replace(/[^\w%=&+.,:~-]/gu, encodeURIComponent);
	return query ? `${path}?${query}` : path;
}
