const refusals = {
	bad_request: { status: 400, message: "The request is malformed." },
	invalid_report: { status: 400, message: "The body is not a report of a policy violation." },
	unauthorized: { status: 401, message: "Sign in first." },
	wrong_origin: { status: 403, message: "The request does not come from this site." },
	forbidden: { status: 403, message: "This is not allowed." },
	not_found: { status: 404, message: "There is nothing at this address." },
	method_not_allowed: { status: 405, message: "This address does not take requests of this method." },
	payload_too_large: { status: 413, message: "The body is too large." },
	uri_too_long: { status: 414, message: "The address is too long." },
	unsupported_media_type: { status: 415, message: "The body is of a type that this address does not take." },
	rate_limited: { status: 429, message: "Too many requests. Wait a moment and try again." },
	internal_error: { status: 500, message: "Something went wrong. It has been logged." },
	unavailable: { status: 503, message: "The service is not available right now. Try again later." },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof refusals;

/** Seconds after which a visitor may find the database back. */
export const retryAfterSeconds = 10;

/** The one shape in which the edge says no. */
export function refuse(code: RefusalCode, headers: Record<string, string> = {}): Response {
	const { status, message } = refusals[code];
	return Response.json(
		{ error: { code, message } },
		{
			status,
			headers: {
				"Cache-Control": "no-store",
				...(code === "unavailable" ? { "Retry-After": String(retryAfterSeconds) } : {}),
				...headers,
			},
		},
	);
}

/** The refusal that says best what an answer with this status means. */
export function refusalOfStatus(status: number): RefusalCode {
	const exact = (Object.keys(refusals) as RefusalCode[]).find((code) => refusals[code].status === status);
	return exact ?? (status < 500 ? "bad_request" : "internal_error");
}
