import { readJson, sessionStore } from "#app/browser/stores.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { LeadContent } from "#domain/leads/lead-content.ts";
import type { LeadField } from "#domain/leads/lead-forms.ts";
import { sharedLeadFields } from "#domain/leads/shared-lead-fields.ts";
import { camelCase, camelKeys } from "#domain/leads/wire-names.ts";

/** The visitor's name and contact details, as typed in this visit. */
export type VisitorDetails = { [Name in keyof Pick<Lead, "firstName" | "lastName" | "email" | "phone">]?: string };

const key = "sf_visitor";

/** Stored so that nobody types their name twice in one visit. The details leave the browser only in a sent form. */
export function rememberVisitor(content: LeadContent): void {
	const { firstName, lastName, email, phone } = sharedLeadFields(content);
	const known = Object.entries({ firstName, lastName, email, phone }).filter(([, value]) => value);
	// Without storage the visitor types them again.
	sessionStore.setItem(key, JSON.stringify({ ...rememberedVisitor(), ...Object.fromEntries(known) }));
}

export function forgetVisitorDetails(): void {
	sessionStore.removeItem(key);
}

export function rememberedVisitor(): VisitorDetails {
	const fields = Object.entries(readJson(sessionStore, key) ?? {}).filter(([, value]) => typeof value === "string");
	// An earlier release stored `first_name`.
	return camelKeys(Object.fromEntries(fields));
}

/** The stored value for a form's field. */
export function remembered(details: VisitorDetails, field: LeadField): string | undefined {
	if (field === "name") return [details.firstName, details.lastName].filter(Boolean).join(" ");
	return Object.entries(details).find(([name]) => name === camelCase(field))?.[1];
}
