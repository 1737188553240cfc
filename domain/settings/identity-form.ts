import * as v from "valibot";
import type { IdentityFacts } from "../agency/settable-facts.ts";
import { typedText } from "../forms/read-fields.ts";

export type IdentityError = "name_missing" | "name_signs" | "name_long" | "name_period";

/** Each name with its longest length: the short one is in the header of phones, the brand on social images. */
export const nameLengths = { name: 60, shortName: 20, legalName: 120 } as const satisfies Record<
	keyof IdentityFacts,
	number
>;
export const identityFields = Object.keys(nameLengths) as (keyof IdentityFacts)[];

/** What the fonts of PDFs and images can draw, without what is markup, a placeholder or the end of a title. */
const letters = "A-Za-zÀ-ÖØ-öø-ÿŒœ";
const drawable = new RegExp(`^[${letters}\\d .,’&()/+–-]*$`);
const hasLetter = new RegExp(`[${letters}]`);

/** Reads the form of the names. */
export function readIdentityForm(
	fields: Readonly<Record<string, unknown>>,
): { ok: true; facts: IdentityFacts } | { ok: false; errors: Partial<Record<string, IdentityError>> } {
	const facts = { name: "", shortName: "", legalName: "" };
	const errors: Partial<Record<string, IdentityError>> = {};
	for (const field of identityFields) {
		facts[field] = tidy(v.parse(typedText, fields[field]));
		const error = errorIn(field, facts[field]);
		if (error) errors[field] = error;
	}
	return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, facts };
}

/** The facts as the form has them. */
export function fieldsOfIdentity({ name, shortName, legalName }: IdentityFacts): Record<string, string> {
	return { name, shortName, legalName };
}

/** With the apostrophe of all other copy. The straight one begins a quotation in messages. */
function tidy(typed: string): string {
	return typed
		.normalize("NFC")
		.replaceAll("'", "’")
		.replace(/[ \u00a0]+/g, " ");
}

function errorIn(field: keyof IdentityFacts, name: string): IdentityError | null {
	if (!drawable.test(name)) return "name_signs";
	if (!hasLetter.test(name)) return "name_missing";
	if (name.length > nameLengths[field]) return "name_long";
	// Sentences end with it.
	return field === "name" && name.endsWith(".") ? "name_period" : null;
}
