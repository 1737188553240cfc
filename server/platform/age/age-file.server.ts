import {
	createCipheriv,
	createDecipheriv,
	createHmac,
	diffieHellman,
	generateKeyPairSync,
	hkdfSync,
	type KeyObject,
	randomBytes,
	timingSafeEqual,
} from "node:crypto";
import { AgeError, bytesOfPublicKey, publicKeyOfBytes, readPublicKey } from "./age-keys.server.ts";

/*
 * Files of age (https://age-encryption.org/v1), for one X25519 key: any program for age opens them.
 *
 * A header wraps the file's own key for the public key. After it come a nonce and chunks of 64 KiB, each sealed with
 * ChaCha20-Poly1305. The nonce of a chunk is its number, and says whether it is the last: so none can be cut off, put in or
 * exchanged.
 */
const firstLine = "age-encryption.org/v1\n";
const chunkBytes = 64 * 1024;
const tagBytes = 16;
const nonceBytes = 16;
const maxHeaderBytes = 16 * 1024;
const cipherName = "chacha20-poly1305";
const noNonce = Buffer.alloc(12);

const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
const derive = (key: Buffer, salt: Buffer, info: string) => Buffer.from(hkdfSync("sha256", key, salt, info, 32));

/**
 * Encrypts what comes through, as a step of a pipeline.
 * @param publicKey "age1…"
 * @throws AgeError if that is no public key
 */
export function encryptFor(publicKey: string) {
	const recipient = readPublicKey(publicKey);
	return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
		const fileKey = randomBytes(16);
		const nonce = randomBytes(nonceBytes);
		yield headerFor(fileKey, recipient);
		yield nonce;
		const key = derive(fileKey, nonce, "payload");
		for await (const { chunk, number, isLast } of inChunks(source, chunkBytes)) yield seal(key, chunk, number, isLast);
	};
}

/**
 * Decrypts what comes through. What it passes on is genuine, but only complete when it ends without an error.
 * @throws AgeError, in the pipeline, if the file is for another key, or not what was written
 */
export function decryptWith(privateKey: KeyObject) {
	return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
		const pieces = source[Symbol.asyncIterator]();
		let start: Buffer = Buffer.alloc(0);
		const readUntil = async (isEnough: () => boolean) => {
			while (!isEnough()) {
				const { done, value } = await pieces.next();
				if (done || start.length > maxHeaderBytes) throw new AgeError("This is not a whole file of age.");
				start = Buffer.concat([start, value]);
			}
		};
		await readUntil(() => headerLength(start) > 0);
		const length = headerLength(start);
		const fileKey = readHeader(start.subarray(0, length).toString("latin1"), privateKey);
		await readUntil(() => start.length >= length + nonceBytes);
		const key = derive(fileKey, start.subarray(length, length + nonceBytes), "payload");
		async function* payload() {
			yield start.subarray(length + nonceBytes);
			for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) yield piece.value;
		}
		for await (const { chunk, number, isLast } of inChunks(payload(), chunkBytes + tagBytes)) {
			yield open(key, chunk, number, isLast);
		}
	};
}

function headerFor(fileKey: Buffer, recipient: Buffer): Buffer {
	const { privateKey } = generateKeyPairSync("x25519");
	const share = bytesOfPublicKey(privateKey);
	const wrapping = wrappingKey(privateKey, recipient, Buffer.concat([share, recipient]));
	const cipher = createCipheriv(cipherName, wrapping, noNonce, { authTagLength: tagBytes });
	const wrapped = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
	const text = `${firstLine}-> X25519 ${base64(share)}\n${base64(wrapped)}\n---`;
	return Buffer.from(`${text} ${base64(headerMac(fileKey, text))}\n`, "latin1");
}

function wrappingKey(privateKey: KeyObject, other: Buffer, salt: Buffer): Buffer {
	return derive(diffieHellman({ privateKey, publicKey: publicKeyOfBytes(other) }), salt, `${firstLine.trim()}/X25519`);
}

function headerMac(fileKey: Buffer, text: string): Buffer {
	return createHmac("sha256", derive(fileKey, Buffer.alloc(0), "header"))
		.update(text, "latin1")
		.digest();
}

/** @returns 0 if it is not all there */
function headerLength(bytes: Buffer): number {
	const end = bytes.indexOf("\n--- ");
	return end < 0 ? 0 : bytes.indexOf("\n", end + 1) + 1;
}

function readHeader(header: string, privateKey: KeyObject): Buffer {
	const [text, mac = ""] = header.trimEnd().split(/(?<=\n---) /);
	if (!text?.startsWith(firstLine)) throw new AgeError("This is not a file of age.");
	for (const [, share = "", wrapped = ""] of text.matchAll(/^-> X25519 ([\w+/]{43})\n([\w+/]{43})$/gm)) {
		const fileKey = unwrap(Buffer.from(share, "base64"), Buffer.from(wrapped, "base64"), privateKey);
		if (!fileKey) continue;
		const expected = Buffer.from(base64(headerMac(fileKey, text)));
		const given = Buffer.from(mac);
		if (given.length !== expected.length || !timingSafeEqual(given, expected)) break;
		return fileKey;
	}
	throw new AgeError("The file is encrypted for another key.");
}

function unwrap(share: Buffer, wrapped: Buffer, privateKey: KeyObject): Buffer | null {
	try {
		const key = wrappingKey(privateKey, share, Buffer.concat([share, bytesOfPublicKey(privateKey)]));
		return unseal(key, wrapped, noNonce);
	} catch {
		return null;
	}
}

/** The number of a chunk in eleven bytes, and whether it is the last. */
function nonceOf(number: number, isLast: boolean): Buffer {
	const nonce = Buffer.alloc(12);
	nonce.writeUIntBE(number, 5, 6);
	nonce.writeUInt8(isLast ? 1 : 0, 11);
	return nonce;
}

function seal(key: Buffer, chunk: Buffer, number: number, isLast: boolean): Buffer {
	const cipher = createCipheriv(cipherName, key, nonceOf(number, isLast), { authTagLength: tagBytes });
	return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
}

function open(key: Buffer, chunk: Buffer, number: number, isLast: boolean): Buffer {
	// Only an empty file ends with an empty chunk.
	const isWhole = chunk.length >= tagBytes + (number === 0 ? 0 : 1);
	const plain = isWhole ? unseal(key, chunk, nonceOf(number, isLast)) : null;
	if (!plain) throw new AgeError("The file is not what was written, or its end is missing.");
	return plain;
}

function unseal(key: Buffer, sealed: Buffer, nonce: Buffer): Buffer | null {
	const decipher = createDecipheriv(cipherName, key, nonce, { authTagLength: tagBytes });
	decipher.setAuthTag(sealed.subarray(-tagBytes));
	const plain = decipher.update(sealed.subarray(0, -tagBytes));
	try {
		decipher.final();
		return plain;
	} catch {
		return null;
	}
}

interface Chunk {
	chunk: Buffer;
	number: number;
	isLast: boolean;
}

/** Cuts a stream into pieces of one size. The last one may be shorter, and is empty only if all is. */
async function* inChunks(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Chunk> {
	let rest: Buffer = Buffer.alloc(0);
	let number = 0;
	for await (const piece of source) {
		rest = Buffer.concat([rest, piece]);
		let at = 0;
		for (; rest.length - at > size; at += size) {
			yield { chunk: rest.subarray(at, at + size), number: number++, isLast: false };
		}
		rest = rest.subarray(at);
	}
	yield { chunk: rest, number, isLast: true };
}
