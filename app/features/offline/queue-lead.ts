import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import { requestBackgroundSync } from "./background-sync.ts";
import { outbox } from "./browser-outbox.ts";
// Part of the form's own script: without a connection nothing more can be fetched.
import { startOutbox } from "./outbox-sender.ts";

/** @throws when the browser lets the site keep nothing */
export async function queueLead(payload: LeadSubmission): Promise<void> {
	await outbox.keep(payload, new Date());
	void requestBackgroundSync();
	startOutbox();
}
