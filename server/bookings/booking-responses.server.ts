const answers = {
	method_not_allowed: { status: 405, message: "Send a POST request." },
	wrong_signature: { status: 401, message: "The signature is missing, wrong or too old." },
	// The scheduler tries again for a day: time enough to set the key.
	not_configured: { status: 503, message: "CALENDLY_WEBHOOK_SIGNING_KEY is not set, so no message can be trusted." },
} as const;

export function bookingRefusal(code: keyof typeof answers): Response {
	const { status, message } = answers[code];
	return Response.json({ error: { code, message } }, { status, headers: status === 405 ? { Allow: "POST" } : {} });
}
