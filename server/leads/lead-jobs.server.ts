import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { JobData, JobName } from "../jobs.server.ts";

/** Jobs whose data is the lead's id. */
export type LeadJob = { [N in JobName]: JobData[N] extends { leadId: string } ? N : never }[JobName];

/** The email to the visitor, by kind of lead. */
const visitorEmails = {
	contact: "acknowledge-visitor",
	report: "send-report",
	guide: "send-guide",
	quote: "acknowledge-visitor",
	offer: "acknowledge-visitor",
	chat: "acknowledge-visitor",
} as const satisfies Record<LeadKind, LeadJob>;

/** The jobs to enqueue for a new lead. */
export function jobsFor(
	lead: { kind: LeadKind; email: string | null; spamReasons: readonly string[] },
	{ webhook }: { webhook: boolean },
): LeadJob[] {
	const jobs: LeadJob[] = ["notify-staff"];
	// A robot's lead may carry a stranger's address.
	if (lead.email && lead.spamReasons.length === 0) jobs.push(visitorEmails[lead.kind]);
	if (webhook) jobs.push("deliver-lead-webhook");
	return jobs;
}
