import { createEmailVerificationToken, isAPIError } from "better-auth/api";
import type { Credentials } from "#domain/staff/credentials.ts";
import type { AccountNotice } from "#domain/staff/notices.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import type { Services } from "../services.server.ts";
import { type AccountVisit, type AuthResponse, callAuth } from "./call-auth.server.ts";
import { linkLifetimeHours, sendConfirmation } from "./confirmation-mail.server.ts";
import { roleOf } from "./roles.server.ts";

export type SignInResult = { ok: true; role: StaffRole; cookies: string[] } | { ok: false; code: AccountNotice };

/**
 * Signs in. An account's first sign-in also needs the token of its confirmation mail. The link alone activates nothing,
 * so neither a mail scanner nor a stranger who signed up with the address can activate the account.
 */
export async function signIn(
	services: Services,
	visit: AccountVisit,
	credentials: Credentials,
	confirmationToken: string | null,
): Promise<SignInResult> {
	const first = await callAuth(services, visit, "/sign-in/email", credentials);
	if (first.code !== "EMAIL_NOT_VERIFIED") return toResult(services, first);
	if (confirmationToken && (await confirmAddress(services, confirmationToken, credentials.email))) {
		return toResult(services, await callAuth(services, visit, "/sign-in/email", credentials));
	}
	await sendNewLink(services, visit, credentials.email);
	return { ok: false, code: confirmationToken ? "linkExpired" : "unconfirmed" };
}

async function toResult(services: Services, response: AuthResponse): Promise<SignInResult> {
	if (response.status === 200 && response.userId) {
		return { ok: true, role: await roleOf(services, response.userId), cookies: response.cookies };
	}
	if (response.status === 429) return { ok: false, code: "tooManySignIns" };
	if (response.code === "SESSION_INVALID") return { ok: false, code: "sessionInvalid" };
	return { ok: false, code: response.status < 500 ? "wrongCredentials" : "unexpected" };
}

async function confirmAddress({ auth }: Services, token: string, email: string): Promise<boolean> {
	if (addressIn(token) !== email) return false;
	try {
		await auth.api.verifyEmail({ query: { token } });
		return true;
	} catch (error) {
		if (isAPIError(error)) return false;
		throw error;
	}
}

/** Read only to compare. `verifyEmail` checks the signature. */
function addressIn(token: string): unknown {
	try {
		return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")).email;
	} catch {
		return undefined;
	}
}

async function sendNewLink(services: Services, visit: AccountVisit, email: string): Promise<void> {
	const token = await createEmailVerificationToken(services.env.authSecret, email, undefined, linkLifetimeHours * 3600);
	await sendConfirmation(services, email, token, visit.headers);
}
