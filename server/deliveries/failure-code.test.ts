import { expect, test } from "vitest";
import { failureOf } from "./failure-code.server.ts";

const withParts = (parts: object) => Object.assign(new Error("550 marie@example.com is unknown"), parts);

test.each<[string, unknown, string | null]>([
	["a mail server's code", withParts({ code: "EENVELOPE", responseCode: 550 }), "SMTP 550"],
	["a connection that failed", withParts({ code: "ETIMEDOUT" }), "ETIMEDOUT"],
	[
		"a call that found nobody",
		new TypeError("fetch failed", { cause: withParts({ code: "ECONNREFUSED" }) }),
		"ECONNREFUSED",
	],
	["a call that took too long", new DOMException("The operation was aborted", "TimeoutError"), null],
	["an error without a code", new RangeError("marie@example.com"), "RangeError"],
])("%s", (_name, error, detail) => {
	expect(failureOf(error)).toEqual({
		outcome: "failed",
		detail: expect.toSatisfy((found) => detail === null || found === detail),
	});
	expect(JSON.stringify(failureOf(error))).not.toContain("marie");
});

test("what has to wait is held, not failed", () => {
	expect(failureOf(withParts({ heldBecause: "ceiling" }))).toEqual({ outcome: "held", detail: "ceiling" });
});
