import { fetchWithTimeout } from "#app/browser/fetch-with-timeout.ts";
import type { LeadErrorCode } from "#domain/leads/lead-error.ts";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";

export type IntakeResult =
	| { ok: true; id: string }
	| { ok: false; code: LeadErrorCode; fields: Record<string, string> };

/**
 * Posts a submission to the server.
 * @throws NetworkError when the server can't be reached
 */
export async function sendSubmission(payload: LeadSubmission, ask: typeof fetch = fetch): Promise<IntakeResult> {
	const response = await fetchWithTimeout(
		"/functions/hyper-service",
		{ method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(payload) },
		ask,
	);
	const body = (await response.json().catch(() => null)) as {
		id?: string;
		error?: { code: LeadErrorCode; fields?: Record<string, string> };
	} | null;
	if (response.ok && body?.id) return { ok: true, id: body.id };
	return { ok: false, code: body?.error?.code ?? "unavailable", fields: body?.error?.fields ?? {} };
}

export function withToken(payload: LeadSubmission, token: string): LeadSubmission {
	return { ...payload, recaptchaToken: token, recaptcha_token: token };
}
