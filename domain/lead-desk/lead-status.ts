/** How far the agency is with a lead, in the order in which it goes. The last three close it. */
export const leadStatuses = ["new", "contacted", "qualified", "booked", "won", "lost", "unreachable"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Statuses in which somebody still has something to do. */
export const openStatuses = ["new", "contacted", "qualified", "booked"] as const satisfies readonly LeadStatus[];

/** What moves a new lead to "contacted" without anybody choosing it. Each has its sentence in `leadTimeline.rules`. */
export const statusRules = ["call", "email", "inbound"] as const;
export type StatusRule = (typeof statusRules)[number];

/** Why a lead was lost. */
export const lossReasons = [
	"price",
	"health",
	"elsewhere",
	"notNow",
	"notInterested",
	"noSuchPerson",
	"other",
] as const;
export type LossReason = (typeof lossReasons)[number];

export function isLeadStatus(value: unknown): value is LeadStatus {
	return leadStatuses.some((status) => status === value);
}

export function isLossReason(value: unknown): value is LossReason {
	return lossReasons.some((reason) => reason === value);
}

export function isOpenStatus(status: LeadStatus): boolean {
	return openStatuses.some((open) => open === status);
}

/** Statuses that say somebody was in contact. Setting one by hand doesn't prove a contact. */
export const contactStatuses = ["contacted", "qualified", "booked", "won"] as const satisfies readonly LeadStatus[];
