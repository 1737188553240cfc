import type { contactSubmissions } from "#database/schema.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";

type Lead = Pick<
	typeof contactSubmissions.$inferSelect,
	"purpose" | "product" | "state" | "unserved" | "details" | "booking_status"
>;

export interface LeadDescription {
	kind: string;
	/** What was asked about, where the form knows. */
	product: string | null;
	state: string | null;
	/** What to mind where the agency may not offer it there. */
	unserved: string | null;
	booking: string | null;
	details: { label: string; value: string }[];
}

/** A lead for those who answer it: what was wanted, where, and everything that was filled in. */
export function describeLead(lead: Lead, locale: Locale): LeadDescription {
	const t = translator(locale, "leadSummary");
	const services = translator(locale, "shell");
	const { product, state, details } = lead;
	const rows: LeadDescription["details"] = [];
	const add = (label: string, value: string | number | null | undefined) => {
		if (value !== undefined && value !== null && value !== "") rows.push({ label, value: String(value) });
	};
	add(t("timeline"), details.timeline && t(`timelines.${details.timeline}`));
	add(t("stateText"), details.stateText);
	for (const [key, value] of Object.entries({ ...details.inputs, ...details.answers })) add(spaced(key), value);
	for (const [key, value] of Object.entries(details.result ?? {})) add(t("shown", { figure: spaced(key) }), value);
	add(t("funnel"), details.funnel);
	return {
		kind: t(`kinds.${lead.purpose}`),
		product: product && (product === "recruiting" ? t("recruiting") : services(`services.${product}`)),
		state,
		unserved: lead.unserved ? t("unserved", { state: state ?? "" }) : null,
		booking: lead.booking_status && t(`bookings.${lead.booking_status}`),
		details: rows,
	};
}

/** The name of a question, as near to words as a name comes: `currentAge` is "Current age". */
function spaced(key: string): string {
	const words = key
		.replace(/[_-]+/g, " ")
		.replace(/([a-z\d])([A-Z])/g, "$1 $2")
		.toLowerCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
}
