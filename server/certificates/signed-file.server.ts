import type { PublicKeyText } from "#domain/ledger/sealed-text.ts";
import { fingerprintOf, isSignedBy, keyIdOf, type TrustedKeys } from "../ledger/ledger-key.server.ts";

export type SignatureFault =
	/** No such file, or one of another version. */
	| "unreadable"
	/** It reads the same, but these are not its bytes. */
	| "respelled"
	/** Not signed by the key that it names. */
	| "wrong_signature"
	/** Signed by another key than the given ones. */
	| "other_key"
	/** A key does not have the id under which it is listed. */
	| "wrong_key_id";

/** The fields of every file that the site signs. */
interface SignedFile {
	keys: readonly PublicKeyText[];
	signedBy: string;
	signature: string;
}

/** One kind of signed file: how it is read, its one spelling, and the text that is signed. */
interface FileKind<Content extends SignedFile> {
	read(value: unknown): Content | null;
	spelling(content: Content): string;
	signedText(content: Content): string;
}

/** A file that could be read, and how far its signature holds. */
interface SignatureCheck<Content> {
	content: Content;
	faults: Set<SignatureFault>;
	/** The fingerprint of the key that the file names. */
	fingerprint: string | null;
	/** True if a text is signed by one of the keys that the file names. */
	isGenuine(keyId: string, text: string, signature: string): boolean;
}

/**
 * Checks the spelling and the signature of a file without anything but its bytes.
 * @param given public keys of the site or their fingerprints. Without them, anybody's own key is accepted.
 * @returns null if it can't be read
 */
export function checkSignature<Content extends SignedFile>(
	file: Uint8Array,
	{ read, spelling, signedText }: FileKind<Content>,
	given: readonly string[],
): SignatureCheck<Content> | null {
	const text = decode(file);
	const content = text === null ? null : read(parse(text));
	if (!content) return null;
	const faults = new Set<SignatureFault>();
	const { keys, signedBy, signature } = content;
	const known: TrustedKeys = new Map(keys.map((key) => [key.keyId, key]));
	const isGenuine = (keyId: string, signed: string, its: string) => {
		const key = known.get(keyId);
		return key !== undefined && isSignedBy(key, signed, its);
	};
	if (text !== spelling(content)) faults.add("respelled");
	if (!isPlainBase64(signature) || !isGenuine(signedBy, signedText(content), signature)) faults.add("wrong_signature");
	if (keys.some((key) => keyIdOf(key.publicKey) !== key.keyId)) faults.add("wrong_key_id");
	const signer = known.get(signedBy)?.publicKey;
	const fingerprint = signer === undefined ? null : fingerprintOf(signer);
	const isGiven = given.some((one) => one === signer || one.toLowerCase() === fingerprint);
	if (given.length > 0 && !isGiven) faults.add("other_key");
	return { content, faults, fingerprint, isGenuine };
}

/** Text with half a character in it, or with a mark of its byte order, is not what the site writes. */
function decode(file: Uint8Array): string | null {
	try {
		return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(file);
	} catch {
		return null;
	}
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** The last character holds bits that decoding ignores: another one would be the same signature. */
function isPlainBase64(text: string): boolean {
	return Buffer.from(text, "base64url").toString("base64url") === text;
}
