import { expect, test } from "vitest";
import { newTotpSecret, secretToType, stepOfCode, totpAddress, totpCode, totpStep } from "./totp.server.ts";

/** The examples of RFC 6238, appendix B, whose last six digits count here. */
const secret = "12345678901234567890";
test.each([
	[59, "287082"],
	[1_111_111_109, "081804"],
	[1_111_111_111, "050471"],
	[1_234_567_890, "005924"],
	[2_000_000_000, "279037"],
	[20_000_000_000, "353130"],
])("at second %i the code is %s", (second, code) => {
	const time = new Date(second * 1000);
	expect(totpCode(secret, totpStep(time))).toBe(code);
	expect(stepOfCode(secret, code, time)).toBe(totpStep(time));
});

test("a code is right half a minute early or late, and no longer", () => {
	const now = new Date("2026-11-23T15:00:10Z");
	const code = totpCode(secret, totpStep(now));
	const after = (seconds: number) => stepOfCode(secret, code, new Date(now.getTime() + seconds * 1000));
	expect([after(-30), after(0), after(30)]).toEqual([totpStep(now), totpStep(now), totpStep(now)]);
	expect([after(-60), after(60)]).toEqual([null, null]);
	expect(stepOfCode(secret, "", now)).toBeNull();
});

test("a secret is typed in base32 and never twice the same", () => {
	expect(secretToType(secret)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
	const secrets = Array.from({ length: 50 }, newTotpSecret);
	expect(new Set(secrets).size).toBe(50);
	expect(secretToType(secrets[0] ?? "")).toMatch(/^[A-Z2-7]{40}$/);
});

test("the QR code names the site and the account", () => {
	const address = new URL(totpAddress(secret, "ana+x@example.com"));
	expect(address.href).toMatch(/^otpauth:\/\/totp\/[^:]+:ana%2Bx%40example\.com\?/);
	expect(address.searchParams.get("secret")).toBe(secretToType(secret));
	expect(address.searchParams.get("issuer")).toBeTruthy();
});
