import type { CredentialIntent, Credentials } from "#domain/staff/credentials.ts";
import type { AccountNotice } from "#domain/staff/notices.ts";
import { isOwnOrigin } from "../platform/http/origin-check.server.ts";
import { readJsonBody } from "../platform/http/read-json-body.server.ts";
import { refusalResponse, refuse, refuseMethod } from "../platform/http/refusal.server.ts";
import { limits } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";
import type { AccountVisit } from "./call-auth.server.ts";
import { HashQueueError } from "./hash-turns.server.ts";
import { readSession } from "./read-session.server.ts";
import { readRequestedCredentials } from "./requested-credentials.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signOut } from "./sign-out.server.ts";
import { signUp } from "./sign-up.server.ts";

interface Endpoint {
	method: "GET" | "POST";
	handle(services: Services, visit: AccountVisit, request: Request): Promise<Response>;
}

/** All that programs can call. Everything else that the accounts library offers is refused with 404. */
export const accountEndpoints = new Map<string, Endpoint>([
	[
		"sign-up/email",
		{
			method: "POST",
			async handle(services, visit, request) {
				const read = await readCredentials("sign-up", request);
				if (!read.ok) return read.response;
				const notice = await signUp(services, visit, read.credentials, read.captchaToken);
				return notice === "accountCreated" ? respond({ created: true }) : refuseNotice(notice);
			},
		},
	],
	[
		"sign-in/email",
		{
			method: "POST",
			async handle(services, visit, request) {
				const read = await readCredentials("sign-in", request);
				if (!read.ok) return read.response;
				const result = await signIn(services, visit, read.credentials, null);
				if (!result.ok) return refuseNotice(result.code);
				// The session's token is in the cookie alone, where no script can read it.
				return respond({ user: { id: result.userId, email: read.credentials.email } }, result.cookies);
			},
		},
	],
	[
		"sign-out",
		{
			method: "POST",
			async handle(services, visit, request) {
				// Pages sign out by themselves: see `app/features/session`.
				const reason = new URL(request.url).searchParams.get("reason") === "inactivity" ? "inactivity" : undefined;
				return Response.json({ success: true }, { headers: await signOut(services, visit, reason) });
			},
		},
	],
	[
		"get-session",
		{
			method: "GET",
			async handle(services, visit) {
				const { signedIn, cookies } = await readSession(services, visit);
				const session = signedIn && {
					session: { expiresAt: signedIn.expiresAt },
					user: { id: signedIn.userId, email: signedIn.email },
				};
				return respond(session, cookies);
			},
		},
	],
]);

/** Handles a bare call to `/api/auth/…`. */
export async function handleAuthCall(
	services: Services,
	request: Request,
	path: string | undefined,
	visitor: AccountVisit["visitor"],
): Promise<Response> {
	const endpoint = accountEndpoints.get(path ?? "");
	if (!endpoint) return refuse("not_found");
	if (request.method !== endpoint.method) return refuseMethod(endpoint.method);
	if (endpoint.method === "POST" && !isOwnOrigin(request.headers, services.env)) return refuse("wrong_origin");
	const visit = { headers: request.headers, visitor, signal: request.signal };
	return endpoint.handle(services, visit, request).catch((error) => {
		if (error instanceof HashQueueError) return refuseNotice("busy");
		throw error;
	});
}

async function readCredentials(
	intent: CredentialIntent,
	request: Request,
): Promise<{ ok: true; credentials: Credentials; captchaToken: string | null } | { ok: false; response: Response }> {
	const body = await readJsonBody(request);
	if (!body.ok) return body;
	const read = readRequestedCredentials(intent, body.json);
	if (read.ok) {
		const { captcha } = body.json as Record<string, unknown>;
		return { ...read, captchaToken: typeof captcha === "string" ? captcha : null };
	}
	return { ok: false, response: refusalResponse({ code: read.code, message: read.message }, 400, new Headers()) };
}

function respond(body: unknown, cookies: string[] = []): Response {
	const headers = new Headers({ "Cache-Control": "no-store" });
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	return Response.json(body, { headers });
}

type AccountRefusal = AccountNotice | "secondFactor";

/** The codes are those of the accounts library. */
const refusals = {
	wrongCredentials: [401, "invalid_email_or_password", "Invalid email or password"],
	unconfirmed: [403, "email_not_verified", "Email not verified"],
	secondFactor: [403, "second_factor_required", "Sign in on the page: this account also asks for a second factor"],
	sessionInvalid: [401, "session_invalid", "The session could not be validated"],
	accountExists: [422, "user_already_exists", "This email is already registered. Please sign in instead."],
} satisfies Partial<Record<AccountRefusal, [status: number, code: string, message: string]>>;

function refuseNotice(notice: AccountRefusal): Response {
	if (notice === "tooManySignIns" || notice === "tooManySignUps") {
		return refuse("rate_limited", { headers: { "Retry-After": String(limits.signInsPerAccount.windowMinutes * 60) } });
	}
	if (notice === "busy") return refuse("unavailable");
	if (!isRefusal(notice)) return refuse("internal_error");
	const [status, code, message] = refusals[notice];
	return refusalResponse({ code, message }, status, new Headers());
}

function isRefusal(notice: AccountRefusal): notice is keyof typeof refusals {
	return Object.hasOwn(refusals, notice);
}
