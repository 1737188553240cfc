import { expect, test } from "vitest";
import { redirectFor, shortcutFor } from "./redirects.ts";

test.each([
	["/about", "/en/about"],
	["/services", "/en/services"],
	["/services/iul", "/en/services/iul"],
	["/services/final-expense/florida", "/en/services/final-expense/florida"],
	["/state-compliance", "/en/state-compliance"],
	["/blog", "/en/blog"],
	["/blog/iul-caps-floors-and-charges", "/en/blog/iul-caps-floors-and-charges"],
	["/daytona", "/en/blog/final-expense-daytona-beach"],
	["/ht/daytona", "/ht/blog/final-expense-daytona-beach"],
	["/post/fe-jacksonville", "/en/blog/final-expense-jacksonville"],
	["/es/post/fe-jacksonville", "/es/blog/final-expense-jacksonville"],
])("%s redirects to %s", (path, target) => {
	expect(redirectFor(path)).toBe(target);
});

test.each(["lp", "calc", "book", "offer"] as const)("the shortcut %s leads to that page of the funnel", (page) => {
	expect(shortcutFor("ht", page, "iul")).toBe(`/ht/funnels/iul/${page}`);
	expect(shortcutFor("ht", page, "gold")).toBeUndefined();
});
