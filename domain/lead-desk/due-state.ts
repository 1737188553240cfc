import { contactStatuses, type LeadStatus } from "./lead-status.ts";

/** A lead as far as its deadline goes. */
export interface DueLead {
	status: LeadStatus | "erased";
	/** True if the lead is neither in quarantine nor erased. */
	isListed: boolean;
	contactDueAt: Date;
	firstContactAt: Date | null;
	/** The file that it came in. Null for a visitor's: only visitors wait for us. */
	importId: string | null;
}

/**
 * `kept` and `late`: somebody was in contact, in time or not. `byHand`: only a status says so, and no contact is
 * logged. `none`: nobody waits for us.
 */
export const dueStates = ["kept", "late", "byHand", "overdue", "dueSoon", "waiting", "none"] as const;
export type DueState = (typeof dueStates)[number];

const soonMs = 2 * 3_600_000;

/** True if nobody called or wrote yet. `whoLackContact` is the same for a query. */
export function lacksContact({
	status,
	firstContactAt,
	importId,
}: Omit<DueLead, "isListed" | "contactDueAt">): boolean {
	return status === "new" && firstContactAt === null && importId === null;
}

/** True if the person still waits for a first call or email. `whoAwaitContact` is the same for a query. */
export function isAwaiting(lead: Omit<DueLead, "contactDueAt">): boolean {
	return lead.isListed && lacksContact(lead);
}

/**
 * The state of a lead's deadline, for every list, page and email. It reads the stored deadline and computes none. A
 * lead without a promise has a deadline, too: the agency's own.
 */
export function dueState(lead: DueLead, now: Date): DueState {
	const { contactDueAt, firstContactAt, status, isListed, importId } = lead;
	if (importId !== null) return "none";
	if (firstContactAt) return firstContactAt <= contactDueAt ? "kept" : "late";
	if (isListed && contactStatuses.some((one) => one === status)) return "byHand";
	if (!isAwaiting(lead)) return "none";
	const leftMs = contactDueAt.getTime() - now.getTime();
	if (leftMs < 0) return "overdue";
	return leftMs <= soonMs ? "dueSoon" : "waiting";
}
