import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { inHashTurn } from "./hash-turns.server.ts";
import { hashCost } from "./password-hash-cost.server.ts";

/** Names the cost, so that hashes of another cost can be told apart one day. */
const prefix = "scrypt-15-8-3";
const keyBytes = 64;
/** A caller without a queue of its own. */
const stranger = { known: null };

export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(16).toString("base64url");
	const key = await inHashTurn(stranger, () => derive(password, salt));
	return `${prefix}:${salt}:${key.toString("base64url")}`;
}

/** Always derives a key, so that the work does not tell whether an account has a password. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
	const [name, salt = "", key = ""] = hash.split(":");
	const stored = Buffer.from(key, "base64url");
	const derived = await inHashTurn(stranger, () => derive(password, salt));
	return name === prefix && stored.length === keyBytes && timingSafeEqual(derived, stored);
}

function derive(password: string, salt: string): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		scrypt(password.normalize("NFKC"), salt, keyBytes, hashCost, (error, key) =>
			error ? reject(error) : resolve(key),
		);
	});
}
