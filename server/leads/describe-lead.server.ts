import type { contactSubmissions } from "#database/schema.ts";
import { type LeadField, leadFields } from "#domain/leads/lead-forms.ts";
import { camelCase } from "#domain/leads/wire-names.ts";
import { defaultLocale, isLocale, type Locale } from "#domain/locale/locales.ts";
import { stateWords } from "#domain/location/state-names.ts";
import { messagesFor, translator } from "#i18n/messages.server.ts";
import { leadAnswers } from "./lead-answers.server.ts";
import { requestOf } from "./lead-case.server.ts";
import { leadEstimateCard } from "./lead-estimate.server.ts";
import { refusalOf, stateOfLead, withheldReasonOf } from "./lead-sales.server.ts";

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
	"state",
	"role",
	"languages",
	"license",
] as const satisfies LeadField[];
type StoredRow = typeof contactSubmissions.$inferSelect;
type OwnField = Exclude<LeadField, (typeof shownElsewhere)[number]>;

/** A lead as staff read it: what was requested, where, and all filled-in fields. */
export function describeLead(lead: StoredRow, locale: Locale) {
	const t = translator(locale, "leadSummary");
	const shell = translator(locale, "shell");
	const { product, state } = lead;
	const refusal = refusalOf(lead);
	const refusedState = stateOfLead(lead);
	return {
		kind: t(`kinds.${requestOf(lead)}`),
		product: product && (product === "recruiting" ? t("recruiting") : shell(`services.${product}`)),
		state,
		/** A mark, if staff sent it to try the site. */
		test: lead.isTest ? t("test") : null,
		/** A warning, if the agency may not offer the product there. */
		notOffered: lead.notOffered ? t("notOffered", stateWords(state ?? "", locale)) : null,
		/** Why staff may neither quote nor call, if nothing may be sold there. */
		refused: refusal && t(`refused.${refusal}`, stateWords(refusedState ?? "", locale)),
		booking: lead.bookingStatus && t(`bookings.${lead.bookingStatus}`),
		details: detailsOf(lead, locale),
	};
}

/**
 * Figures that the browser claims to have shown, if they differ from ours. Nothing if the page shows no figures: then
 * no page of ours sent it.
 */
function otherFigures(lead: StoredRow): [string, string | number | null][] {
	const { product, details } = lead;
	if (product && product !== "recruiting" && withheldReasonOf(lead, product)) return [];
	const locale = isLocale(lead.locale) ? lead.locale : defaultLocale;
	const ours = new Map(leadEstimateCard({ ...lead, locale })?.figures.map(({ id, value }) => [id, value]));
	return Object.entries(details.result ?? {}).filter(([id, value]) => value !== null && ours.get(id) !== value);
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
	const answers = leadAnswers(lead, locale);
	for (const { label, value } of answers) add(label, value);
	add(t("stateText"), details.stateText);
	const known = new Set(answers.map(({ name }) => name));
	for (const [key, value] of Object.entries({ ...details.inputs, ...details.answers })) {
		if (!known.has(key)) add(spaced(key), value);
	}
	for (const { label, value } of leadEstimateCard({ ...lead, locale })?.figures ?? []) add(label, value);
	for (const [key, value] of otherFigures(lead)) add(t("shown", { figure: spaced(key) }), value);
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
