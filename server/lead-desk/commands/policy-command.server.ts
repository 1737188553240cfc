import { asc, eq } from "drizzle-orm";
import { leadChanges, leadPolicies } from "#database/schema.ts";
import { isSamePolicy, policyFactsOf, type StoredPolicy } from "#domain/lead-desk/policy.ts";
import { translator } from "#i18n/messages.server.ts";
import { findPolicy, notePolicy } from "../policies/policies.server.ts";
import { findLead } from "../work/find-lead.server.ts";
import { lockLead } from "../work/lead-action.server.ts";
import type { CommandKind } from "./command-kinds.server.ts";

type Side = { policy: StoredPolicy } | null;

/** A policy that was entered, corrected or removed. */
export const policyCommand: CommandKind = {
	undo: async (transaction, by, { id: commandId }, now) => {
		const [change] = await transaction
			.select()
			.from(leadChanges)
			.where(eq(leadChanges.commandId, commandId))
			.orderBy(asc(leadChanges.revision))
			.limit(1);
		if (!change) return 0;
		const [before, after] = [change.before as Side, change.after as Side];
		await lockLead(transaction, change.leadId);
		const lead = await findLead(transaction, by, change.leadId);
		const current = await findPolicy(transaction, after?.policy.policyId ?? null);
		if (!lead || !current || !after) return 0;
		// Somebody has changed it since.
		const isAsLeft = isSamePolicy(current, after.policy) && (current.removedAt !== null) === after.policy.isRemoved;
		if (!isAsLeft) return 0;
		const former = before ? policyFactsOf(before.policy) : {};
		const [restored] = await transaction
			.update(leadPolicies)
			.set({ ...former, removedAt: before ? null : now, changedAt: now })
			.where(eq(leadPolicies.id, current.id))
			.returning();
		if (!restored) return 0;
		await notePolicy(transaction, lead, { before: current, after: restored, by, at: now, commandId });
		return 1;
	},
	describe: ({ restored }, { locale }) => {
		const t = translator(locale, "commands");
		const result = restored === null ? "changed" : restored > 0 ? "restored" : "stays";
		return { what: "", result: t(`policies.${result}`), left: null };
	},
	auditName: () => "policy",
};
