import { and, desc, eq, gt, ne } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { sessions } from "#database/schema.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { inactivityMs } from "#domain/staff/inactivity.ts";
import type { AccountFormResult, OwnSession } from "#domain/staff/own-account.ts";
import { sessionMaxHours } from "#domain/staff/sign-in-periods.ts";
import { formatDateTime } from "#i18n/format.ts";
import type { SignedIn } from "../context.server.ts";
import { nameOfPlace } from "../location/name-of-place.server.ts";
import type { Services } from "../services.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import { logSecurity } from "../staff/security-log.server.ts";
import { proofRefusal, proveRecently } from "./prove-password.server.ts";

/** The open sessions, the present one first. better-auth counts `expiresAt` by the machine's own clock. */
export async function listOwnSessions(
	{ clock, database }: Pick<Services, "clock" | "database">,
	{ userId, role, sessionId }: Actor,
	locale: Locale,
): Promise<OwnSession[]> {
	const now = clock().getTime();
	const oldest = new Date(now - sessionMaxHours[role] * 3_600_000);
	const rows = await database.db
		.select({
			id: sessions.id,
			browser: sessions.browser,
			system: sessions.system,
			place: sessions.place,
			createdAt: sessions.createdAt,
			lastActiveAt: sessions.lastActiveAt,
		})
		.from(sessions)
		.where(
			and(
				eq(sessions.userId, userId),
				gt(sessions.expiresAt, new Date()),
				gt(sessions.createdAt, oldest),
				gt(sessions.lastActiveAt, new Date(now - inactivityMs(role))),
			),
		)
		.orderBy(desc(sessions.lastActiveAt));
	const time = (date: Date) => formatDateTime(locale, date, agency.timeZone);
	return rows
		.map(({ id, browser, system, place, createdAt, lastActiveAt }) => ({
			id,
			device: [browser, system].filter(Boolean).join(", ") || null,
			place: place && nameOfPlace(locale, place),
			signedIn: time(createdAt),
			lastSeen: time(lastActiveAt),
			isThis: id === sessionId,
		}))
		.sort((a, b) => Number(b.isThis) - Number(a.isThis));
}

/**
 * Ends one other session of the account, or all of them. It requires a proof, so that a person at an unlocked screen
 * can't sign the owner out elsewhere.
 */
export async function endOtherSessions(
	services: Services,
	visit: AccountVisit,
	signedIn: SignedIn,
	{ session, password }: Record<string, unknown>,
): Promise<AccountFormResult> {
	const { userId, sessionId } = signedIn;
	const proof = await proveRecently(services, visit, signedIn, password);
	if (!proof.ok) return proofRefusal(proof, "password");
	const others = and(eq(sessions.userId, userId), ne(sessions.id, sessionId));
	const isAll = session === "all";
	const chosen = isAll ? undefined : eq(sessions.id, typeof session === "string" ? session : "");
	const ended = await services.database.db.delete(sessions).where(and(others, chosen)).returning({ id: sessions.id });
	if (ended.length > 0) {
		const details = `ended by the owner: ${ended.length}`;
		const event = { table: "authentication", action: "SESSIONS_ENDED", details } as const;
		await logSecurity(services, { ...event, userId, ip: visit.visitor.ip });
	}
	return { ok: true, done: isAll ? "sessions-ended" : "session-ended" };
}
