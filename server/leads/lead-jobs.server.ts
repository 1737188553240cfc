import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { JobName } from "../job-schedules.server.ts";
import type { JobData } from "../jobs.server.ts";

/** Jobs whose data is the lead's id and nothing else. */
export type LeadJob = { [N in JobName]: { leadId: string } extends JobData[N] ? N : never }[JobName];

/** The email to the visitor, by kind of lead. */
const visitorEmails = {
	contact: "acknowledge-visitor",
	report: "send-report",
	estimate: "send-report",
	guide: "send-guide",
	quote: "acknowledge-visitor",
	offer: "acknowledge-visitor",
	chat: "acknowledge-visitor",
	application: "acknowledge-visitor",
} as const satisfies Record<LeadKind, LeadJob>;

/** Webhooks send calls about marked leads after the calls about all others. */
export const priorityOfMarked = -10;

/** The jobs to enqueue for a new lead. */
export function jobsFor(lead: {
	kind: LeadKind;
	email: string | null;
	spamReasons: readonly string[];
}): { name: LeadJob }[] {
	// A robot's lead may carry a stranger's address, and a digest tells staff of all of them together.
	if (lead.spamReasons.length > 0) return [];
	const names: LeadJob[] = ["notify-staff"];
	if (lead.email) names.push(visitorEmails[lead.kind]);
	return names.map((name) => ({ name }));
}

/**
 * True while a lead waits in the quarantine. Emails that may go to a stranger, or that a digest has counted, aren't
 * sent during that time.
 */
export function isQuarantined({
	spamReasons,
	releasedAt,
}: {
	spamReasons: readonly string[];
	releasedAt: Date | null;
}) {
	return spamReasons.length > 0 && releasedAt === null;
}

/** True if nothing is sent about a lead for now: it is in the quarantine, or staff have deleted it. */
export function isPutAside(lead: Parameters<typeof isQuarantined>[0] & { deletedAt: Date | null }): boolean {
	return lead.deletedAt !== null || isQuarantined(lead);
}
