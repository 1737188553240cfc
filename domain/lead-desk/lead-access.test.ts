import { expect, test } from "vitest";
import { type GuardedLead, type LeadReader, mayConfirmNumber, mayOpenLead, mayTakeLead } from "./lead-access.ts";

const agent: LeadReader = { userId: "ana", role: "agent", licensedStates: ["FL"] };
const admin: LeadReader = { userId: "owner", role: "admin", licensedStates: [] };
const viewer: LeadReader = { userId: "guest", role: "viewer", licensedStates: ["FL"] };
const lead: GuardedLead = { ownerId: null, state: "FL", kind: "quote", isListed: true };

test.each<[string, LeadReader, Partial<GuardedLead>, opens: boolean, takes: boolean]>([
	["an unowned lead of a licensed state", agent, {}, true, true],
	["an unowned lead without a state", agent, { state: null }, true, true],
	["an unowned lead of another state", agent, { state: "TX" }, false, false],
	["an unowned job application", agent, { kind: "application" }, false, false],
	["a job application that is theirs", agent, { kind: "application", ownerId: "ana" }, true, false],
	["their own lead of another state", agent, { ownerId: "ana", state: "TX" }, true, false],
	["somebody else's lead", agent, { ownerId: "luis" }, false, false],
	["a lead in quarantine", agent, { isListed: false }, false, false],
	["their own lead in quarantine", agent, { isListed: false, ownerId: "ana" }, false, false],
	["an admin and an unowned lead", admin, { state: "TX" }, true, true],
	["an admin and somebody's lead", admin, { ownerId: "luis" }, true, false],
	["an admin and the quarantine", admin, { isListed: false }, true, false],
	["a viewer and an unowned lead", viewer, {}, false, false],
	["a viewer and a lead of their id", viewer, { ownerId: "guest" }, false, false],
])("%s", (_name, reader, changes, opens, takes) => {
	const changed = { ...lead, ...changes };
	expect(mayOpenLead(reader, changed)).toBe(opens);
	expect(mayTakeLead(reader, changed)).toBe(takes);
});

test("admins and the owner say that a number is right", () => {
	const may = [admin, agent, viewer].map((reader) => [
		mayConfirmNumber(reader, { ownerId: reader.userId }),
		mayConfirmNumber(reader, { ownerId: null }),
	]);
	expect(may).toEqual([
		[true, true],
		[true, false],
		[false, false],
	]);
});
