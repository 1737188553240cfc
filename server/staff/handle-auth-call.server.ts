import type { RequestInfo } from "../context.server.ts";
import { visitorAddressHeader } from "../platform/auth.server.ts";
import type { Services } from "../services.server.ts";

/** Of all that better-auth offers, what this site uses. */
const offered = new Set([
	"sign-up/email",
	"sign-in/email",
	"sign-out",
	"get-session",
	"send-verification-email",
	"verify-email",
]);

const codesByStatus: Record<number, string> = { 404: "not_found", 405: "method_not_allowed", 429: "rate_limited" };

/** Answers a bare call to `/api/auth/…`, with errors in the shape that all endpoints share. */
export async function handleAuthCall(
	{ auth }: Pick<Services, "auth">,
	request: Request,
	path: string | undefined,
	visitor: RequestInfo,
): Promise<Response> {
	if (!offered.has(path ?? "")) return refusal(404, {}, new Headers());
	const headers = new Headers(request.headers);
	headers.set(visitorAddressHeader, visitor.ip);
	const response = await auth.handler(new Request(request, { headers }));
	if (response.status < 400) {
		response.headers.set("Cache-Control", "no-store");
		return response;
	}
	const answer = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
	return refusal(response.status, answer, response.headers);
}

function refusal(status: number, answer: { code?: string; message?: string }, from: Headers): Response {
	const headers = new Headers({ "Cache-Control": "no-store" });
	for (const cookie of from.getSetCookie()) headers.append("Set-Cookie", cookie);
	const retryAfter = from.get("x-retry-after");
	if (retryAfter) headers.set("Retry-After", retryAfter);
	const code = answer.code?.toLowerCase() ?? codesByStatus[status] ?? "refused";
	return Response.json({ error: { code, message: answer.message ?? "The call was refused" } }, { status, headers });
}
