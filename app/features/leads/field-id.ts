import type { LeadField } from "#domain/leads/lead-forms.ts";

/** @param place makes it unique when several forms share a page; mostly the kind of lead */
export function fieldId(place: string, name: LeadField): string {
	return `${place}-${name}`;
}
