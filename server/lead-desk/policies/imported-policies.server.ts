import { leadChanges, leadPolicies, leadTasks } from "#database/schema.ts";
import type { PolicyFacts } from "#domain/lead-desk/policy.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { derivedId } from "../../leads/lead-ids.server.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import { storedPolicy } from "./policies.server.ts";
import { firstReview } from "./policy-review.server.ts";

/** A policy that came in a file, as its rows. */
export type ImportedPolicy = ReturnType<typeof importedPolicy>;

/** The site enters it: nobody here did. */
export function importedPolicy(leadId: string, facts: PolicyFacts, { locale, now }: { locale: Locale; now: Date }) {
	const id = derivedId(leadId, "policy");
	const policy = { ...facts, id, leadId, createdAt: now, changedAt: now, removedAt: null };
	return {
		policy,
		change: {
			id: derivedId(leadId, "policy entered"),
			leadId,
			staffName: "",
			kind: "policy" as const,
			after: { policy: storedPolicy(policy) },
			revision: 0,
			changedAt: now,
		},
		review: firstReview(policy, { locale, now }),
	};
}

/** Their leads are stored. */
export async function storePolicies(transaction: Transaction, policies: readonly ImportedPolicy[]): Promise<void> {
	await transaction.insert(leadPolicies).values(policies.map(({ policy }) => policy));
	await transaction.insert(leadChanges).values(policies.map(({ change }) => change));
	const reviews = policies.flatMap(({ review }) => review ?? []);
	if (reviews.length > 0) await transaction.insert(leadTasks).values(reviews);
}
