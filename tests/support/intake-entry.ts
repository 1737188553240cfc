import { randomUUID } from "node:crypto";
import type { Lead } from "#domain/leads/lead.ts";
import type { IntakeEntry } from "#server/intake/intake-entry.server.ts";
import { leadIdOf } from "#server/leads/lead-ids.server.ts";

/** A received lead, with the given changes. */
export function intakeEntry({
	lead = {},
	...changes
}: Partial<Omit<IntakeEntry, "lead">> & { lead?: Partial<Lead> } = {}): IntakeEntry {
	const submissionId = lead.submissionId ?? randomUUID();
	return {
		id: leadIdOf(submissionId),
		lead: {
			kind: "contact",
			firstName: "Marie",
			lastName: "Joseph",
			email: "marie.joseph@example.com",
			phone: "305-555-0123",
			message: "Bonjou, mwen ta renmen konnen pri asirans.",
			product: null,
			state: "FL",
			details: {},
			submissionId,
			subject: "Contact form submission",
			locale: "ht",
			pageSource: "/ht",
			referrer: null,
			userAgent: "Test browser",
			ipAddress: "203.0.113.7",
			spamReasons: [],
			...lead,
		},
		consent: { text: "The agency may call, text or write to me.", published: false, boxes: { marketing: false } },
		receivedAt: "2026-11-23T15:00:00.000Z",
		promise: null,
		...changes,
	};
}
