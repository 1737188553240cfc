import { expect, test } from "vitest";
import { statusName } from "./status-name.server.ts";

test.each([
	["won", "Ganado"],
	["quoted", "quoted"],
	["policy_issued", "policy issued"],
])("the status %s reads as %s in Spanish", (status, words) => {
	expect(statusName(status, "es")).toBe(words);
});
