import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import { requestBackgroundSync } from "./background-sync.ts";
import { outbox } from "./browser-outbox.ts";
// Imported statically: without a connection nothing more can be fetched.
import { startOutbox } from "./outbox-sender.ts";

/** @throws when the browser lets the site store nothing */
export async function queueLead(payload: LeadSubmission): Promise<void> {
	await outbox.add(payload, new Date());
	void requestBackgroundSync();
	startOutbox();
}
