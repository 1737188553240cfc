import type { RequestInfo } from "../context.server.ts";
import { refusalOfStatus, refusalResponse } from "../platform/http/refusal.server.ts";
import type { Services } from "../services.server.ts";
import { visitorAddressHeader } from "./auth.server.ts";

/** The endpoints of better-auth that this site uses. */
const allowed = new Set([
	"sign-up/email",
	"sign-in/email",
	"sign-out",
	"get-session",
	"send-verification-email",
	"verify-email",
]);

/** Handles a bare call to `/api/auth/…`. */
export async function handleAuthCall(
	{ auth }: Pick<Services, "auth">,
	request: Request,
	path: string | undefined,
	visitor: RequestInfo,
): Promise<Response> {
	if (!allowed.has(path ?? "")) return toRefusal(new Response(null, { status: 404 }));
	const headers = new Headers(request.headers);
	headers.set(visitorAddressHeader, visitor.ip);
	const response = await auth.handler(new Request(request, { headers }));
	if (response.status < 400) {
		response.headers.set("Cache-Control", "no-store");
		return response;
	}
	return toRefusal(response);
}

/** The library's own code and message in the site's refusal shape. */
async function toRefusal(response: Response): Promise<Response> {
	const { code, message } = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
	const headers = new Headers();
	for (const cookie of response.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
	const retryAfter = response.headers.get("x-retry-after");
	if (retryAfter) headers.set("Retry-After", retryAfter);
	const error = {
		code: code?.toLowerCase() ?? refusalOfStatus(response.status),
		message: message ?? "The call was refused",
	};
	return refusalResponse(error, response.status, headers);
}
