import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { leadChanges } from "#database/schema.ts";
import type { ChangedValue } from "#domain/lead-desk/timeline-event.ts";
import type { Database } from "../../platform/database/client.server.ts";
import { typedPolicy } from "../policies/read-policies.server.ts";
import { seenRevision } from "../work/lead-action.server.ts";

type Fields = Readonly<Record<string, string>>;

/**
 * The fields of a form that was open while others changed the lead. Those that were left as they were get their newer
 * values, so that saving again takes back nothing of the others' work.
 */
export async function withNewerValues(db: Database, leadId: string, fields: Fields): Promise<Fields> {
	const { kind, revision } = leadChanges;
	const ofForm = and(inArray(kind, ["facts", "policy"]), gt(revision, seenRevision({ fields })));
	const changes = await db
		.select({ before: leadChanges.before, after: leadChanges.after })
		.from(leadChanges)
		.where(and(eq(leadChanges.leadId, leadId), ofForm))
		.orderBy(asc(revision));
	const newer: Record<string, string> = { ...fields };
	for (const { before, after } of changes) {
		const [was, is] = [shownIn(fields, before), shownIn(fields, after)];
		for (const [name, value] of Object.entries(was)) {
			if (newer[name] === (value ?? "")) newer[name] = is[name] ?? "";
		}
	}
	return newer;
}

/** The part of a change that the form shows. */
function shownIn(
	{ intent, policy: asked }: Fields,
	change: ChangedValue | null,
): Readonly<Record<string, string | null>> {
	const { policy, notOffered: _, ...facts } = change ?? {};
	if (intent === "facts") return policy ? {} : (facts as Record<string, string | null>);
	return intent === "policy-saved" && policy && policy.policyId === asked ? typedPolicy(policy) : {};
}
