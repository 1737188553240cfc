import { eq } from "drizzle-orm";
import { passkeys, sessions, twoFactors, users } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import { mayManagePeople } from "#domain/staff/roles.ts";
import type { SignedIn } from "../context.server.ts";
import type { Services } from "../services.server.ts";
import { tellOwnerOfAdmin } from "../staff/account-event.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import { lockAdmins } from "../staff/roles.server.ts";
import { logSecurity } from "../staff/security-log.server.ts";
import { staffAction } from "../staff/staff-action.server.ts";

interface FactorReset {
	services: Services;
	/** The admin's visit. */
	visit: AccountVisit;
	/** The admin. */
	by: SignedIn;
	/** The person whose device is lost. */
	personId: string;
}

/** `ownAccount`: the own factors are changed on their page. `noFactor`: there is nothing to reset. */
type FactorResetResult = ActionResult<unknown, "notAllowed" | "ownAccount" | "unknownPerson" | "noFactor">;

/**
 * Lets an admin remove the app, the passkeys and the recovery codes from the account of a person who lost them. All its
 * sessions end, because the finder of the device may have one. The person then signs in with the password, and has to
 * set up a new second factor before the dashboard opens. They are notified by email. The caller has checked the admin's
 * identity.
 */
export async function resetSecondFactor(asked: FactorReset): Promise<FactorResetResult> {
	const { services, visit, by, personId } = asked;
	const refused = await refusalOf(asked);
	if (refused) return { ok: false, code: refused };
	const reset = await staffAction<FactorResetResult>(services, by, "authentication", async ({ transaction, log }) => {
		// The password took its time to check: the role may be gone by now.
		if (!(await lockAdmins(transaction)).includes(by.userId)) return { ok: false, code: "notAllowed" };
		const [person] = await transaction
			.select({ hasFactor: users.twoFactorEnabled })
			.from(users)
			.where(eq(users.id, personId))
			.for("update");
		if (!person) return { ok: false, code: "unknownPerson" };
		if (!person.hasFactor) return { ok: false, code: "noFactor" };
		await transaction.delete(twoFactors).where(eq(twoFactors.userId, personId));
		await transaction.delete(passkeys).where(eq(passkeys.userId, personId));
		await transaction.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, personId));
		await transaction.delete(sessions).where(eq(sessions.userId, personId));
		await log("FACTOR_RESET", { subjectId: personId });
		return { ok: true };
	});
	if (reset.ok) await tellOwnerOfAdmin(services, visit, personId, "factorReset");
	return reset;
}

async function refusalOf({ services, visit, by, personId }: FactorReset) {
	if (!mayManagePeople(by.role)) {
		const refused = { table: "authentication", action: "ACCESS_REFUSED", details: "people" } as const;
		await logSecurity(services, { ...refused, userId: by.userId, ip: visit.visitor.ip });
		return "notAllowed";
	}
	if (personId === by.userId) return "ownAccount";
	return null;
}
