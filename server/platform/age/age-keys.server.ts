import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";

/*
 * Keys of age (https://age-encryption.org/v1): X25519 keys in Bech32, "age1…" the public one, "AGE-SECRET-KEY-1…" the
 * private one.
 */
const publicPrefix = "age";
const privatePrefix = "age-secret-key-";

/** What comes before the 32 bytes of an X25519 key in DER, as RFC 8410 says. */
const publicDer = Buffer.from("302a300506032b656e032100", "hex");
const privateDer = Buffer.from("302e020100300506032b656e04220420", "hex");

export const publicKeyOfBytes = (bytes: Buffer): KeyObject =>
	createPublicKey({ key: Buffer.concat([publicDer, bytes]), format: "der", type: "spki" });

export const bytesOfPublicKey = (privateKey: KeyObject): Buffer =>
	createPublicKey(privateKey).export({ format: "der", type: "spki" }).subarray(-32);

/** @throws if it is no public key of age */
export function readPublicKey(text: string): Buffer {
	const bytes = decode(text.trim(), publicPrefix);
	if (!bytes) throw new AgeError("This is not a public key of age: it begins with age1 and has 62 characters.");
	return bytes;
}

/**
 * Reads the private key from the text of a file as `age-keygen` writes it: comments, and the key.
 * @throws if there is none
 */
export function readPrivateKey(text: string): KeyObject {
	for (const line of text.split(/\r?\n/)) {
		const bytes = decode(line.trim().toLowerCase(), privatePrefix);
		if (bytes) return createPrivateKey({ key: Buffer.concat([privateDer, bytes]), format: "der", type: "pkcs8" });
	}
	throw new AgeError("The file holds no private key of age: a line that begins with AGE-SECRET-KEY-1.");
}

/** @returns the public key, and the text of the file with the private one */
export function makeKeys(now: Date): { publicKey: string; file: string } {
	const { privateKey } = generateKeyPairSync("x25519");
	const publicKey = encode(bytesOfPublicKey(privateKey), publicPrefix);
	const secret = encode(privateKey.export({ format: "der", type: "pkcs8" }).subarray(-32), privatePrefix).toUpperCase();
	return { publicKey, file: `# created: ${now.toISOString()}\n# public key: ${publicKey}\n${secret}\n` };
}

/** It can't be read, or is not what was written. */
export class AgeError extends Error {
	override name = "AgeError";
}

const letters = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const checkLetters = 6;
/** 256 bits in groups of five. */
const keyLetters = 52;

/** Bech32 (BIP 173). */
function encode(bytes: Buffer, prefix: string): string {
	const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
	const groups = bits.match(/.{1,5}/g) ?? [];
	const values = groups.map((group) => Number.parseInt(group.padEnd(5, "0"), 2));
	const sum = remainder(prefix, [...values, 0, 0, 0, 0, 0, 0]) ^ 1;
	const check = Array.from({ length: checkLetters }, (_, index) => (sum >> (5 * (5 - index))) & 31);
	return `${prefix}1${[...values, ...check].map((value) => letters[value]).join("")}`;
}

function decode(text: string, prefix: string): Buffer | null {
	const values = [...text.slice(prefix.length + 1)].map((letter) => letters.indexOf(letter));
	const isComplete = values.length === keyLetters + checkLetters && text.startsWith(`${prefix}1`);
	if (!isComplete || values.includes(-1) || remainder(prefix, values) !== 1) return null;
	const bits = values.map((value) => value.toString(2).padStart(5, "0")).join("");
	return Buffer.from(
		Array.from({ length: 32 }, (_, index) => Number.parseInt(bits.slice(8 * index, 8 * index + 8), 2)),
	);
}

function remainder(prefix: string, values: readonly number[]): number {
	const codes = [...prefix].map((letter) => letter.charCodeAt(0));
	let sum = 1;
	for (const value of [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...values]) {
		const top = sum >> 25;
		sum = ((sum & 0x1ffffff) << 5) ^ value;
		for (const [bit, generator] of generators.entries()) if ((top >> bit) & 1) sum ^= generator;
	}
	return sum;
}
