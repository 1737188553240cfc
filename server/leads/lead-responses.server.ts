import type { LeadErrorCode } from "#domain/leads/lead-error.ts";

const answers: Record<LeadErrorCode, { status: number; message: string }> = {
	invalid_json: { status: 400, message: "The body is not valid JSON." },
	invalid_submission: { status: 422, message: "Some fields are missing or malformed; see fields." },
	captcha_missing: { status: 400, message: "The captcha token is missing." },
	captcha_failed: { status: 403, message: "The captcha token is wrong, used or expired. Ask for a new challenge." },
	rate_limited: { status: 429, message: "rate limit: too many submissions. Wait a moment and try again." },
	wrong_origin: { status: 403, message: "The request does not come from this site." },
	payload_too_large: { status: 413, message: "The body is too large." },
	unsupported_media_type: { status: 415, message: "Send application/json." },
	method_not_allowed: { status: 405, message: "Send a POST request." },
	unavailable: { status: 503, message: "The service is not available right now. Try again later." },
};

export function leadRefusal(code: LeadErrorCode, fields?: Record<string, string>): Response {
	const { status, message } = answers[code];
	return Response.json(
		{ error: { code, message, ...(fields ? { fields } : {}) } },
		{ status, headers: status === 405 ? { Allow: "POST" } : status === 429 ? { "Retry-After": "300" } : {} },
	);
}

export async function readJson(request: Request): Promise<{ json: unknown } | { refused: LeadErrorCode }> {
	if (request.method !== "POST") return { refused: "method_not_allowed" };
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
	if (type !== "application/json") return { refused: "unsupported_media_type" };
	try {
		return { json: JSON.parse(await request.text()) };
	} catch {
		return { refused: "invalid_json" };
	}
}
