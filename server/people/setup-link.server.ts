import { randomBytes, randomUUID } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { and, eq, gt } from "drizzle-orm";
import { userRoles, verifications } from "#database/schema.ts";
import { setupLinkHours, setupPath } from "#domain/staff/first-admin.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import type { Env } from "../platform/env.server.ts";
import { sha256 } from "../platform/sha256.server.ts";
import type { Services } from "../services.server.ts";
import { recordSecurity } from "../staff/security-log.server.ts";

/** One row, so that a new link replaces the one before. */
export const setupLinkId = "first-admin";

/** The file that holds the link if no terminal can show it. */
export function setupFileOf({ dataDir }: Pick<Env, "dataDir">): string {
	return join(dataDir, "setup-link.txt");
}

/**
 * Makes the link with which the first admin opens an account. It voids the one of an earlier start. Only its hash is stored.
 * @returns null if somebody is an admin
 */
export async function makeSetupLink({
	clock,
	database,
	env,
}: Pick<Services, "clock" | "database" | "env">): Promise<string | null> {
	const token = randomBytes(32).toString("base64url");
	const now = clock();
	const link = { value: sha256(token), expiresAt: new Date(now.getTime() + setupLinkHours * 3_600_000) };
	const isMade = await database.db.transaction(async (transaction) => {
		if (await hasAdmin(transaction)) {
			await transaction.delete(verifications).where(eq(verifications.id, setupLinkId));
			return false;
		}
		await transaction
			.insert(verifications)
			.values({ id: setupLinkId, identifier: setupLinkId, ...link })
			.onConflictDoUpdate({ target: verifications.id, set: { ...link, updatedAt: now } });
		await recordSecurity(transaction, now, { table: "user_roles", action: "SETUP_LINK_MADE", userId: null });
		return true;
	});
	return isMade ? `${env.siteOrigin}${setupPath}?token=${token}` : null;
}

/**
 * Offers the first admin's account while the site has no admin: the link goes to the terminal, or into a file that only
 * the server's own user can read. A log never holds it, because more people read logs.
 * @returns what to print
 */
export async function offerSetup(
	services: Pick<Services, "clock" | "database" | "env">,
	{ isTerminal }: { isTerminal: boolean },
): Promise<string | null> {
	const link = await makeSetupLink(services);
	const file = setupFileOf(services.env);
	rmSync(file, { force: true });
	if (!link) return null;
	const works = `It works once, within ${setupLinkHours} hours.`;
	if (isTerminal) return `Nobody is an admin yet. Create the first account here. ${works}\n${link}`;
	// Another process may write its own at the same moment.
	const draft = `${file}.${randomUUID()}`;
	writeFileSync(draft, `${link}\n`, { mode: 0o600, flag: "wx" });
	renameSync(draft, file);
	return `Nobody is an admin yet. The link to create the first account is in ${file}. ${works}`;
}

/** True while the link opens an account: it is the newest, in time, and nobody is an admin. */
export async function isSetupOpen(
	{ clock, database: { db } }: Pick<Services, "clock" | "database">,
	token: string | null,
): Promise<boolean> {
	if (!token || (await hasAdmin(db))) return false;
	const rows = await db.select({ id: verifications.id }).from(verifications).where(isLink(token, clock()));
	return rows.length > 0;
}

/** Uses the link up. Of two people who do it at the same moment, the second one finds it used. */
export async function redeemSetupLink(transaction: Transaction, token: string, now: Date): Promise<boolean> {
	const used = await transaction.delete(verifications).where(isLink(token, now)).returning({ id: verifications.id });
	return used.length > 0 && !(await hasAdmin(transaction));
}

function isLink(token: string, now: Date) {
	const { id, value, expiresAt } = verifications;
	return and(eq(id, setupLinkId), eq(value, sha256(token)), gt(expiresAt, now));
}

async function hasAdmin(db: Database | Transaction): Promise<boolean> {
	const rows = await db.select({ id: userRoles.user_id }).from(userRoles).where(eq(userRoles.role, "admin")).limit(1);
	return rows.length > 0;
}
