import { fetchWithTimeout } from "#app/browser/fetch-with-timeout.ts";
import type { LeadErrorCode } from "#domain/leads/lead-error.ts";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";

export type SendOutcome =
	| { kind: "stored"; id: string }
	| { kind: "refused"; code: LeadErrorCode; fields: Record<string, string> };

/**
 * Hands a message to the intake.
 * @throws NetworkError when the server could not be asked
 */
export async function sendSubmission(payload: LeadSubmission, ask: typeof fetch = fetch): Promise<SendOutcome> {
	const response = await fetchWithTimeout(
		"/functions/hyper-service",
		{ method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(payload) },
		ask,
	);
	const answer = (await response.json().catch(() => null)) as {
		id?: string;
		error?: { code: LeadErrorCode; fields?: Record<string, string> };
	} | null;
	if (response.ok && answer?.id) return { kind: "stored", id: answer.id };
	return { kind: "refused", code: answer?.error?.code ?? "unavailable", fields: answer?.error?.fields ?? {} };
}
