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
