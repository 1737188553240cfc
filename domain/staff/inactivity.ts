import type { StaffRole } from "./roles.ts";
import { sessionMaxHours } from "./sign-in-periods.ts";

const minuteMs = 60_000;

/** A session ends after this long without a sign of its user. */
const inactivityMinutes: Record<StaffRole, number> = { viewer: 8 * 60, agent: 8 * 60, admin: 30 };

/** How long before the end the user is warned. */
export const warningMinutes = 5;

/** The server stores the last activity of a session at most this often. */
export const activityWriteMs = minuteMs;

/** A browser reports activity at most this often: a little less often than the server stores it. */
export const activityReportMs = minuteMs + 5000;

export function inactivityMs(role: StaffRole): number {
	return inactivityMinutes[role] * minuteMs;
}

export interface SessionEnd {
	at: Date;
	cause: "inactivity" | "age";
}

/** When a session ends unless its user does something, and why. */
export function sessionEnd(role: StaffRole, session: { createdAt: Date; lastActiveAt: Date }): SessionEnd {
	const inactive = session.lastActiveAt.getTime() + inactivityMs(role);
	const old = session.createdAt.getTime() + sessionMaxHours[role] * 60 * minuteMs;
	return inactive < old ? { at: new Date(inactive), cause: "inactivity" } : { at: new Date(old), cause: "age" };
}

export type IdleStage = "active" | "warning" | "over";

/** What to show after this long without activity, and how long until that changes. */
export function idleStage(idleMs: number, timeoutMs: number): { stage: IdleStage; nextInMs: number } {
	const leftMs = timeoutMs - idleMs;
	const untilWarningMs = leftMs - warningMinutes * minuteMs;
	if (untilWarningMs > 0) return { stage: "active", nextInMs: untilWarningMs };
	return leftMs > 0 ? { stage: "warning", nextInMs: leftMs } : { stage: "over", nextInMs: 0 };
}
