import { eq } from "drizzle-orm";
import { users } from "#database/schema.ts";
import type { AccountFormResult } from "#domain/staff/own-account.ts";
import { checkPersonName } from "#domain/staff/person-name.ts";
import type { SignedIn } from "../context.server.ts";
import type { Services } from "../services.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import { logOwnChoice } from "../staff/security-log.server.ts";

/** Changes one's own name. What was written before keeps the former one. */
export async function changeName(
	services: Services,
	{ visitor }: AccountVisit,
	{ userId }: SignedIn,
	fields: Record<string, unknown>,
): Promise<AccountFormResult> {
	const checked = checkPersonName(fields.name);
	if (!checked.ok) return { ok: false, code: "invalid", errors: { name: checked.error } };
	const { name } = checked;
	await services.database.db.update(users).set({ name, updatedAt: services.clock() }).where(eq(users.id, userId));
	await logOwnChoice(services, { table: "authentication", action: "USER_UPDATED", userId, ip: visitor.ip });
	return { ok: true, done: "name-saved" };
}
