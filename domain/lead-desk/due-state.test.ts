import { expect, test } from "vitest";
import { type DueLead, type DueState, dueState } from "./due-state.ts";

const due = new Date("2026-11-24T15:00:00Z");
const lead: DueLead = { status: "new", isListed: true, contactDueAt: due, firstContactAt: null, importId: null };
const at = (minutes: number) => new Date(due.getTime() + minutes * 60_000);

test.each<[string, Partial<DueLead>, minutesAfterDeadline: number, DueState]>([
	["a new lead", {}, -24 * 60, "waiting"],
	["a moment more than two hours before", {}, -120.1, "waiting"],
	["two hours before", {}, -120, "dueSoon"],
	["at the deadline", {}, 0, "dueSoon"],
	["after it", {}, 1, "overdue"],
	["after a contact in time", { status: "contacted", firstContactAt: at(-10) }, 600, "kept"],
	["after a contact at the last moment", { firstContactAt: due }, 600, "kept"],
	["after a contact too late", { status: "won", firstContactAt: at(1) }, 600, "late"],
	["a status set by hand", { status: "qualified" }, 600, "byHand"],
	["in quarantine", { isListed: false }, 600, "none"],
	["erased", { status: "erased", isListed: false }, 600, "none"],
	["closed without a contact that we know of", { status: "lost" }, 600, "none"],
])("%s", (_name, changes, minutes, state) => {
	expect(dueState({ ...lead, ...changes }, at(minutes))).toBe(state);
});
