import type { Credentials } from "#domain/staff/credentials.ts";
import type { AccountNotice } from "#domain/staff/notices.ts";
import type { Services } from "../services.server.ts";
import { type AccountVisit, callAuth } from "./call-auth.server.ts";

/** Opens an account. Nobody can use it before its address is confirmed. */
export async function signUp(
	services: Services,
	visit: AccountVisit,
	credentials: Credentials,
): Promise<AccountNotice> {
	const { status, code } = await callAuth(services, visit, "/sign-up/email", credentials);
	if (status === 200) return "accountCreated";
	if (status === 429) return "tooManySignUps";
	// FAILED_TO_CREATE_USER: two sign-ups with one address at the same moment.
	if (code === "USER_ALREADY_EXISTS" || code === "FAILED_TO_CREATE_USER") return "accountExists";
	return status < 500 ? "signUpRefused" : "unexpected";
}
