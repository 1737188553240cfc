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
