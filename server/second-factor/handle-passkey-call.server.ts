import { destination, withWelcome } from "#domain/staff/return-path.ts";
import { isFresh, readPasskeyName } from "#domain/staff/second-factor.ts";
import type { SignedIn } from "../context.server.ts";
import { isOwnOrigin } from "../platform/http/origin-check.server.ts";
import { readJsonBody } from "../platform/http/read-json-body.server.ts";
import { refuse } from "../platform/http/refusal.server.ts";
import type { Services } from "../services.server.ts";
import { takePasskeyCall } from "../staff/account-attempts.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import { readSession } from "../staff/read-session.server.ts";
import { addPasskey, passkeyCreation, passkeyRequest, signInWithPasskey } from "./passkeys.server.ts";

type Body = Record<string, unknown>;

/** For everybody: signing in. */
const openSteps: Record<string, (services: Services, visit: AccountVisit, body: Body) => Promise<Response>> = {
	async request(services, visit) {
		const { options, cookies } = await passkeyRequest(services, visit);
		return respond(options, cookies);
	},
	async "sign-in"(services, visit, { response, next }) {
		const result = await signInWithPasskey(services, visit, response);
		if (!result.ok) return refuse(result.code === "unexpected" ? "internal_error" : "unauthorized");
		const asked = typeof next === "string" ? next : null;
		return respond({ to: withWelcome(destination(result.role, asked)) }, result.cookies);
	},
};

/** Steps for people who signed in a moment ago. */
const ownSteps: Record<
	string,
	(services: Services, visit: AccountVisit, body: Body, signedIn: SignedIn) => Promise<Response>
> = {
	async creation(services, visit) {
		const { options, cookies } = await passkeyCreation(services, visit);
		return respond(options, cookies);
	},
	async add(services, visit, { response, name }, signedIn) {
		const read = readPasskeyName(name);
		if (!read) return refuse("bad_request");
		const result = await addPasskey(services, visit, signedIn, response, read);
		return result.ok ? respond({ recoveryCodes: result.recoveryCodes }, result.cookies) : refuse("unauthorized");
	},
};

/** Handles `POST /api/passkey/…`: what a page's script needs to use passkeys. */
export async function handlePasskeyCall(
	services: Services,
	request: Request,
	step: string,
	visitor: AccountVisit["visitor"],
): Promise<Response> {
	const open = Object.hasOwn(openSteps, step) ? openSteps[step] : undefined;
	const own = Object.hasOwn(ownSteps, step) ? ownSteps[step] : undefined;
	if (!open && !own) return refuse("not_found");
	const body = await readJsonBody(request);
	if (!body.ok) return body.response;
	if (!isOwnOrigin(request.headers, services.env)) return refuse("wrong_origin");
	const visit = { headers: request.headers, visitor };
	if (await takePasskeyCall(services, visit)) return refuse("rate_limited");
	const json = (body.json ?? {}) as Body;
	if (open) return open(services, visit, json);
	const { signedIn, cookies } = await readSession(services, visit);
	if (!own || !signedIn) return refuse("unauthorized");
	if (!isFresh(signedIn.provedAt, services.clock())) return refuse("forbidden");
	const response = await own(services, visit, json, signedIn);
	// A session that the passkey replaced must not be prolonged.
	const isReplaced = response.headers.getSetCookie().some((cookie) => cookie.includes("sf.session_token="));
	for (const cookie of isReplaced ? [] : cookies) response.headers.append("Set-Cookie", cookie);
	return response;
}

function respond(body: object, cookies: readonly string[]): Response {
	const headers = new Headers({ "Cache-Control": "no-store" });
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	return Response.json(body, { headers });
}
