import { routingRules } from "#database/schema.ts";
import { type LeadActor, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import { checkRules, type RulesErrors } from "#domain/routing/routing-rules.ts";
import type { Services } from "../../services.server.ts";
import { recordSecurity } from "../../staff/security-log.server.ts";
import { readCandidates } from "./read-candidates.server.ts";
import { lockRules, readRules } from "./routing-rules.server.ts";

/**
 * Saves a new version of the rules, and turns routing on or off. Only admins may; others get null.
 * @param fields of the form; `isOn` turns routing on
 */
export async function saveRules(
	{ clock, database, leadIndex }: Pick<Services, "clock" | "database" | "leadIndex">,
	by: LeadActor,
	fields: Readonly<Record<string, unknown>>,
): Promise<{ errors: RulesErrors } | { version: number } | null> {
	if (!mayWorkAllLeads(by.role)) return null;
	const people = await readCandidates(database.db);
	const checked = checkRules(
		fields,
		people.map(({ userId }) => userId),
	);
	if (!checked.ok) return { errors: checked.errors };
	const now = clock();
	const isOn = fields.isOn !== undefined;
	const version = await database.db.transaction(async (transaction) => {
		await lockRules(transaction);
		const before = await readRules(transaction);
		const onSince = isOn ? (before?.onSince ?? now) : null;
		const saved = { isOn, onSince, rules: checked.rules, savedById: by.userId, savedByName: by.name, savedAt: now };
		const [row] = await transaction.insert(routingRules).values(saved).returning();
		const { version } = row as typeof routingRules.$inferSelect;
		await recordSecurity(transaction, now, {
			...{ table: "routing_rules", action: "ROUTING_CHANGED", userId: by.userId, ip: by.ip },
			details: `version ${version}: ${isOn ? "on" : "off"}`,
		});
		return version;
	});
	leadIndex.indexSoon();
	return { version };
}
