import { hkdfSync } from "node:crypto";

/**
 * Derives the key of one purpose (HKDF with SHA-256, 32 bytes), so that the owner keeps a single secret and no two uses
 * share a key. The purpose must never change: what was encrypted or signed under it could not be read again.
 */
export function deriveKey(secret: string, purpose: string): Buffer {
	return Buffer.from(hkdfSync("sha256", secret, "sunfield", purpose, 32));
}
