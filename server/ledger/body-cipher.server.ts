import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { sha256 } from "../platform/sha256.server.ts";

const algorithm = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** What a body holds: texts that name or quote a person. */
export type Content = Readonly<Record<string, string | null>>;

/** The encrypted part of a record, with its key while that exists. */
export interface StoredBody {
	keyHash: string;
	body: string;
	key: string | null;
	destroyedAt: Date | null;
}

/**
 * A random key and nonce for one record. The journal keeps them with a lead, so that a lead that is stored again after a
 * crash gets the same bytes, and the same seal.
 */
export function newBodySecret(): string {
	return randomBytes(keyBytes + nonceBytes).toString("base64url");
}

/** @param secret from `newBodySecret`. Without it, another random one. */
export function encryptBody(id: string, content: Content, secret = newBodySecret()) {
	const bytes = Buffer.from(secret, "base64url");
	const [key, nonce] = [bytes.subarray(0, keyBytes), bytes.subarray(keyBytes)];
	const cipher = createCipheriv(algorithm, key, nonce);
	cipher.setAAD(Buffer.from(id));
	// Half a character has no place in UTF-8.
	const wellFormed = Object.entries(content).map(([name, value]) => [name, value?.toWellFormed() ?? null]);
	const text = JSON.stringify(Object.fromEntries(wellFormed));
	const body = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
	return { keyHash: sha256(key.toString("hex")), body: body.toString("base64url"), key: key.toString("hex") };
}

/** @returns the content; null if the key is destroyed, isn't the one of the body, or the body is another record's */
export function decryptBody<Body extends Content>(
	id: string,
	{ keyHash, body, key }: Pick<StoredBody, "keyHash" | "body" | "key">,
): Body | null {
	if (key === null || sha256(key) !== keyHash) return null;
	const bytes = Buffer.from(body, "base64url");
	try {
		const decipher = createDecipheriv(algorithm, Buffer.from(key, "hex"), bytes.subarray(0, nonceBytes));
		decipher.setAAD(Buffer.from(id));
		decipher.setAuthTag(bytes.subarray(-tagBytes));
		const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
		return JSON.parse(text.toString("utf8")) as Body;
	} catch {
		return null;
	}
}
