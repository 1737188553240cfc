import { expect, test } from "vitest";
import { isListUnread, readPlan } from "./bulk-plan.server.ts";

const plan = (query: string) => {
	const form = new FormData();
	form.set("at", "2026-11-23T15:00:00.000Z");
	form.set("expected", "3");
	return readPlan(new URLSearchParams(query), form);
};

test("all leads of a list are changed only if the whole filter of the list is understood", () => {
	expect(plan("all=yes&change=status.won&list=status%3Dnew")).toMatchObject({
		selection: { filter: { status: "new" } },
	});
	expect(plan("all=yes&change=status.won&list=status%3Dbogus")).toBeNull();
	expect(isListUnread(new URLSearchParams("all=yes&list=from%3D2026-13-45"))).toBe(true);
	expect(isListUnread(new URLSearchParams("lead=x&list=status%3Dbogus"))).toBe(false);
});

function planOf(fields: Record<string, string>) {
	const form = new FormData();
	const given = { change: "status.won", at: "2026-11-23T15:00:00.000Z", expected: "1", ...fields };
	for (const [name, value] of Object.entries(given)) form.set(name, value);
	return readPlan(form, form);
}

test.each<Record<string, string>>([
	{ at: "+275760-09-13T00:00:00.000Z" },
	{ at: "275760" },
	{ at: "null" },
	{ expected: "-1" },
	{ expected: "many" },
	{ change: "status.erased" },
])("a plan that no page has shown is none: %j", (fields) => {
	expect(planOf({})).toMatchObject({ expected: 1 });
	expect(planOf(fields)).toBeNull();
});
