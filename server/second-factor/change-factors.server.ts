import { type FactorNotice, isFresh, readPasskeyName, readTypedCode } from "#domain/staff/second-factor.ts";
import type { SignedIn } from "../context.server.ts";
import type { Services } from "../services.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import { confirmApp, removeApp, renewRecoveryCodes, startApp } from "./authenticator-app.server.ts";
import { secretOf } from "./factor-row.server.ts";
import { removePasskey, renamePasskey } from "./passkeys.server.ts";

/** The result of a change. */
export interface FactorOutcome {
	notice: FactorNotice | null;
	/** The secret of an app that waits for its first code. */
	secret?: string | null;
	/** To be shown once. */
	recoveryCodes?: string[] | null;
	cookies?: string[];
}

type Change = (
	services: Services,
	visit: AccountVisit,
	signedIn: SignedIn,
	fields: Record<string, unknown>,
) => Promise<FactorOutcome>;

const changes: Record<string, Change> = {
	async "app-start"(services, _visit, signedIn) {
		return { notice: null, secret: await startApp(services, signedIn) };
	},
	async "app-confirm"(services, visit, signedIn, { code }) {
		const waiting = await secretOf(services, signedIn.userId);
		if (!waiting || waiting.isConfirmed) return { notice: "unexpected" };
		const typed = readTypedCode(code);
		const digits = typed?.kind === "totp" ? typed.code : "";
		const result = await confirmApp(services, visit, signedIn, digits);
		if (!result.ok) return { notice: result.code, secret: waiting.secret };
		return { notice: "totpOn", recoveryCodes: result.recoveryCodes, cookies: result.cookies };
	},
	async "app-remove"(services, visit, signedIn) {
		await removeApp(services, visit, signedIn);
		return { notice: "totpOff" };
	},
	async "codes-renew"(services, visit, signedIn) {
		const recoveryCodes = await renewRecoveryCodes(services, visit, signedIn);
		return { notice: recoveryCodes ? "codesRenewed" : "unexpected", recoveryCodes };
	},
	async "passkey-rename"(services, _visit, signedIn, { id, name }) {
		const read = readPasskeyName(name);
		const renamed = read !== null && (await renamePasskey(services, signedIn, String(id), read));
		return { notice: renamed ? "passkeyRenamed" : "unexpected" };
	},
	async "passkey-remove"(services, visit, signedIn, { id }) {
		const removed = await removePasskey(services, visit, signedIn, String(id));
		return { notice: removed ? "passkeyRemoved" : "unexpected" };
	},
};

/** Changes one's own factors, shortly after a proof of identity. */
export async function changeFactors(
	services: Services,
	visit: AccountVisit,
	signedIn: SignedIn,
	fields: Record<string, unknown>,
): Promise<FactorOutcome> {
	const intent = String(fields.intent);
	const change = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
	if (!change) return { notice: "unexpected" };
	if (!isFresh(signedIn.provedAt, services.clock())) return { notice: "proveFirst" };
	return change(services, visit, signedIn, fields);
}
