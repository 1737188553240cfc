import { sql } from "drizzle-orm";
import type { RateLimit } from "../platform/limiter.server.ts";
import { networksOf } from "../platform/networks.server.ts";
import { limits, wholeSite } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";

interface SecurityEvent {
	/** What it is about: a table, or `authentication`. */
	table: "authentication" | "rate_limits" | "user_roles" | "contact_submissions" | "visitor_profiles" | "data_requests";
	action:
		| "LOGIN_SUCCESS"
		| "LOGIN_FAILURE"
		| "LOGOUT"
		| "PASSWORD_SET"
		| "LIMIT_REACHED"
		| "ACCESS_REFUSED"
		| "ROLE_GRANTED"
		| "ROLE_REMOVED"
		| "ROWS_READ"
		| "LEAD_RELEASED"
		| "DATA_REQUEST_DECIDED"
		| "STOP_RECORDED";
	/** Null for a stranger, of whom only the network is stored. */
	userId: string | null;
	/** The visitor's address. */
	ip?: string;
	/** The site's own words: never what somebody typed. */
	details?: string;
}

type LogParts = Pick<Services, "database" | "limiter" | "log">;

/** Records what accounts did and what was refused. A failure to record is logged and stops nobody. */
export async function logSecurity({ database, limiter, log }: LogParts, event: SecurityEvent): Promise<void> {
	const { table, action, userId, ip, details } = event;
	// A flood of strangers must not fill the database.
	if (userId === null && !limiter.take(limits.strangersInSecurityLog, wholeSite)) return;
	const network = ip ? networksOf(ip).network : null;
	try {
		await database.db.execute(
			sql`SELECT simple_security_log(${table}, ${action}, ${userId}, ${network}, ${details ?? null})`,
		);
	} catch (error) {
		log.error({ error, action }, "the security log was not written");
	}
}

/** Records that a limit was reached, once in its window for each subject, because a refused call must cost nothing. */
export async function logLimit(parts: LogParts, limit: RateLimit, subject: string, ip: string): Promise<void> {
	const once = { name: "security-log/limit", max: 1, windowMinutes: limit.windowMinutes };
	if (!parts.limiter.take(once, `${limit.name}/${subject}`)) return;
	await logSecurity(parts, {
		table: "authentication",
		action: "LIMIT_REACHED",
		userId: null,
		ip,
		details: limit.name,
	});
}
