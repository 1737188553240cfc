/** The parts of a lead's page that say what was done. Each is also the address of that part. */
export const leadParts = [
	"quarantine",
	"person",
	"owner",
	"status",
	"call",
	"notes",
	"tasks",
	"appointments",
	"policies",
	"stop",
	"emails",
	"deliveries",
] as const;
export type LeadPart = (typeof leadParts)[number];

/** Completed actions. The page is then loaded again and says so in that part. */
export const leadDone = {
	released: "quarantine",
	"marked-spam": "quarantine",
	quarantined: "quarantine",
	taken: "owner",
	given: "owner",
	"put-back": "owner",
	"facts-saved": "person",
	"number-changed": "person",
	"status-changed": "status",
	"note-added": "notes",
	"lead-added": "person",
	"inbound-logged": "call",
	"call-logged": "call",
	"wrong-number": "call",
	"call-withdrawn": "call",
	"number-right": "call",
	"reminder-added": "call",
	"task-added": "tasks",
	"task-done": "tasks",
	"task-snoozed": "tasks",
	"appointment-set": "appointments",
	"appointment-moved": "appointments",
	"appointment-closed": "appointments",
	"policy-added": "policies",
	"policy-saved": "policies",
	"policy-removed": "policies",
	"stop-recorded": "stop",
	"reply-sent": "emails",
	"delivery-resent": "deliveries",
} as const satisfies Record<string, LeadPart>;
export type LeadDone = keyof typeof leadDone;

export function isLeadDone(value: unknown): value is LeadDone {
	return typeof value === "string" && Object.hasOwn(leadDone, value);
}

/** Why something was not done. */
export type LeadRefusal =
	/** The lead doesn't exist, or this person may not open it. */
	| "gone"
	| "notAllowed"
	/** Somebody else was faster. */
	| "taken"
	| "noSuchPerson"
	| "noPhone"
	/** Somebody judged the lead in quarantine before. */
	| "judged"
	/** Somebody works on the released lead, or it was released too long ago. */
	| "releaseStands"
	/** Somebody else logged the call. */
	| "notYourCall"
	/** Too long ago. */
	| "callStands"
	/** What the scheduler booked is moved and canceled there. */
	| "schedulersOwn"
	/** Nobody can have missed or kept an appointment that is ahead. */
	| "notStarted"
	/** Nobody can be reminded of a moment that does not come by itself. */
	| "opensByPerson";
