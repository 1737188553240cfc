import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { hashCost } from "./password-hash-cost.server.ts";

/** The accounts library's own, of passwords that were set before. */
const former: ScryptOptions = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 };

const prefix = "scrypt-17-8-1";
const keyBytes = 64;

export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(16).toString("base64url");
	return `${prefix}:${salt}:${(await derive(password, salt, hashCost)).toString("base64url")}`;
}

/** Always derives both kinds of hashes, so that the work does not tell which one an account has. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
	const isCurrent = isCurrentHash(hash);
	const [salt = "", key = ""] = hash.split(":").slice(isCurrent ? 1 : 0);
	const currentKey = await derive(password, salt, hashCost);
	const formerKey = await derive(password, salt, former);
	return isCurrent ? equal(currentKey, Buffer.from(key, "base64url")) : equal(formerKey, Buffer.from(key, "hex"));
}

/** What the accounts library calls when no account fits: as much work as to verify a password. */
export async function hashInVain(password: string): Promise<string> {
	await derive(password, "", former);
	return hashPassword(password);
}

export function isCurrentHash(hash: string): boolean {
	return hash.startsWith(`${prefix}:`);
}

function equal(a: Buffer, b: Buffer): boolean {
	return a.length === b.length && timingSafeEqual(a, b);
}

/** How many run at a time. Each blocks one of Node's four threads for files and takes 128 MB. */
const maxRunning = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function derive(password: string, salt: string, options: ScryptOptions): Promise<Buffer> {
	if (running >= maxRunning) await new Promise<void>((resolve) => waiting.push(resolve));
	else running += 1;
	try {
		return await new Promise((resolve, reject) => {
			scrypt(password.normalize("NFKC"), salt, keyBytes, options, (error, key) =>
				error ? reject(error) : resolve(key),
			);
		});
	} finally {
		// The next one takes this one's place.
		const next = waiting.shift();
		if (next) next();
		else running -= 1;
	}
}
