import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { agency } from "#content/agency.ts";

const periodMs = 30_000;
const base32Characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const secretCharacters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** 25 characters, which are 148 bits and exactly 40 characters of base32. */
export function newTotpSecret(): string {
	return Array.from({ length: 25 }, () => secretCharacters[randomInt(secretCharacters.length)]).join("");
}

/** The secret as authenticator apps take it. */
export function secretToType(secret: string): string {
	const bits = Array.from(Buffer.from(secret), (byte) => byte.toString(2).padStart(8, "0")).join("");
	return (bits.match(/.{5}/g) ?? []).map((five) => base32Characters[Number.parseInt(five, 2)]).join("");
}

/** The content of the QR code. */
export function totpAddress(secret: string, email: string): string {
	const issuer = encodeURIComponent(agency.shortName);
	const parameters = `secret=${secretToType(secret)}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`;
	return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${parameters}`;
}

/** The number of the half minute. */
export function totpStep(time: Date): number {
	return Math.floor(time.getTime() / periodMs);
}

/** The code of a half minute, by RFC 6238. */
export function totpCode(secret: string, step: number): string {
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(step));
	const digest = createHmac("sha1", secret).update(counter).digest();
	const number = digest.readUInt32BE(digest.readUInt8(19) & 15) & 0x7fffffff;
	return String(number % 1_000_000).padStart(6, "0");
}

/** The half minute of the code: this one, or the one before or after, because clocks differ. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
	const here = totpStep(now);
	const matches = [here - 1, here, here + 1].filter((step) => {
		const [given, expected] = [Buffer.from(code), Buffer.from(totpCode(secret, step))];
		return given.length === expected.length && timingSafeEqual(given, expected);
	});
	return matches.at(-1) ?? null;
}
