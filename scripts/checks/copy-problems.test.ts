import { expect, test } from "vitest";
import { copyProblems } from "./copy-problems.ts";

test("accepts what the list allows, and nothing else", () => {
	expect(copyProblems("en", "services/ibc", "text", "It is life insurance, not a bank.")).toEqual([]);
	expect(copyProblems("en", "services/ibc", "text", "It is like a bank.")).toHaveLength(1);
	expect(copyProblems("en", "pages/carriers", "text", "AM Best rates insurers; ours is the best.")).toHaveLength(1);
});
