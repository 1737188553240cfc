import { createHmac, randomUUID } from "node:crypto";

/** The key with which tests sign as the scheduler. */
export const schedulerKey = "a key of the tests";

/** `t=…,v1=…`, the value of the header `Calendly-Webhook-Signature`. */
export function schedulerSignature(body: string, now: Date, key = schedulerKey): string {
	const seconds = Math.floor(now.getTime() / 1000);
	return `t=${seconds},v1=${createHmac("sha256", key).update(`${seconds}.${body}`).digest("hex")}`;
}

export function someInvitee(): string {
	return `https://api.calendly.com/scheduled_events/${randomUUID()}/invitees/${randomUUID()}`;
}

export interface SchedulerMessage {
	event?: "invitee.created" | "invitee.canceled";
	at?: string;
	uri?: string;
	email?: string;
	/** The lead id in the link that opened the scheduler. */
	reference?: string | null;
	starts?: string;
	rescheduled?: boolean;
	oldInvitee?: string;
	newInvitee?: string;
}

/** A message of Calendly with the given values. */
export function schedulerMessage({
	event = "invitee.created",
	at = "2026-11-23T15:00:00.000000Z",
	uri = someInvitee(),
	email = "somebody@example.com",
	reference = null,
	starts = "2026-11-25T16:00:00.000000Z",
	rescheduled = false,
	oldInvitee,
	newInvitee,
}: SchedulerMessage): string {
	return JSON.stringify({
		created_at: at,
		created_by: "https://api.calendly.com/users/AAAAAAAAAAAAAAAA",
		event,
		payload: {
			uri,
			email,
			name: "Marie Joseph",
			first_name: "Marie",
			last_name: "Joseph",
			status: event === "invitee.created" ? "active" : "canceled",
			timezone: "America/New_York",
			event: uri.replace(/\/invitees\/.*/, ""),
			rescheduled,
			old_invitee: oldInvitee ?? null,
			new_invitee: newInvitee ?? null,
			questions_and_answers: [{ question: "Language", answer: "Kreyòl", position: 0 }],
			text_reminder_number: null,
			tracking: {
				utm_source: null,
				utm_medium: null,
				utm_campaign: null,
				utm_content: reference,
				utm_term: null,
				salesforce_uuid: null,
			},
			scheduled_event: {
				uri: uri.replace(/\/invitees\/.*/, ""),
				name: "IUL strategy call",
				status: event === "invitee.created" ? "active" : "canceled",
				start_time: starts,
				end_time: "2026-11-25T16:30:00.000000Z",
				event_type: "https://api.calendly.com/event_types/GBGBDCAADAEDCRZ2",
			},
		},
	});
}
