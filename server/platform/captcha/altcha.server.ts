import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";
import { createChallenge, randomInt } from "altcha-lib";
import { deriveKey as deriveSolution } from "altcha-lib/algorithms/pbkdf2";
import * as v from "valibot";
import { deriveKey } from "../keys.server.ts";
import { networksOf } from "../networks.server.ts";
import { sha256 } from "../sha256.server.ts";
import type { Captcha } from "./captcha-types.server.ts";

/** The browser asks for another challenge when this time is over, so a slow typist notices nothing. */
const minutesToSolve = 10;

/**
 * Takes between 0.1 s on a new computer and about 2 s on an old phone, in the background while the form is filled in:
 * enough to make bulk sending expensive. The bounded counter limits the wait. It starts at zero, because knowing a
 * higher start would let a sender skip the work below it. One try is long, so that a program gains little over a
 * browser by its quicker calls.
 */
const work = { algorithm: "PBKDF2/SHA-256", cost: 5000, maxCounter: 100 } as const;

const payloadSchema = v.object({
	challenge: v.object({
		parameters: v.looseObject({
			keySignature: v.string(),
			data: v.object({ expiresAt: v.number(), network: v.string() }),
		}),
		signature: v.string(),
	}),
	solution: v.object({ derivedKey: v.string() }),
});
type Payload = v.InferOutput<typeof payloadSchema>;

/** Proof of work in the visitor's browser, without a third party. */
export function createAltcha(secret: string): Captcha {
	const secrets = {
		hmacSignatureSecret: secret,
		hmacKeySignatureSecret: deriveKey(secret, "captcha/solution").toString("base64url"),
	};
	const keys = {
		challenge: createSecretKey(secrets.hmacSignatureSecret, "utf8"),
		solution: createSecretKey(secrets.hmacKeySignatureSecret, "utf8"),
	};
	const networkKey = createSecretKey(deriveKey(secret, "captcha/network"));
	const networkHash = (ipAddress: string) =>
		createHmac("sha256", networkKey).update(networksOf(ipAddress).network).digest("base64url").slice(0, 16);
	return {
		async challenge({ ipAddress, now, effort }) {
			const challenge = await createChallenge({
				algorithm: work.algorithm,
				cost: work.cost,
				counter: randomInt(work.maxCounter * effort, 0),
				deriveKey: deriveSolution,
				// Altcha's own `expiresAt` is not used, because it is compared with the machine's clock instead of `now`.
				data: {
					expiresAt: Math.floor(now.getTime() / 1000) + minutesToSolve * 60,
					network: networkHash(ipAddress),
				},
				...secrets,
			});
			return { provider: "altcha", challenge };
		},
		async verify(token, { ipAddress, now }) {
			const payload = decode(token);
			if (!payload) return { ok: false, code: "malformed" };
			const { data } = payload.challenge.parameters;
			const expiresAt = new Date(data.expiresAt * 1000);
			if (expiresAt <= now) return { ok: false, code: "expired" };
			if (!isSolved(payload, keys)) return { ok: false, code: "wrong" };
			const tokenHash = sha256(payload.challenge.signature);
			const isFromElsewhere = data.network !== networkHash(ipAddress);
			return { ok: true, tokenHash, expiresAt, isFromElsewhere };
		},
	};
}

/**
 * True if we have given out the challenge and the solution is its own: as Altcha's `verifySolution` checks it, of which the
 * asynchronous hashes took a tenth of the time of a lead. Its other way, to derive the key again, is for challenges without
 * `keySignature`, which ours always have.
 */
function isSolved(
	{ challenge: { parameters, signature }, solution: { derivedKey } }: Payload,
	keys: Record<"challenge" | "solution", KeyObject>,
): boolean {
	if (!isSigned(inOrder(parameters), signature, keys.challenge)) return false;
	if (!/^(?:[0-9a-f]{2})+$/.test(derivedKey)) return false;
	return isSigned(Buffer.from(derivedKey, "hex"), parameters.keySignature, keys.solution);
}

/** As JSON, with all keys in the order of the alphabet. */
function inOrder(parameters: Payload["challenge"]["parameters"]): string {
	return JSON.stringify(parameters, [...Object.keys(parameters), ...Object.keys(parameters.data)].sort());
}

/** The signature is compared as it is written: another way to write it would be another token. */
function isSigned(content: string | Buffer, signature: string, key: KeyObject): boolean {
	const expected = Buffer.from(createHmac("sha256", key).update(content).digest("hex"));
	const given = Buffer.from(signature);
	return given.length === expected.length && timingSafeEqual(given, expected);
}

function decode(token: string): Payload | undefined {
	try {
		const result = v.safeParse(payloadSchema, JSON.parse(Buffer.from(token, "base64").toString("utf8")));
		return result.success ? result.output : undefined;
	} catch {
		return undefined;
	}
}
