interface RefusalDefinition {
	status: number;
	message: string;
	headers?: Record<string, string>;
}

/** All refusal codes. Messages are for developers; screens translate the code. */
const refusals = {
	bad_request: { status: 400, message: "The request is malformed." },
	invalid_json: { status: 400, message: "The body is not valid JSON." },
	invalid_report: { status: 400, message: "The body is not a policy violation report." },
	captcha_missing: { status: 400, message: "The captcha token is missing." },
	unauthorized: { status: 401, message: "Sign in first." },
	session_inactive: { status: 401, message: "The session ended for lack of activity. Sign in again." },
	wrong_signature: { status: 401, message: "The signature is missing, invalid or too old." },
	forbidden: { status: 403, message: "This is not allowed." },
	wrong_origin: { status: 403, message: "The request did not come from this site." },
	captcha_failed: { status: 403, message: "The captcha token is invalid, used or expired. Request a new challenge." },
	not_found: { status: 404, message: "There is nothing at this address." },
	unknown_service: { status: 404, message: "There is no such service." },
	unknown_submission: { status: 404, message: "There is no such submission." },
	method_not_allowed: { status: 405, message: "This address does not accept this request method." },
	request_timeout: { status: 408, message: "The request took too long to arrive." },
	payload_too_large: { status: 413, message: "The body is too large." },
	uri_too_long: { status: 414, message: "The address is too long." },
	unsupported_media_type: { status: 415, message: "This address does not accept this content type." },
	invalid_submission: { status: 422, message: "Some fields are missing or malformed; see fields." },
	rate_limited: {
		status: 429,
		message: "rate limit: too many requests. Wait a moment and try again.",
		headers: { "Retry-After": "300" },
	},
	internal_error: { status: 500, message: "Something went wrong. It has been logged." },
	unavailable: {
		status: 503,
		message: "The service is not available right now. Try again later.",
		headers: { "Retry-After": "10" },
	},
	// Callers retry for a day, so there is time to set the key.
	not_configured: { status: 503, message: "The signing key for these messages is not set, so none can be trusted." },
} as const satisfies Record<string, RefusalDefinition>;

export type RefusalCode = keyof typeof refusals;

/** Seconds to wait while the database is unreachable. */
export const retryAfterSeconds = Number(refusals.unavailable.headers["Retry-After"]);

/**
 * Creates a refusal as JSON. All endpoints use this shape.
 * @param details.fields the error code of each field
 * @param details.headers override the code's own headers
 */
export function refuse(
	code: RefusalCode,
	{ fields, headers }: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
): Response {
	const { status, message, ...own }: RefusalDefinition = refusals[code];
	return refusalResponse({ code, message, fields }, status, new Headers({ ...own.headers, ...headers }));
}

/** @param allow the methods that the address accepts */
export function refuseMethod(...allow: readonly string[]): Response {
	return refuse("method_not_allowed", { headers: { Allow: allow.join(", ") } });
}

/** A refusal in our shape with the code and message of a library. */
export function refusalResponse(
	error: { code: string; message: string; fields?: Record<string, string> },
	status: number,
	headers: Headers,
): Response {
	headers.set("Cache-Control", "no-store");
	return Response.json({ error }, { status, headers });
}

/** The refusal code that best describes a response with this status. */
export function refusalOfStatus(status: number): RefusalCode {
	const exact = (Object.keys(refusals) as RefusalCode[]).find((code) => refusals[code].status === status);
	return exact ?? (status < 500 ? "bad_request" : "internal_error");
}
