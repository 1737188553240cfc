import { type GuardedLead, type LeadReader, mayOpenLead } from "./lead-access.ts";

/**
 * The event that a person gets about a lead. `new`: it is on their lists now. `changed`: something about it is
 * different. `gone`: they may no longer see it, or it was erased.
 */
export const liveEventKinds = ["new", "changed", "gone"] as const;
export type LiveEventKind = (typeof liveEventKinds)[number];

/** It names nobody: the page reads the lead itself, with a check of access. */
export interface LiveEvent {
	kind: LiveEventKind;
	lead: string;
	revision: number;
}

/**
 * The event that a person gets when a lead has changed. Null if they couldn't see it before and can't see it now.
 * @param before null if the lead is new
 * @param after null if it was erased
 */
export function liveEventKind(
	reader: LeadReader,
	before: GuardedLead | null,
	after: GuardedLead | null,
): LiveEventKind | null {
	const saw = before !== null && mayOpenLead(reader, before);
	if (after === null || !mayOpenLead(reader, after)) return saw ? "gone" : null;
	// A lead in quarantine is open to admins, and on no list.
	if (after.isListed && !(saw && before.isListed)) return "new";
	return "changed";
}
