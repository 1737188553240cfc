import { routingRules } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import { type LeadActor, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import { type RulesErrors, readRulesForm } from "#domain/routing/routing-rules.ts";
import type { Database } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { staffAction } from "../../staff/staff-action.server.ts";
import { readCandidates } from "./read-candidates.server.ts";
import { lockRules, readRules } from "./routing-rules.server.ts";

/**
 * Saves a new version of the rules, and turns routing on or off. Only admins may.
 * @param fields of the form; `isOn` turns routing on
 */
export async function saveRules(
	services: Pick<Services, "clock" | "database" | "leadIndex">,
	by: LeadActor,
	fields: Readonly<Record<string, unknown>>,
): Promise<ActionResult<{ version: number }, "notAllowed", RulesErrors>> {
	if (!mayWorkAllLeads(by.role)) return { ok: false, code: "notAllowed" };
	const now = services.clock();
	const read = await readTypedRules(services.database.db, now, fields);
	if (!read.ok) return { ok: false, code: "invalid", errors: read.errors };
	const isOn = fields.isOn !== undefined;
	const saved = await staffAction(services, by, "routing_rules", async ({ transaction, log }) => {
		await lockRules(transaction);
		const before = await readRules(transaction);
		const onSince = isOn ? (before?.onSince ?? now) : null;
		const rules = { isOn, onSince, rules: read.rules, savedById: by.userId, savedByName: by.name, savedAt: now };
		const [row] = await transaction.insert(routingRules).values(rules).returning();
		const { version } = row as typeof routingRules.$inferSelect;
		await log("ROUTING_CHANGED", { details: `version ${version}: ${isOn ? "on" : "off"}` });
		return { ok: true, version } as const;
	});
	services.leadIndex.indexSoon();
	return saved;
}

/** The rules that somebody typed, for the people who can take part. */
export async function readTypedRules(db: Database, now: Date, fields: Readonly<Record<string, unknown>>) {
	const people = await readCandidates(db, now);
	return readRulesForm(
		fields,
		people.map(({ userId }) => userId),
	);
}
