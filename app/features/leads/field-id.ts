import type { LeadField } from "#domain/leads/lead-forms.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";

/** The kind makes it unique when several forms share a page. */
export function fieldId(kind: LeadKind, name: LeadField): string {
	return `${kind}-${name}`;
}
