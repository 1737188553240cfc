import { eq, sql } from "drizzle-orm";
import { sessions, users } from "#database/schema.ts";
import type { AccountNotice } from "#domain/staff/notices.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import { type Database, rowsOf } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { tellOwner } from "./account-event.server.ts";
import type { AccountVisit } from "./call-auth.server.ts";
import { deviceCookie, readDevice } from "./device-cookie.server.ts";
import { endEarlierSession } from "./read-session.server.ts";
import { grantListedAdmin, removeUnlistedAdmins, roleOf } from "./roles.server.ts";
import { logSecurity } from "./security-log.server.ts";
import { noteDevice } from "./session-device.server.ts";
import { signedInCookie } from "./signed-in-cookie.server.ts";

export type SignInResult =
	| { ok: true; userId: string; role: StaffRole; cookies: string[] }
	| { ok: false; code: AccountNotice }
	/** The password was right. The cookies name whose second factor is asked for next. */
	| { ok: false; code: "secondFactor"; cookies: string[] };

interface NewSession {
	userId: string;
	email: string;
	sessionToken: string;
	cookies: string[];
}

/** The proof of the sign-in. */
export interface SignInProof {
	/** Either the password or a passkey. */
	by: "password" | "passkey";
	/** True if a mailed link or a second factor shows that it is surely the owner. */
	isOwner: boolean;
	/** True if a mailed link has just confirmed the account or set its password. */
	isExpected: boolean;
}

/** Does what follows once everything that a sign-in takes was proved, and only then. */
export async function completeSignIn(
	services: Services,
	visit: AccountVisit,
	{ userId, email, sessionToken, cookies }: NewSession,
	{ by, isOwner, isExpected }: SignInProof,
): Promise<Exclude<SignInResult, { code: "secondFactor" }>> {
	const { env, clock, database } = services;
	if (!(await isValidSession(database.db, sessionToken))) {
		await database.db.delete(sessions).where(eq(sessions.token, sessionToken));
		return { ok: false, code: "sessionInvalid" };
	}
	await endEarlierSession(services, visit.headers);
	await removeUnlistedAdmins(services, sessionToken);
	await grantListedAdmin(services, { id: userId, email });
	await logSecurity(services, { table: "authentication", action: "LOGIN_SUCCESS", userId, ip: visit.visitor.ip });
	const isKnown = readDevice(env, visit.headers, email, clock()) !== null;
	if (!isKnown && !isExpected) {
		await tellOwner(services, visit, userId, by === "passkey" ? "passkeySignIn" : "newDevice");
	}
	// Only now: nothing that a visitor sends about the device must keep the sign-in out of the log and the mail.
	await noteDevice(services, visit, sessionToken);
	if (isKnown || isOwner) {
		const lastLanguage = requestLocale(visit.headers);
		await database.db.update(users).set({ lastLanguage }).where(eq(users.id, userId));
	}
	const device = isKnown ? [] : [deviceCookie(env, email, clock())];
	return {
		ok: true,
		userId,
		role: await roleOf(services, userId),
		cookies: [...cookies, signedInCookie(env), ...device],
	};
}

/** Checked right after sign-in. Sessions end by the machine's own clock, as in better-auth. */
async function isValidSession(db: Database, token: string): Promise<boolean> {
	const [row] = rowsOf(await db.execute<{ valid: boolean }>(sql`SELECT validate_user_session(${token}) AS valid`));
	return row?.valid ?? false;
}
