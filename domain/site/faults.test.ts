import { expect, test } from "vitest";
import { looksLikeBadData } from "./faults.ts";

test.each([
	"Cannot read properties of null (reading 'state')",
	"undefined is not an object (evaluating 'a.b')",
	"Invalid location",
])("%s points to stored data", (message) => expect(looksLikeBadData(message)).toBe(true));

test("other errors do not", () => expect(looksLikeBadData("Maximum call stack size exceeded")).toBe(false));
