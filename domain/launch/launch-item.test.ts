import { expect, test } from "vitest";
import { groupLaunchItems, type LaunchGroup, type LaunchItem } from "./launch-item.ts";

const item: LaunchItem = {
	id: "phone",
	area: "office",
	effect: "blocks",
	who: "admin",
	why: "phone",
	where: "content/agency.ts",
	missing: { code: "sample" },
};
const done = { missing: null };

const namesOf = (items: readonly LaunchItem[], group: LaunchGroup) =>
	groupLaunchItems(items)[group].map(({ area, items: found, of }) => [area, found.map(({ id }) => id), of]);

const items: LaunchItem[] = [
	{ ...item, id: "terms", area: "counsel" },
	item,
	{ ...item, id: "email", ...done },
	{ ...item, id: "address" },
	{ ...item, id: "social", effect: "opens" },
	{ ...item, id: "independence", area: "claims", effect: "opens" },
	{ ...item, id: "trademarkSearch", area: "identity", effect: "advised" },
	{ ...item, id: "legalEntity", area: "identity", ...done },
];

test("an area is one thing to settle, and says how many of its items are open", () => {
	expect(namesOf(items, "blocks")).toEqual([
		["office", ["phone", "address"], 3],
		["counsel", ["terms"], 1],
	]);
});

test("what opens one feature, what was advised and what is done do not block", () => {
	expect(namesOf(items, "opens")).toEqual([
		["office", ["social"], 1],
		["claims", ["independence"], 1],
	]);
	expect(namesOf(items, "advised")).toEqual([["identity", ["trademarkSearch"], 1]]);
	expect(namesOf(items, "done")).toEqual([
		["office", ["email"], 4],
		["identity", ["legalEntity"], 2],
	]);
});

test("an area whose items are all done is in no other group", () => {
	const all = items.map((each) => ({ ...each, ...done }));
	expect([namesOf(all, "blocks"), namesOf(all, "opens"), namesOf(all, "advised")]).toEqual([[], [], []]);
});
