import { agency } from "#content/agency.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import type { contactSubmissions } from "#database/schema.ts";
import { withheldReason } from "#domain/claims/figures.ts";
import { type SalesRefusal, salesRefusal } from "#domain/claims/selling.ts";
import { type LeadField, leadFields } from "#domain/leads/lead-forms.ts";
import { camelCase } from "#domain/leads/wire-names.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
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
	const refusal = refusalOf(lead);
	return {
		kind: t(`kinds.${lead.kind}`),
		product: product && (product === "recruiting" ? t("recruiting") : shell(`services.${product}`)),
		state,
		/** A warning, if the agency may not offer the product there. */
		notOffered: lead.notOffered ? t("notOffered", { state: state ?? "" }) : null,
		/** Why staff may neither quote nor call, if nothing may be sold there. */
		refused: refusal && t(`refused.${refusal}`, { state: (state && jurisdictionName(state, locale)) ?? "" }),
		booking: lead.bookingStatus && t(`bookings.${lead.bookingStatus}`),
		details: detailsOf(lead, locale),
	};
}

/** Whoever looks for work buys nothing. */
function refusalOf({ product, state }: StoredRow): SalesRefusal | null {
	return product === "recruiting" ? null : salesRefusal({ product, state }, currentClaims(), agency);
}

/** What the browser claims to have shown. Nothing where the page shows no figures: then no page of ours sent it. */
function shownFigures({ product, state, details }: StoredRow): [string, string | number | null][] {
	if (product && product !== "recruiting" && withheldReason({ product, state }, currentClaims(), agency)) return [];
	return Object.entries(details.result ?? {});
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
	for (const [key, value] of shownFigures(lead)) add(t("shown", { figure: spaced(key) }), value);
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
