import { sql } from "drizzle-orm";
import type { SecurityAction } from "#domain/audit/security-actions.ts";
import { insertAuditEntry } from "../audit/insert-audit-entry.server.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import type { RateLimit } from "../platform/limiter.server.ts";
import { networksOf } from "../platform/networks.server.ts";
import { limits, wholeSite } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";

export interface SecurityEvent {
	/** Its subject: a table, or `authentication`. */
	table:
		| "authentication"
		| "rate_limits"
		| "user_roles"
		| "invitations"
		| "staff_records"
		| "routing_rules"
		| "site_settings"
		| "text_sign_offs"
		| "contact_submissions"
		| "lead_commands"
		| "lead_imports"
		| "visitor_profiles"
		| "conversion_events"
		| "data_requests"
		| "blog_articles"
		| "blog_images"
		| "blog_publications"
		| "do_not_call_lists"
		| "complaints"
		| "audit_entries"
		| "jobs"
		| "webhook_endpoints";
	action: SecurityAction;
	/** Null for a stranger, of whom only the network is stored. */
	userId: string | null;
	/** The account or record that it was done to, unless it is the user's own. */
	subjectId?: string;
	/** The visitor's address. */
	ip?: string;
	/** The site's own words: never what somebody typed. */
	details?: string;
}

type LogParts = Pick<Services, "clock" | "database" | "limiter" | "log">;

/** Records an event in the transaction that it is about, so that neither exists without the other. */
export async function recordSecurity(db: Database | Transaction, at: Date, event: SecurityEvent): Promise<void> {
	const { table, action, userId, subjectId = null, ip, details = null } = event;
	const network = ip ? networksOf(ip).network : null;
	await db.execute(
		sql`SELECT simple_security_log(${table}, ${action}, ${userId}, ${network}, ${details ?? subjectId})`,
	);
	if (userId !== null) await insertAuditEntry(db, { action, table, userId, subjectId, network, details, at });
}

/**
 * Records what accounts did and what was refused, and in the audit ledger what staff did. A failure to record is logged
 * and stops nobody.
 */
export async function logSecurity(parts: LogParts, event: SecurityEvent): Promise<void> {
	const { clock, database, limiter, log } = parts;
	// A flood of strangers must not fill the database.
	if (event.userId === null && !limiter.take(limits.strangersInSecurityLog, wholeSite)) return;
	try {
		await recordSecurity(database.db, clock(), event);
	} catch (error) {
		log.error({ error, action: event.action }, "the security log was not written");
	}
}

/**
 * Records that a page or a call was refused: once in ten minutes for each person and kind of page, ignoring the number
 * in the address, because an entry of the audit ledger can't be deleted and a refused person can ask all day. A person
 * who keeps asking is recorded once more in an hour.
 * @param refused `details` is the page
 */
export async function logRefusedPage(
	parts: LogParts,
	refused: { action: "ACCESS_REFUSED" | "FACTOR_MISSING"; userId: string; details?: string; ip: string },
): Promise<void> {
	const { action, userId, details = "" } = refused;
	if (!parts.limiter.take(limits.refusedPagesPerAccount, userId)) {
		await logLimit(parts, limits.refusedPagesPerAccount, userId, refused.ip);
	}
	const [kindOfPage] = details.split("/");
	if (!parts.limiter.take(limits.refusedPagesInSecurityLog, `${action}/${userId}/${kindOfPage}`)) return;
	await logSecurity(parts, { table: "authentication", ...refused });
}

/** Records what accounts choose for themselves: anyone may open one, and change it back and forth all day. */
export async function logOwnChoice(parts: LogParts, event: SecurityEvent & { userId: string }): Promise<void> {
	if (parts.limiter.take(limits.ownChoicesInSecurityLog, event.userId)) await logSecurity(parts, event);
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
