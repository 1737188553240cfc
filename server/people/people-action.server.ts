import type { OwedProof, PeopleFormResult } from "#domain/staff/people.ts";
import { mayManagePeople } from "#domain/staff/roles.ts";
import { isFresh } from "#domain/staff/second-factor.ts";
import { proofRefusal, provePassword } from "../account/prove-password.server.ts";
import type { SignedIn } from "../context.server.ts";
import { renewProof } from "../second-factor/prove-again.server.ts";
import type { Services } from "../services.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";

/** The arguments of every action on people. */
export interface PeopleAction {
	services: Services;
	visit: AccountVisit;
	/** The admin. */
	by: SignedIn;
	fields: Record<string, unknown>;
}

/** The proof that admins who did not sign in just now have to repeat; null if none. */
export function owedProof({ provedAt, hasFactor }: SignedIn, now: Date): OwedProof | null {
	if (isFresh(provedAt, now)) return null;
	return hasFactor ? "factor" : "password";
}

/**
 * Asks admins who did not sign in just now for their password once more. Those with a second factor confirm both on the
 * page of the second factor first: a stolen session and a guessed password must not be enough.
 * @returns why the action is refused; null if it may continue
 */
export async function refusedProof({ services, visit, by, fields }: PeopleAction): Promise<PeopleFormResult | null> {
	if (!mayManagePeople(by.role)) return { ok: false, code: "notAdmin" };
	const owed = owedProof(by, services.clock());
	if (!owed) return null;
	if (owed === "factor") return { ok: false, code: "proveFirst" };
	if (!fields.current) return { ok: false, code: "invalid", errors: { current: "password_missing" } };
	const proof = await provePassword(services, visit, by, fields.current);
	if (!proof.ok) return proofRefusal(proof, "current");
	await renewProof(services, by.sessionId);
	return null;
}
