import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { JobData, JobName } from "../jobs.server.ts";

/** Jobs that need nothing but the lead's id. */
export type LeadJob = { [N in JobName]: JobData[N] extends { leadId: string } ? N : never }[JobName];

/** What a visitor is sent, by what was asked for. */
const answers = {
	contact: "acknowledge-visitor",
	report: "send-report",
	guide: "send-guide",
	quote: "acknowledge-visitor",
	offer: "acknowledge-visitor",
	chat: "acknowledge-visitor",
} as const satisfies Record<LeadKind, LeadJob>;

/** What is done about a new lead once it is stored. */
export function jobsFor(
	lead: { kind: LeadKind; email: string | null; spamReasons: readonly string[] },
	{ webhook }: { webhook: boolean },
): LeadJob[] {
	const jobs: LeadJob[] = ["notify-staff"];
	// A mail to an address that a robot made up would reach a stranger.
	if (lead.email && lead.spamReasons.length === 0) jobs.push(answers[lead.kind]);
	if (webhook) jobs.push("deliver-lead-webhook");
	return jobs;
}
