import { createHmac } from "node:crypto";
import type { Page } from "@playwright/test";

/** The code that an authenticator app shows, by RFC 6238. @param later in how many half minutes */
export function appCode(key: string, later = 0): string {
	const bits = [...key.replace(/\s/g, "")].map((character) =>
		"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(character).toString(2).padStart(5, "0"),
	);
	const secret = Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
	const digest = createHmac("sha1", secret).update(counter).digest();
	const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
	return String(number % 1_000_000).padStart(6, "0");
}

/** Gives the page's browser a device that makes passkeys and checks its user without asking. */
export async function addPasskeyDevice(page: Page): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("WebAuthn.enable");
	await devtools.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
}
