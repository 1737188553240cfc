import { NetworkError } from "#app/browser/fetch-with-timeout.ts";
import { mayContactAgain } from "#domain/leads/contact-form.ts";
import { type LeadContent, parseLeadContent } from "#domain/leads/lead-content.ts";
import type { LeadErrorCode } from "#domain/leads/lead-error.ts";
import { isFieldErrorCode } from "#domain/leads/lead-fields.ts";
import { type LeadFieldErrors, leadFields, leadFormErrors } from "#domain/leads/lead-forms.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import { withToken } from "./lead-payload.ts";
import type { SendOutcome } from "./send-submission.ts";

export type LeadOutcome =
	| { kind: "invalid"; errors: LeadFieldErrors }
	| { kind: "too_soon" }
	| { kind: "unverified" }
	| { kind: "failed"; reason: LeadErrorCode | "network" }
	| { kind: "kept" }
	| { kind: "sent"; id: string; submission: LeadSubmission };

export interface SubmitParts {
	purpose: LeadKind;
	/** What the page knows beside the typed fields. */
	details: object;
	/** When the contact form was last sent from this browser; null for forms that know no such limit. */
	lastSuccess: Date | null;
	now: Date;
	takeToken(): Promise<string | null>;
	send(payload: LeadSubmission): Promise<SendOutcome>;
	/** @throws when nothing can be kept on this device */
	keep(payload: LeadSubmission): Promise<void>;
	payloadOf(content: LeadContent): LeadSubmission;
}

/** One attempt to send what was typed: judged, verified, sent, and kept on the device when the server is away. */
export async function submitLead(values: Record<string, unknown>, parts: SubmitParts): Promise<LeadOutcome> {
	const { purpose } = parts;
	const errors = leadFormErrors(purpose, values);
	if (Object.keys(errors).length > 0) return { kind: "invalid", errors };
	if (!mayContactAgain(parts.lastSuccess, parts.now)) return { kind: "too_soon" };

	const content = parseLeadContent(purpose, { ...parts.details, ...values, purpose });
	if (!content.success) return { kind: "failed", reason: "invalid_submission" };
	const payload = parts.payloadOf(content.output);
	try {
		let outcome = await sendVerified(payload, parts);
		// A token can go stale between its making and its check: a second one tells that from a real refusal.
		if (outcome?.kind === "refused" && outcome.code === "captcha_failed") outcome = await sendVerified(payload, parts);
		return outcome ? judge(outcome, payload) : { kind: "unverified" };
	} catch (error) {
		if (!(error instanceof NetworkError)) throw error;
		return parts.keep(payload).then(
			() => ({ kind: "kept" }),
			() => ({ kind: "failed", reason: "network" }),
		);
	}
}

async function sendVerified(payload: LeadSubmission, parts: SubmitParts): Promise<SendOutcome | null> {
	const token = await parts.takeToken();
	return token ? parts.send(withToken(payload, token)) : null;
}

function judge(outcome: SendOutcome, submission: LeadSubmission): LeadOutcome {
	if (outcome.kind === "stored") return { kind: "sent", id: outcome.id, submission };
	if (outcome.code === "captcha_failed" || outcome.code === "captcha_missing") return { kind: "unverified" };
	const errors = knownErrors(submission.purpose, outcome.fields);
	if (Object.keys(errors).length > 0) return { kind: "invalid", errors };
	return { kind: "failed", reason: outcome.code };
}

/** The server may name fields that the form does not show, or codes of a newer release. */
function knownErrors(purpose: LeadKind, fields: Record<string, string>): LeadFieldErrors {
	const known = leadFields(purpose).filter((field) => isFieldErrorCode(fields[field]));
	return Object.fromEntries(known.map((field) => [field, fields[field]]));
}
