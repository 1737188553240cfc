/** Prefilled fields of the scheduler's form. The visitor types the rest there. */
export interface SchedulerVisitor {
	name?: string | undefined;
	email?: string | undefined;
	/** The language in its own name. */
	language: string;
	/** The campaign the visit landed with. */
	utm?: { source: string | null; medium: string | null; campaign: string | null } | undefined;
	/** The booking's lead. The scheduler's webhook returns it. */
	leadId?: string | undefined;
}

/** A URL that fills in Calendly's form: `name`, `email`, `a1` (its first question, the language) and `utm_…`. */
export function schedulerAddress(page: string, { name, email, language, utm, leadId }: SchedulerVisitor): string {
	const query = Object.entries({
		name,
		email,
		a1: language,
		utm_source: utm?.source,
		utm_medium: utm?.medium,
		utm_campaign: utm?.campaign,
		utm_content: leadId,
	})
		.filter((entry): entry is [string, string] => Boolean(entry[1]?.trim()))
		.map(([key, value]) => `${key}=${encodeURIComponent(value.trim())}`);
	return `${page}${page.includes("?") ? "&" : "?"}${query.join("&")}`;
}
