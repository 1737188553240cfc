import { expect, test } from "vitest";
import { readVerified, verifiedText } from "./verified-head.ts";

const found = { position: 12, hash: "3f".repeat(32), breaks: 2, ofRegister: 1 };

test("the details of a verification say what it found", () => {
	expect(readVerified(verifiedText(found))).toEqual(found);
});

test.each([null, "", "rows: 3", "12:abc breaks: 0", `${verifiedText(found)} and more`])("%j is none", (details) => {
	expect(readVerified(details)).toBeNull();
});
