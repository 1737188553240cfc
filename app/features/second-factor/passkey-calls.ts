import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { FactorNotice } from "#domain/staff/second-factor.ts";

type Answer<Result> = ({ ok: true } & Result) | { ok: false; code: FactorNotice | "cancelled" };

/**
 * Signs in with a passkey.
 * @returns the page to continue on
 */
export function askForPasskey(next: string | null): Promise<Answer<{ to: string }>> {
	return attempt(async () => {
		const optionsJSON = await call<Parameters<typeof startAuthentication>[0]["optionsJSON"]>("request", {});
		const response = await startAuthentication({ optionsJSON });
		return call("sign-in", { response, next });
	});
}

/** Makes a passkey on this device or another. @returns recovery codes if it is the first factor */
export function makePasskey(name: string): Promise<Answer<{ recoveryCodes: string[] | null }>> {
	return attempt(async () => {
		const optionsJSON = await call<Parameters<typeof startRegistration>[0]["optionsJSON"]>("creation", {});
		const response = await startRegistration({ optionsJSON });
		return call("add", { response, name });
	});
}

async function attempt<Result extends object>(work: () => Promise<Result>): Promise<Answer<Result>> {
	if (!browserSupportsWebAuthn()) return { ok: false, code: "passkeyUnsupported" };
	try {
		return { ok: true, ...(await work()) };
	} catch (error) {
		if (error instanceof Refusal) return { ok: false, code: error.code };
		// Browsers do not tell whether somebody changed their mind or has no passkey.
		const isCancelled = error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);
		return { ok: false, code: isCancelled ? "cancelled" : "passkeyRefused" };
	}
}

class Refusal extends Error {
	readonly code: FactorNotice;
	constructor(code: FactorNotice) {
		super(code);
		this.code = code;
	}
}

const codes: Record<number, FactorNotice> = { 401: "passkeyRefused", 403: "proveFirst", 429: "tooManyCodes" };

async function call<Result>(step: string, body: object): Promise<Result> {
	const answer = await fetch(`/api/passkey/${step}`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	if (!answer.ok) throw new Refusal(codes[answer.status] ?? "unexpected");
	return answer.json() as Promise<Result>;
}
