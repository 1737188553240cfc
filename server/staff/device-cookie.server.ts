import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { deviceCookieDays } from "#domain/staff/sign-in-periods.ts";
import type { Env } from "../platform/env.server.ts";
import { readCookie, setCookieHeader } from "../platform/http/cookies.server.ts";
import { deriveKey } from "../platform/keys.server.ts";

const name = "sf_device";

type DeviceEnv = Pick<Env, "authSecret" | "siteOrigin">;

/**
 * Marks a browser in which this account was signed in. Guesses from elsewhere then can't keep its owner out. The mark
 * says nothing without the password.
 */
export function deviceCookie(env: DeviceEnv, email: string, now: Date): string {
	const device = randomBytes(16).toString("base64url");
	const end = String(Math.floor(now.getTime() / 1000) + deviceCookieDays * 24 * 3600);
	return setCookieHeader(env, {
		name,
		value: `${device}.${end}.${sign(env, email, device, end).toString("base64url")}`,
		maxAgeSeconds: deviceCookieDays * 24 * 3600,
		sameSite: "Lax",
	});
}

/** The device's random name if this account was signed in on it, else null. */
export function readDevice(env: DeviceEnv, headers: Headers, email: string, now: Date): string | null {
	const value = readCookie(env, headers.get("cookie"), name) ?? "";
	const [, device = "", end = "", signature = ""] = /^([\w-]+)\.(\d{1,12})\.([\w-]+)$/.exec(value) ?? [];
	const given = Buffer.from(signature, "base64url");
	const expected = sign(env, email, device, end);
	if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
	return Number(end) * 1000 > now.getTime() ? device : null;
}

function sign({ authSecret }: DeviceEnv, email: string, device: string, end: string): Buffer {
	return createHmac("sha256", deriveKey(authSecret, "device")).update(`${device}/${end}/${email}`).digest();
}
