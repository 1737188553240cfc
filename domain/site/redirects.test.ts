import { expect, test } from "vitest";
import { redirectFor, shortcutFor } from "./redirects.ts";

test.each([
	["/about", "/en/about"],
	["/services", "/en/services"],
	["/services/iul", "/en/services/iul"],
	["/services/final-expense/florida", "/en/services/final-expense/florida"],
	["/state-compliance", "/en/state-compliance"],
	["/daytona", "/en/locations/daytona-beach"],
	["/post/fe-jacksonville", "/en/locations/jacksonville"],
])("%s leads to %s", (path, target) => {
	expect(redirectFor(path)).toBe(target);
});

test("a shortcut leads to its service, in the reader's language", () => {
	expect(shortcutFor("ht", "iul")).toBe("/ht/services/iul");
	expect(shortcutFor("ht", "gold")).toBeUndefined();
});
