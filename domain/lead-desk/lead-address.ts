/** The pages where staff work leads. */
export const todayPath = "/admin/today";
export const leadsPath = "/admin/leads";
export const leadsChangePath = `${leadsPath}/change`;
export const promisesPath = `${leadsPath}/promises`;

/**
 * The page of one lead.
 * @param list the filters of the list that it was opened from, as in the list's address, so that the way back keeps them
 */
export function leadPath(leadId: string, list = ""): string {
	return `${leadsPath}/${leadId}${list ? `?list=${encodeURIComponent(list)}` : ""}`;
}

/** Where the page of a lead says that it is still open. */
export const presencePath = "/api/lead/presence";

/** The list with the filters that a lead's address carries. */
export function listPath(list: string | null): string {
	const query = (list ?? "").toWellFormed().replace(/[^\w%=&+.,:~-]/gu, encodeURIComponent);
	return query ? `${leadsPath}?${query}` : leadsPath;
}

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const pattern = new RegExp(`^(?:${todayPath}|${leadsPath}(?:/change|/promises|/${uuid})?)$`);

/** Whether a path is one of these pages. */
export function isLeadDeskPath(path: string): boolean {
	return pattern.test(path);
}
