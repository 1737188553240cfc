import type { LeadChangeKind } from "./lead-change.ts";
import type { TimelineKind } from "./timeline-event.ts";

/** What a lead's timeline can show alone. */
export const timelineShows = ["notes", "calls", "emails", "plans", "changes"] as const;
export type TimelineShow = (typeof timelineShows)[number];

const ofKind: Record<Exclude<TimelineKind, "change">, TimelineShow> = {
	received: "changes",
	note: "notes",
	task: "plans",
	taskDone: "plans",
	call: "calls",
	reply: "emails",
	delivery: "emails",
	booking: "plans",
	revocation: "changes",
};

const ofChange: Record<LeadChangeKind, TimelineShow> = {
	status: "changes",
	owner: "changes",
	value: "changes",
	released: "changes",
	numberRight: "changes",
	deleted: "changes",
	person: "changes",
	facts: "changes",
	inbound: "calls",
	appointment: "plans",
	policy: "changes",
};

/** Null shows everything. */
export function readTimelineShow(value: unknown): TimelineShow | null {
	return timelineShows.find((one) => one === value) ?? null;
}

/** The kinds of the events that it shows, and those of the changes. */
export function kindsShown(show: TimelineShow): { kinds: TimelineKind[]; changes: LeadChangeKind[] } {
	return { kinds: keysOf(ofKind, show), changes: keysOf(ofChange, show) };
}

function keysOf<Key extends string>(shows: Record<Key, TimelineShow>, show: TimelineShow): Key[] {
	return (Object.keys(shows) as Key[]).filter((key) => shows[key] === show);
}
