import * as v from "valibot";
import {
	type ContactErrorCode,
	type ContactForm,
	contactErrorCodes,
	contactFields,
	contactFormErrors,
	contactFormSchema,
	mayContactAgain,
} from "#domain/leads/contact-form.ts";
import type { ContactSubmission, LeadErrorCode } from "#domain/leads/contact-submission.ts";
import { Unreachable } from "../offline/reach.ts";
import type { ContactErrors } from "./contact-form-state.ts";
import { withToken } from "./contact-payload.ts";
import type { SendOutcome } from "./send-submission.ts";

export type ContactOutcome =
	| { kind: "invalid"; errors: ContactErrors }
	| { kind: "too_soon" }
	| { kind: "unverified" }
	| { kind: "failed"; reason: LeadErrorCode | "network" }
	| { kind: "kept" }
	| { kind: "sent"; id: string; submission: ContactSubmission };

export interface SubmitParts {
	lastSuccess: Date | null;
	now: Date;
	takeToken(): Promise<string | null>;
	send(payload: ContactSubmission): Promise<SendOutcome>;
	/** @throws when nothing can be kept on this device */
	keep(payload: ContactSubmission): Promise<void>;
	payloadOf(form: ContactForm): ContactSubmission;
}

/** One attempt to send what was typed: judged, verified, sent, and kept on the device when the server is away. */
export async function submitContact(values: Record<string, unknown>, parts: SubmitParts): Promise<ContactOutcome> {
	const errors = contactFormErrors(values);
	if (Object.keys(errors).length > 0) return { kind: "invalid", errors };
	if (!mayContactAgain(parts.lastSuccess, parts.now)) return { kind: "too_soon" };

	const payload = parts.payloadOf(v.parse(contactFormSchema, values));
	try {
		let outcome = await sendVerified(payload, parts);
		// A token can go stale between its making and its check: a second one tells that from a real refusal.
		if (outcome?.kind === "refused" && outcome.code === "captcha_failed") outcome = await sendVerified(payload, parts);
		return outcome ? judge(outcome, payload) : { kind: "unverified" };
	} catch (error) {
		if (!(error instanceof Unreachable)) throw error;
		return parts.keep(payload).then(
			() => ({ kind: "kept" }),
			() => ({ kind: "failed", reason: "network" }),
		);
	}
}

async function sendVerified(payload: ContactSubmission, parts: SubmitParts): Promise<SendOutcome | null> {
	const token = await parts.takeToken();
	return token ? parts.send(withToken(payload, token)) : null;
}

function judge(outcome: SendOutcome, submission: ContactSubmission): ContactOutcome {
	if (outcome.kind === "stored") return { kind: "sent", id: outcome.id, submission };
	if (outcome.code === "captcha_failed" || outcome.code === "captcha_missing") return { kind: "unverified" };
	const errors = knownErrors(outcome.fields);
	if (Object.keys(errors).length > 0) return { kind: "invalid", errors };
	return { kind: "failed", reason: outcome.code };
}

/** The server may name fields that the form does not show, or codes of a newer release. */
function knownErrors(fields: Record<string, string>): ContactErrors {
	const known = contactFields.filter((field) => (contactErrorCodes as readonly string[]).includes(fields[field] ?? ""));
	return Object.fromEntries(known.map((field) => [field, fields[field] as ContactErrorCode]));
}
