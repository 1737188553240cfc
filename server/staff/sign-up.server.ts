import type { Credentials } from "#domain/staff/credentials.ts";
import type { AccountNotice } from "#domain/staff/notices.ts";
import type { Services } from "../services.server.ts";
import { type AccountVisit, callAuth } from "./call-auth.server.ts";

/** Opens an account that nobody can use before its address is confirmed. */
export async function signUp(
	services: Services,
	visit: AccountVisit,
	credentials: Credentials,
): Promise<AccountNotice> {
	const { status, code } = await callAuth(services, visit, "/sign-up/email", credentials);
	if (status === 200) return "accountCreated";
	if (status === 429) return "tooManySignUps";
	// The second name is that of a race: two sign-ups with one address, of which the database took one.
	if (code === "USER_ALREADY_EXISTS" || code === "FAILED_TO_CREATE_USER") return "accountExists";
	return status < 500 ? "signUpRefused" : "unexpected";
}
