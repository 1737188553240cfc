import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decryptWith, encryptFor } from "./age-file.server.ts";
import { bytesOfPublicKey, makeKeys, readPrivateKey, readPublicKey } from "./age-keys.server.ts";
import "#tests/support/seeded-properties.ts";

const { publicKey, file } = makeKeys(new Date("2026-11-30T12:00:00Z"));
const privateKey = readPrivateKey(file);
const other = readPrivateKey(makeKeys(new Date()).file);

/** In pieces, as a disk delivers it. */
function piecesOf(bytes: Buffer, size: number): Readable {
	const count = Math.ceil(bytes.length / size);
	return Readable.from(Array.from({ length: count }, (_, index) => bytes.subarray(index * size, (index + 1) * size)));
}

const encrypted = (bytes: Buffer, size = 10_000) => buffer(Readable.from(encryptFor(publicKey)(piecesOf(bytes, size))));
const decrypted = (bytes: Buffer, key = privateKey, size = 10_000) =>
	buffer(Readable.from(decryptWith(key)(piecesOf(bytes, size))));

const text = Buffer.from("Men pri a. ".repeat(20_000));

describe("a file for one key", () => {
	test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])("of %d bytes is the same again", async (length) => {
		const plain = text.subarray(0, length);
		const sealed = await encrypted(plain);
		expect(sealed.includes("Men pri")).toBe(false);
		expect((await decrypted(sealed)).equals(plain)).toBe(true);
	});

	test("in pieces of any size", async () => {
		const size = fc.integer({ min: 1, max: 70_000 });
		await fc.assert(
			fc.asyncProperty(fc.integer({ min: 0, max: 1000 }), size, size, async (length, one, another) => {
				const sealed = await encrypted(text.subarray(0, length), one);
				expect((await decrypted(sealed, privateKey, another)).equals(text.subarray(0, length))).toBe(true);
			}),
		);
	});

	test("is refused if any byte is another one, or if its end is missing", async () => {
		const sealed = await encrypted(text.subarray(0, 70_000));
		const places = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: sealed.length - 1 }));
		await fc.assert(
			fc.asyncProperty(places, fc.integer({ min: 1, max: 255 }), async (place, change) => {
				const changed = Buffer.from(sealed);
				changed.writeUInt8(changed.readUInt8(place) ^ change, place);
				await expect(decrypted(changed)).rejects.toMatchObject({ name: "AgeError" });
				await expect(decrypted(sealed.subarray(0, place))).rejects.toMatchObject({ name: "AgeError" });
			}),
		);
	});

	test("is refused with another key", async () => {
		await expect(decrypted(await encrypted(text), other)).rejects.toThrow("The file is encrypted for another key.");
	});
});

test("keys that are mistyped or of another kind are refused", () => {
	expect(readPublicKey(publicKey)).toHaveLength(32);
	for (const wrong of [
		"",
		"age1",
		publicKey.slice(0, -1),
		publicKey.replace(/.$/, (last) => (last === "q" ? "p" : "q")),
	]) {
		expect(() => readPublicKey(wrong)).toThrow("This is not a public key of age");
	}
	expect(() => encryptFor("ssh-ed25519 AAAA")).toThrow("This is not a public key of age");
	expect(() => readPrivateKey(publicKey)).toThrow("no private key of age");
});

/** Made by the package age-encryption 0.3.1. */
const madeElsewhere = {
	identity: "AGE-SECRET-KEY-1542RHJSUCED0L2D2SQGPM87EFP7Z35AZX7C937MP0QDAAHZ727UQRQ2FCW",
	publicKey: "age1zgystqllz20ucynd532cgz6guv5gt3vphh7zuspru2qarvt405mqq49vcj",
	file:
		"YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBtZFpnc0FYT1g1aUVqNzdFZk1FZUducWIwUXAwMGJKb3BVaS8vVnYvam1nCi9CZ09tdzVi" +
		"aUYvKy8yUEtwYjFNcXJTcFZwWEM3OFpMbVFhbW94SVJiKzQKLS0tIHYxdk9qeTB6NERUS0x4VjExM0ozVUMyR3RtbStwYlZuODlvMnNOUnZmUUUK" +
		"xdLCaIv/qx7cI0UaVDwzpY+hXWqDDzmWaHMYmsJRZRwiRfP+DWGf5wor",
};

test("a file and its keys that another program for age made", async () => {
	const key = readPrivateKey(madeElsewhere.identity);
	expect(bytesOfPublicKey(key)).toEqual(readPublicKey(madeElsewhere.publicKey));
	expect((await decrypted(Buffer.from(madeElsewhere.file, "base64"), key)).toString()).toBe("Men pri a.");
});
