import { expect, test } from "vitest";
import { bulkChangeName, type ChangeableLead, changesLead, parseBulkChange } from "./bulk-change.ts";
import type { LeadReader } from "./lead-access.ts";

const agent: LeadReader = { userId: "ana", role: "agent", licensedStates: ["FL"] };
const admin: LeadReader = { userId: "owner", role: "admin", licensedStates: [] };
const lead: ChangeableLead = {
	ownerId: null,
	state: "FL",
	kind: "quote",
	isListed: true,
	status: "new",
	statusReason: null,
};

test.each(["status.new", "status.won", "lost.price", "owner.nobody", "owner.ana", "released"])(
	"%s is read as it is written",
	(name) => {
		const change = parseBulkChange(name);
		expect(change && bulkChangeName(change)).toBe(name);
	},
);

test.each([null, "", "status.erased", "status.lost", "lost.", "lost.bored", "owner.", "owner.a b", "value.5"])(
	"%s is no change",
	(text) => {
		expect(parseBulkChange(text)).toBeNull();
	},
);

test.each<[string, LeadReader, name: string, Partial<ChangeableLead>, changes: boolean]>([
	["an agent sets the status of a lead that is free", agent, "status.contacted", {}, true],
	["an agent sets the status of a lead of another state", agent, "status.contacted", { state: "TX" }, false],
	["an agent sets the status of a colleague's lead", agent, "status.contacted", { ownerId: "luis" }, false],
	["a status that the lead has changes nothing", agent, "status.new", {}, false],
	["another reason is a change", admin, "lost.price", { status: "lost", statusReason: "health" }, true],
	["the same reason is none", admin, "lost.price", { status: "lost", statusReason: "price" }, false],
	["an agent takes a free lead", agent, "owner.ana", {}, true],
	["an agent takes a colleague's lead", agent, "owner.ana", { ownerId: "luis" }, false],
	["an agent gives a lead to a colleague", agent, "owner.luis", {}, false],
	["an agent gives up a lead in bulk", agent, "owner.nobody", { ownerId: "ana" }, false],
	["an admin gives a lead to somebody else", admin, "owner.luis", { ownerId: "ana" }, true],
	["an admin gives a lead to whoever has it", admin, "owner.ana", { ownerId: "ana" }, false],
	["an admin releases a lead in quarantine", admin, "released", { isListed: false }, true],
	["an agent releases a lead in quarantine", agent, "released", { isListed: false }, false],
	["a lead on the list can't be released", admin, "released", {}, false],
	["a lead in quarantine keeps its status", admin, "status.won", { isListed: false }, false],
	["an erased lead stays as it is", admin, "released", { isListed: false, status: "erased" }, false],
])("%s", (_title, reader, name, changed, changes) => {
	const change = parseBulkChange(name);
	expect(change && changesLead(reader, change, { ...lead, ...changed })).toBe(changes);
});
