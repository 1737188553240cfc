import { createHash } from "node:crypto";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey as deriveSolution } from "altcha-lib/algorithms/pbkdf2";
import * as v from "valibot";
import { deriveKey } from "../keys.server.ts";
import type { Captcha } from "./captcha-types.server.ts";

const minutesToSolve = 20;

/**
 * Takes between 0.1 s on a new computer and about 2 s on an old phone, in the background while the form is filled in:
 * enough to make bulk sending expensive. The bounded counter limits the wait.
 */
const work = { algorithm: "PBKDF2/SHA-256", cost: 1000, counter: { from: 100, to: 400 } } as const;

const payloadSchema = v.object({
	challenge: v.object({
		parameters: v.looseObject({
			algorithm: v.literal(work.algorithm),
			nonce: v.string(),
			salt: v.string(),
			cost: v.literal(work.cost),
			keyLength: v.pipe(v.number(), v.maxValue(64)),
			keyPrefix: v.string(),
			data: v.object({ expiresAt: v.number() }),
		}),
		signature: v.string(),
	}),
	solution: v.object({ counter: v.pipe(v.number(), v.integer(), v.minValue(0)), derivedKey: v.string() }),
});

/** Proof of work in the visitor's browser, without a third party. */
export function createAltcha(secret: string): Captcha {
	const secrets = {
		hmacSignatureSecret: secret,
		hmacKeySignatureSecret: deriveKey(secret, "captcha/solution").toString("base64url"),
	};
	return {
		async challenge(now) {
			const challenge = await createChallenge({
				algorithm: work.algorithm,
				cost: work.cost,
				counter: randomInt(work.counter.to, work.counter.from),
				deriveKey: deriveSolution,
				// Not altcha's own `expiresAt`, which is compared with the machine's clock instead of `now`.
				data: { expiresAt: Math.floor(now.getTime() / 1000) + minutesToSolve * 60 },
				...secrets,
			});
			return { provider: "altcha", challenge };
		},
		async verify(token, { now }) {
			const payload = decode(token);
			if (!payload) return { ok: false, code: "malformed" };
			const expiresAt = new Date(payload.challenge.parameters.data.expiresAt * 1000);
			if (expiresAt <= now) return { ok: false, code: "expired" };
			const result = await verifySolution({ ...payload, deriveKey: deriveSolution, ...secrets });
			if (!result.verified) return { ok: false, code: "wrong" };
			const tokenHash = createHash("sha256").update(payload.challenge.signature).digest("hex");
			return { ok: true, tokenHash, expiresAt };
		},
	};
}

function decode(token: string) {
	try {
		const result = v.safeParse(payloadSchema, JSON.parse(Buffer.from(token, "base64").toString("utf8")));
		return result.success ? result.output : undefined;
	} catch {
		return undefined;
	}
}
