import * as v from "valibot";
import { readFields, typedText } from "../forms/read-fields.ts";
import type { LeadProduct } from "../leads/lead.ts";
import { optionalEmailField, optionalNameField, optionalPhoneField } from "../leads/lead-fields.ts";
import { isNotOffered } from "../leads/not-offered.ts";
import { type Locale, locales } from "../locale/locales.ts";
import { isJurisdiction } from "../location/jurisdictions.ts";
import { leadProducts } from "./lead-filter.ts";
import type { WorkErrors } from "./work-error.ts";

/** What staff can correct about a lead, in the order of the form. Each has its name in `leadPage.facts`. */
export const leadFactNames = [
	"firstName",
	"lastName",
	"phone",
	"email",
	"state",
	"locale",
	"product",
	"referredBy",
] as const;
export type LeadFactName = (typeof leadFactNames)[number];

/** Who a person is, how to reach them, and what they want. Each property is a column of the same name. */
export interface LeadFacts {
	firstName: string;
	lastName: string;
	phone: string | null;
	email: string | null;
	state: string | null;
	locale: Locale;
	product: LeadProduct | null;
	/** Who recommended us, or what else brought them. */
	referredBy: string | null;
}

/** An empty field is a fact that nobody knows. */
const orNull = v.transform((text: string) => text || null);

const schema = v.object({
	firstName: optionalNameField,
	lastName: optionalNameField,
	phone: v.pipe(optionalPhoneField, orNull),
	email: v.pipe(optionalEmailField, orNull),
	state: v.pipe(typedText, orNull, v.nullable(v.pipe(v.string(), v.check(isJurisdiction, "no_choice")))),
	locale: v.pipe(typedText, v.picklist(locales, "no_choice")),
	product: v.pipe(typedText, orNull, v.nullable(v.picklist(leadProducts, "no_choice"))),
	referredBy: v.pipe(optionalNameField, orNull),
});

/** Reads the fields about a person. A lead without a number and an address could never be answered. */
export function readLeadFacts(
	fields: Readonly<Record<string, unknown>>,
): { ok: true; facts: LeadFacts } | { ok: false; errors: WorkErrors } {
	const result = readFields<typeof schema, WorkErrors>(schema, fields);
	if (!result.ok) return result;
	const facts = result.value;
	if (!facts.phone && !facts.email) return { ok: false, errors: { phone: "phone_or_email" } };
	return { ok: true, facts };
}

/** Some facts, and what derives from them. */
export type ChangedFacts = Partial<LeadFacts> & { notOffered?: boolean };

/** The facts that differ, as they were and as they are now. Null if none does. */
export function changedFacts(
	known: Omit<LeadFacts, "locale"> & { locale: string; notOffered: boolean },
	facts: LeadFacts,
): { before: ChangedFacts; after: ChangedFacts } | null {
	const notOffered = isNotOffered(facts.state, facts.product);
	const now = { ...facts, notOffered };
	const names = [...leadFactNames, "notOffered"] as const;
	const different = names.filter((name) => known[name] !== now[name]);
	// An older rule may have judged the same product otherwise: that is no change by the person who saves the form.
	if (!different.some((name) => name !== "notOffered")) return null;
	const only = (all: Record<string, unknown>) => Object.fromEntries(different.map((name) => [name, all[name]]));
	return { before: only({ ...known }), after: only(now) };
}
