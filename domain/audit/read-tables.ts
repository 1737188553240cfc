/** Views that the audit log records as read. Each has its label in `audit.json`, under `lists`. */
export const readTables = [
	"contact_submissions",
	"visitor_profiles",
	"conversion_events",
	"data_requests",
	"complaints",
	"do_not_call_lists",
	"blog_articles",
	"blog_publications",
	"user_roles",
	"staff_records",
] as const;

export type ReadTable = (typeof readTables)[number];

/** Pages that show several leads. Each has its label in `audit.json`, under `leadLists`. */
export const leadLists = [
	"today",
	"leads",
	"contact-submissions",
	"quarantine",
	"calendar",
	"routing",
	"promises",
	"duplicates",
	"linked",
	"deleted",
	"change",
	"import",
] as const;

export type ReadList = (typeof leadLists)[number];

/** What an entry says of a view, such as `today, rows: 12`. Empty if there is nothing to say. */
export function viewDetails(list: ReadList | null, rows: number | null): string {
	return [...(list ? [list] : []), ...(rows === null ? [] : [`rows: ${rows}`])].join(", ");
}

/** Null for a view of one lead or of other records, and in entries of earlier versions of the site. */
export function listIn(details: string | null): ReadList | null {
	const [first] = details?.split(", ") ?? [];
	return leadLists.find((list) => list === first) ?? null;
}
