import type { contactSubmissions } from "#database/schema.ts";
import { type LeadField, leadFields } from "#domain/leads/lead-forms.ts";
import { camelCase } from "#domain/leads/wire-names.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { messagesFor, translator } from "#i18n/messages.server.ts";

/** Fields that every view of a lead shows by itself. */
const shownElsewhere = [
	"first_name",
	"last_name",
	"firstName",
	"lastName",
	"name",
	"email",
	"phone",
	"message",
	"consent",
] as const satisfies LeadField[];
type StoredRow = typeof contactSubmissions.$inferSelect;
type OwnField = Exclude<LeadField, (typeof shownElsewhere)[number]>;

/** A lead as staff read it: what was requested, where, and all filled-in fields. */
export function describeLead(lead: StoredRow, locale: Locale) {
	const t = translator(locale, "leadSummary");
	const shell = translator(locale, "shell");
	const { product, state } = lead;
	return {
		kind: t(`kinds.${lead.kind}`),
		product: product && (product === "recruiting" ? t("recruiting") : shell(`services.${product}`)),
		state,
		/** A warning, if the agency may not offer the product there. */
		notOffered: lead.notOffered ? t("notOffered", { state: state ?? "" }) : null,
		booking: lead.bookingStatus && t(`bookings.${lead.bookingStatus}`),
		details: detailsOf(lead, locale),
	};
}

function detailsOf(lead: StoredRow, locale: Locale): { label: string; value: string }[] {
	const t = translator(locale, "leadSummary");
	const { fields } = messagesFor(locale, ["leads"]).leads;
	const { details } = lead;
	const rows: { label: string; value: string }[] = [];
	const add = (label: string, value: string | number | null | undefined) => {
		if (value !== undefined && value !== null && value !== "") rows.push({ label, value: String(value) });
	};
	// A new field of a form appears here by itself, because its column has its name.
	for (const name of leadFields(lead.kind).filter(isOwnField)) add(fields[name], lead[camelCase(name)]);
	add(t("timeline"), details.timeline && t(`timelines.${details.timeline}`));
	add(t("stateText"), details.stateText);
	for (const [key, value] of Object.entries({ ...details.inputs, ...details.answers })) add(spaced(key), value);
	for (const [key, value] of Object.entries(details.result ?? {})) add(t("shown", { figure: spaced(key) }), value);
	add(t("funnel"), details.funnel);
	return rows;
}

function isOwnField(name: LeadField): name is OwnField {
	return !(shownElsewhere as readonly LeadField[]).includes(name);
}

/** Turns a question's name into a label: `currentAge` becomes "Current age". */
function spaced(key: string): string {
	const label = key
		.replace(/[_-]+/g, " ")
		.replace(/([a-z\d])([A-Z])/g, "$1 $2")
		.toLowerCase();
	return label.charAt(0).toUpperCase() + label.slice(1);
}
