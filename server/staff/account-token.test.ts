import { expect, test } from "vitest";
import { createAccountToken, readAccountToken } from "./account-token.server.ts";

const env = { authSecret: "one" };
const now = new Date("2026-11-23T15:00:00Z");
const token = createAccountToken(env, "confirm", "user1", now);
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test("a token names its user for 24 hours", () => {
	expect(readAccountToken(env, "confirm", token, later(23.9))).toBe("user1");
	expect(readAccountToken(env, "confirm", token, later(24))).toBeNull();
});

test.each([
	["for another purpose", () => readAccountToken(env, "new-password", token, now)],
	["for another password", () => readAccountToken(env, "confirm", token, now, "hash")],
	["under another secret", () => readAccountToken({ authSecret: "two" }, "confirm", token, now)],
	["of another user", () => readAccountToken(env, "confirm", token.replace("user1", "user2"), now)],
	["with a later end", () => readAccountToken(env, "confirm", token.replace(/\.(\d)/, ".9"), now)],
	["without signature", () => readAccountToken(env, "confirm", token.replace(/[^.]+$/, ""), now)],
	["that is nonsense", () => readAccountToken(env, "confirm", "../../x", now)],
])("a token %s is worth nothing", (_name, read) => {
	expect(read()).toBeNull();
});
