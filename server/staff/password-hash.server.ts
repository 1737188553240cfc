import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** The least that OWASP recommends for scrypt: 128 MB and about 0.3 s for each hash. */
const current: ScryptOptions = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };
/** The accounts library's own, of passwords that were set before. */
const former: ScryptOptions = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 };

const prefix = "scrypt-17-8-1";
const keyBytes = 64;

export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(16).toString("base64url");
	return `${prefix}:${salt}:${(await derive(password, salt, current)).toString("base64url")}`;
}

/** Takes no less time for a former hash than for a current one, so that the time does not tell them apart. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
	const parts = hash.split(":");
	if (isCurrentHash(hash)) {
		const [, salt = "", key = ""] = parts;
		return equal(await derive(password, salt, current), Buffer.from(key, "base64url"));
	}
	const [salt = "", key = ""] = parts;
	await derive(password, salt, current);
	return equal(await derive(password, salt, former), Buffer.from(key, "hex"));
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
