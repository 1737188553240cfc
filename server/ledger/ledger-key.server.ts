import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto";
import type { PublicKeyText } from "#domain/ledger/sealed-text.ts";
import { deriveKey } from "../platform/keys.server.ts";

/** The prefix of the 32 bytes of an Ed25519 key in its DER form (PKCS #8, RFC 8410). */
const derPrefix = Buffer.from("302e020100300506032b657004220420", "hex");

/** A key that signs. The database never sees it. */
export interface LedgerKey extends PublicKeyText {
	sign(text: string): string;
}

/** Public keys by their ids. */
export type TrustedKeys = Map<string, PublicKeyText>;

/** Ed25519 is deterministic: the same record at the same place gets the same signature again. */
export function ledgerKeyOf(secret: string): LedgerKey {
	const key = createPrivateKey({
		key: Buffer.concat([derPrefix, deriveKey(secret, "ledger")]),
		format: "der",
		type: "pkcs8",
	});
	const publicKey = createPublicKey(key).export({ format: "der", type: "spki" }).toString("base64url");
	return {
		keyId: keyIdOf(publicKey),
		publicKey,
		sign: (text) => sign(null, Buffer.from(text), key).toString("base64url"),
	};
}

/** By it people compare a key with what they noted before. */
export function fingerprintOf(publicKey: string): string {
	return createHash("sha256").update(Buffer.from(publicKey, "base64url")).digest("hex");
}

export function keyIdOf(publicKey: string): string {
	return fingerprintOf(publicKey).slice(0, 16);
}

const parsed = new Map<string, KeyObject>();

export function isSignedBy({ publicKey }: PublicKeyText, text: string, signature: string): boolean {
	try {
		let key = parsed.get(publicKey);
		if (!key) {
			key = createPublicKey({ key: Buffer.from(publicKey, "base64url"), format: "der", type: "spki" });
			parsed.set(publicKey, key);
		}
		return verify(null, Buffer.from(text), key, Buffer.from(signature, "base64url"));
	} catch {
		// The text is no key, or one of another kind.
		return false;
	}
}
