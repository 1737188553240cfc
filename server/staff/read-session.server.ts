import type { SignedIn } from "../context.server.ts";
import type { Services } from "../services.server.ts";
import { roleOf } from "./roles.server.ts";

/**
 * Reads who is signed in.
 * @returns also the cookies that prolong the session, to be sent with the response
 */
export async function readSession(
	services: Services,
	headers: Headers,
): Promise<{ signedIn: SignedIn | null; cookies: string[] }> {
	const { response: current, headers: renewed } = await services.auth.api.getSession({ headers, returnHeaders: true });
	const cookies = renewed.getSetCookie();
	if (!current) return { signedIn: null, cookies };
	const { user, session } = current;
	const role = await roleOf(services, user.id);
	return { signedIn: { userId: user.id, email: user.email, role, expiresAt: session.expiresAt }, cookies };
}
