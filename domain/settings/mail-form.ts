import * as v from "valibot";
import type { MailFacts } from "../agency/settable-facts.ts";
import { typedText } from "../forms/read-fields.ts";
import { isPublicMailHost } from "./public-mail.ts";

export type MailError = "email_invalid" | "sender_public" | "selector_invalid";

export const mailFields = ["mailFrom", "leadInbox", "dkimSelector"] as const satisfies readonly (keyof MailFacts)[];

const address = v.pipe(
	typedText,
	v.maxLength(254),
	v.email(),
	v.transform((typed) => `${typed.slice(0, typed.lastIndexOf("@"))}@${mailHost(typed)}`),
);

/** One label of a host name, or several. */
const selector = /^(?:[a-z\d](?:[a-z\d_-]{0,61}[a-z\d])?(?:\.(?!$)|$))*$/;
const maxSelectorLength = 100;

/** Where an address has its mailbox, in lower case. */
export function mailHost(email: string): string {
	return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}

/** Reads the form of the sender and the inbox for leads. */
export function readMailForm(
	fields: Readonly<Record<string, unknown>>,
): { ok: true; facts: MailFacts } | { ok: false; errors: Partial<Record<string, MailError>> } {
	const errors: Partial<Record<string, MailError>> = {};
	const readAddress = (field: "mailFrom" | "leadInbox") => {
		const read = v.safeParse(address, fields[field]);
		if (!read.success) errors[field] = "email_invalid";
		return read.success ? read.output : "";
	};
	const facts = {
		mailFrom: readAddress("mailFrom"),
		leadInbox: readAddress("leadInbox"),
		dkimSelector: v.parse(typedText, fields.dkimSelector).toLowerCase(),
	};
	if (isPublicMailHost(mailHost(facts.mailFrom))) errors.mailFrom = "sender_public";
	if (!selector.test(facts.dkimSelector) || facts.dkimSelector.length > maxSelectorLength) {
		errors.dkimSelector = "selector_invalid";
	}
	return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, facts };
}

/** The facts as the form has them. */
export function fieldsOfMail({ mailFrom, leadInbox, dkimSelector }: MailFacts): Record<string, string> {
	return { mailFrom, leadInbox, dkimSelector };
}
