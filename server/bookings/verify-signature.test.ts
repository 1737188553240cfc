import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { isSignedByScheduler } from "./verify-signature.server.ts";

const key = "signing-key";
const body = '{"event":"invitee.created"}';
const now = new Date("2026-11-23T15:00:00Z");
const seconds = now.getTime() / 1000;

function signature(at = seconds, { text = body, by = key } = {}): string {
	return createHmac("sha256", by).update(`${at}.${text}`).digest("hex");
}

test("accepts a message that was just signed with the key", () => {
	expect(isSignedByScheduler(`t=${seconds},v1=${signature()}`, body, key, now)).toBe(true);
	expect(isSignedByScheduler(`t=${seconds}, v1=${signature()}`, body, key, now)).toBe(true);
});

test("accepts either signature while a key is replaced", () => {
	const header = `t=${seconds},v1=${signature(seconds, { by: "old" })},v1=${signature()}`;
	expect(isSignedByScheduler(header, body, key, now)).toBe(true);
});

test.each([
	["no header", null],
	["an empty header", ""],
	["no time", `v1=${signature()}`],
	["no signature", `t=${seconds}`],
	["an empty signature", `t=${seconds},v1=`],
	["a cut signature", `t=${seconds},v1=${signature().slice(0, 32)}`],
	["no hexadecimal", `t=${seconds},v1=${"z".repeat(64)}`],
	["another key", `t=${seconds},v1=${signature(seconds, { by: "other" })}`],
	["another body", `t=${seconds},v1=${signature(seconds, { text: "{}" })}`],
	["another time", `t=${seconds + 1},v1=${signature()}`],
	["another scheme", `t=${seconds},v0=${signature()}`],
	["a time that is none", `t=now,v1=${signature()}`],
])("rejects %s", (_name, header) => {
	expect(isSignedByScheduler(header, body, key, now)).toBe(false);
});

test.each([
	[-299, true],
	[-301, false],
	[299, true],
	[301, false],
])("signed %d seconds from now: %s", (offset, accepted) => {
	const at = seconds + offset;
	expect(isSignedByScheduler(`t=${at},v1=${signature(at)}`, body, key, now)).toBe(accepted);
});
