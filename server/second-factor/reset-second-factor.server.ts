import { eq } from "drizzle-orm";
import { passkeys, sessions, twoFactors, users } from "#database/schema.ts";
import { mayManagePeople } from "#domain/staff/roles.ts";
import type { SignedIn } from "../context.server.ts";
import type { Services } from "../services.server.ts";
import { tellOwnerOfAdmin } from "../staff/account-event.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import { lockAdmins } from "../staff/roles.server.ts";
import { logSecurity, recordSecurity } from "../staff/security-log.server.ts";

interface FactorReset {
	services: Services;
	/** The admin's visit. */
	visit: AccountVisit;
	/** The admin. */
	by: SignedIn;
	/** The person whose device is lost. */
	personId: string;
}

type FactorResetResult =
	| { ok: true }
	| {
			ok: false;
			/** `ownAccount`: the own factors are changed on their page. `noFactor`: there is nothing to reset. */
			code: "notAllowed" | "ownAccount" | "unknownPerson" | "noFactor";
	  };

/**
 * Lets an admin remove the app, the passkeys and the recovery codes from the account of a person who lost them. All its
 * sessions end, because the finder of the device may have one. The person then signs in with the password, and has to
 * set up a new second factor before the dashboard opens. They are notified by email. The caller has checked the admin's
 * identity.
 */
export async function resetSecondFactor(reset: FactorReset): Promise<FactorResetResult> {
	const { services, visit, by, personId } = reset;
	const refused = await refusalOf(reset);
	if (refused) return { ok: false, code: refused };
	const unreset = await services.database.db.transaction(async (transaction) => {
		// The password took its time to check: the role may be gone by now.
		if (!(await lockAdmins(transaction)).includes(by.userId)) return "notAllowed";
		const [person] = await transaction
			.select({ hasFactor: users.twoFactorEnabled })
			.from(users)
			.where(eq(users.id, personId))
			.for("update");
		if (!person) return "unknownPerson";
		if (!person.hasFactor) return "noFactor";
		await transaction.delete(twoFactors).where(eq(twoFactors.userId, personId));
		await transaction.delete(passkeys).where(eq(passkeys.userId, personId));
		await transaction.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, personId));
		await transaction.delete(sessions).where(eq(sessions.userId, personId));
		const event = { table: "authentication", action: "FACTOR_RESET", userId: by.userId, subjectId: personId } as const;
		await recordSecurity(transaction, services.clock(), { ...event, ip: visit.visitor.ip });
		return null;
	});
	if (unreset) return { ok: false, code: unreset };
	await tellOwnerOfAdmin(services, visit, personId, "factorReset");
	return { ok: true };
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
