import type { Lead } from "#domain/leads/lead.ts";
import { leadAnswers } from "#domain/leads/lead-answers.ts";
import type { LeadContent } from "#domain/leads/lead-content.ts";
import type { LeadField } from "#domain/leads/lead-forms.ts";
import { camelCase, camelKeys } from "#domain/leads/wire-names.ts";

/** Who somebody is and how to reach them, as they said it in this visit. */
export type VisitorDetails = { [Name in keyof Pick<Lead, "firstName" | "lastName" | "email" | "phone">]?: string };

const key = "sf_visitor";

/** Nobody should have to type their name twice in one visit; it leaves the browser only in a form that is sent. */
export function rememberVisitor(content: LeadContent): void {
	const { firstName, lastName, email, phone } = leadAnswers(content);
	const known = Object.entries({ firstName, lastName, email, phone }).filter(([, value]) => value);
	try {
		const details = { ...rememberedVisitor(), ...Object.fromEntries(known) };
		window.sessionStorage.setItem(key, JSON.stringify(details));
	} catch {
		// A browser without storage asks again.
	}
}

export function rememberedVisitor(): VisitorDetails {
	try {
		const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? "{}");
		const fields = Object.entries(stored ?? {}).filter(([, value]) => typeof value === "string");
		// An earlier release stored `first_name`.
		return camelKeys(Object.fromEntries(fields));
	} catch {
		return {};
	}
}

/** What is known for a field of a form. */
export function remembered(details: VisitorDetails, field: LeadField): string | undefined {
	if (field === "name") return [details.firstName, details.lastName].filter(Boolean).join(" ");
	return Object.entries(details).find(([name]) => name === camelCase(field))?.[1];
}
