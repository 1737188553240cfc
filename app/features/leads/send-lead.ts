import { NetworkError } from "#app/browser/fetch-with-timeout.ts";
import { mayContactAgain } from "#domain/leads/contact-form.ts";
import { type LeadContent, parseLeadContent } from "#domain/leads/lead-content.ts";
import { isFieldErrorCode } from "#domain/leads/lead-fields.ts";
import { type LeadFieldErrors, leadFields, leadFormErrors } from "#domain/leads/lead-forms.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import { type IntakeResult, withToken } from "../offline/send-submission.ts";
import type { LeadFailure } from "./failure-notice.ts";

export type SendResult =
	| { kind: "invalid"; errors: LeadFieldErrors }
	| { kind: "failed"; reason: LeadFailure }
	| { kind: "queued" }
	| { kind: "sent"; id: string; submission: LeadSubmission };

export interface SendParts {
	kind: LeadKind;
	/** The page's own data besides the typed fields. */
	details: object;
	/** When this browser last sent such a form; null for forms without such a limit. */
	lastSuccess: Date | null;
	now: Date;
	takeToken(): Promise<string | null>;
	send(payload: LeadSubmission): Promise<IntakeResult>;
	/** @throws when nothing can be stored on this device */
	queue(payload: LeadSubmission): Promise<void>;
	payloadOf(content: LeadContent): LeadSubmission;
}

/** Validates what was typed and sends it with a captcha token, or queues it if the server can't be reached. */
export async function sendLead(values: Record<string, unknown>, parts: SendParts): Promise<SendResult> {
	const { kind } = parts;
	const errors = leadFormErrors(kind, values);
	if (Object.keys(errors).length > 0) return { kind: "invalid", errors };
	if (!mayContactAgain(parts.lastSuccess, parts.now)) return { kind: "failed", reason: "too_soon" };

	const content = parseLeadContent(kind, { ...parts.details, ...values, purpose: kind });
	if (!content.success) return { kind: "failed", reason: "invalid_submission" };
	const payload = parts.payloadOf(content.output);
	try {
		let result = await sendVerified(payload, parts);
		// The token may have expired on the way: a second one tells that from a real refusal.
		if (!result.ok && result.code === "captcha_failed") result = await sendVerified(payload, parts);
		return readResult(result, payload);
	} catch (error) {
		if (!(error instanceof NetworkError)) throw error;
		return parts.queue(payload).then(
			() => ({ kind: "queued" }),
			() => ({ kind: "failed", reason: "network" }),
		);
	}
}

async function sendVerified(payload: LeadSubmission, parts: SendParts): Promise<IntakeResult> {
	const token = await parts.takeToken();
	return token ? parts.send(withToken(payload, token)) : { ok: false, code: "captcha_missing", fields: {} };
}

function readResult(result: IntakeResult, submission: LeadSubmission): SendResult {
	if (result.ok) return { kind: "sent", id: result.id, submission };
	const { code, fields } = result;
	// The server may name fields that the form does not show, or codes of a newer release.
	const known = leadFields(submission.purpose).filter((field) => isFieldErrorCode(fields[field]));
	// Analytics counts a failed captcha and a missing one as the same failure.
	if (known.length === 0) return { kind: "failed", reason: code === "captcha_failed" ? "captcha_missing" : code };
	return { kind: "invalid", errors: Object.fromEntries(known.map((field) => [field, fields[field]])) };
}
