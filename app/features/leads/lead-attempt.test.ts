import { expect, test } from "vitest";
import { nextAttempt } from "./lead-attempt.ts";

test("a retry keeps its id, and changed text gets a new one", () => {
	const first = nextAttempt(null, "hello");
	expect(nextAttempt(first, "hello")).toBe(first);
	expect(nextAttempt(first, "hello!").submissionId).not.toBe(first.submissionId);
});
