/**
 * What is known of the visitor when they open the scheduler; whatever they have not given is left to be typed there.
 */
export interface SchedulerVisitor {
	name?: string | undefined;
	email?: string | undefined;
	/** The language in its own name. */
	language: string;
	/** The campaign the visit landed with. */
	utm?: { source: string | null; medium: string | null; campaign: string | null } | undefined;
	/** The lead which the booking belongs to: the scheduler's callback brings it back. */
	leadId?: string | undefined;
}

/**
 * The address of a scheduling page with its form filled in as far as possible, by Calendly's names: `name`, `email`,
 * `a1` (the answer to the first question of the page, which asks for the language) and `utm_…`.
 */
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
