import * as v from "valibot";
import { contactFormSchema } from "./contact-form.ts";
import {
	emailField,
	type FieldErrorCode,
	isFieldErrorCode,
	nameField,
	optionalEmailField,
	optionalNameField,
	optionalPhoneField,
	phoneField,
} from "./lead-fields.ts";
import type { LeadKind } from "./lead-kind.ts";

/** What each form asks its visitor to type, in the order in which it is asked. */
export const leadFormSchemas = {
	contact: contactFormSchema,
	report: v.object({ firstName: nameField, lastName: nameField, email: emailField, phone: phoneField }),
	guide: v.object({ first_name: nameField, email: emailField, phone: optionalPhoneField }),
	quote: v.object({ first_name: nameField, last_name: optionalNameField, email: emailField, phone: phoneField }),
	offer: v.object({ first_name: nameField, last_name: optionalNameField, email: emailField, phone: phoneField }),
	chat: v.pipe(
		v.object({ name: nameField, phone: optionalPhoneField, email: optionalEmailField }),
		v.forward(v.partialCheck([["phone"], ["email"]], hasPhoneOrEmail, "phone_or_email"), ["phone"]),
	),
} as const satisfies Record<LeadKind, v.GenericSchema<unknown, Record<string, string>>>;

export function hasPhoneOrEmail({ phone, email }: { phone?: string | undefined; email?: string | undefined }): boolean {
	return Boolean(phone || email);
}

export type LeadFormValues<P extends LeadKind = LeadKind> = v.InferOutput<(typeof leadFormSchemas)[P]>;

type NamesOf<T> = T extends unknown ? keyof T & string : never;
/** Every field of any form; `consent` is the box that allows us to respond, where a form has one. */
export type LeadField = NamesOf<LeadFormValues> | "consent";
export type LeadFieldErrors = Partial<Record<LeadField, FieldErrorCode>>;

/** The names of a form's fields, in their order. */
export function leadFields(purpose: LeadKind): readonly LeadField[] {
	const fields = Object.keys(leadFormSchemas[purpose].entries) as LeadField[];
	return needsConsentBox(purpose) ? [...fields, "consent"] : fields;
}

/** On the other forms, sending alone is the consent to be contacted. */
export function needsConsentBox(purpose: LeadKind): boolean {
	return purpose === "report";
}

export function isOptionalField(purpose: LeadKind, field: LeadField): boolean {
	const entries: Partial<Record<LeadField, { type: string }>> = leadFormSchemas[purpose].entries;
	return entries[field]?.type === "optional";
}

/** The first thing wrong with each field; empty when all is well. */
export function leadFormErrors(purpose: LeadKind, values: Record<string, unknown>): LeadFieldErrors {
	const errors: LeadFieldErrors = {};
	const { issues = [] } = v.safeParse(leadFormSchemas[purpose], values);
	for (const issue of issues) {
		const field = issue.path?.[0]?.key as LeadField;
		errors[field] ??= isFieldErrorCode(issue.message) ? issue.message : "required";
	}
	if (needsConsentBox(purpose) && !values.consent) errors.consent = "consent_required";
	return errors;
}
