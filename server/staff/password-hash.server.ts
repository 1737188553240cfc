import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { inHashTurn } from "./hash-turns.server.ts";
import { hashCost } from "./password-hash-cost.server.ts";

/** The accounts library's own format, for passwords that were set before. */
const former: ScryptOptions = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 };

const prefix = "scrypt-17-8-1";
const keyBytes = 64;
/** A caller without a queue of its own. */
const stranger = { known: null };

export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(16).toString("base64url");
	const key = await inHashTurn(stranger, () => derive(password, salt, hashCost));
	return `${prefix}:${salt}:${key.toString("base64url")}`;
}

/** Always derives both kinds of hashes, so that the work does not tell which one an account has. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
	const isCurrent = isCurrentHash(hash);
	const [salt = "", key = ""] = hash.split(":").slice(isCurrent ? 1 : 0);
	const [currentKey, formerKey] = await inHashTurn(
		stranger,
		async (): Promise<[Buffer, Buffer]> => [
			await derive(password, salt, hashCost),
			await derive(password, salt, former),
		],
	);
	return isCurrent ? equal(currentKey, Buffer.from(key, "base64url")) : equal(formerKey, Buffer.from(key, "hex"));
}

/** The accounts library calls it when no account fits: as much work as to verify a password. */
export async function hashInVain(password: string): Promise<string> {
	return inHashTurn(stranger, async () => {
		await derive(password, "", former);
		return hashPassword(password);
	});
}

export function isCurrentHash(hash: string): boolean {
	return hash.startsWith(`${prefix}:`);
}

function equal(a: Buffer, b: Buffer): boolean {
	return a.length === b.length && timingSafeEqual(a, b);
}

function derive(password: string, salt: string, options: ScryptOptions): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		scrypt(password.normalize("NFKC"), salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)));
	});
}
