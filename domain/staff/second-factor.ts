import { isOneLine } from "../text/plain-text.ts";
import { mayOpenDashboard, type StaffRole } from "./roles.ts";

/** The second proof of a sign-in. A passkey needs no password. */
export type SessionFactor = "totp" | "recovery" | "passkey";

/** @param isRequired as in production, where nobody opens the dashboard with a password alone */
export function needsSecondFactor(role: StaffRole, isRequired: boolean): boolean {
	return isRequired && mayOpenDashboard(role);
}

/** How long after proving who they are people may change their factors. */
export const freshMinutes = 15;

export function isFresh(provedAt: Date, now: Date): boolean {
	return now.getTime() - provedAt.getTime() < freshMinutes * 60_000;
}

/** How long the second step of a sign-in may take. */
export const secondStepMinutes = 10;

export interface TypedCode {
	kind: "totp" | "recovery";
	code: string;
}

/** Reads a code of an authenticator app or a recovery code, typed with any spaces, hyphens and capitals. */
export function readTypedCode(text: unknown): TypedCode | null {
	if (typeof text !== "string" || text.length > 40) return null;
	const plain = text.toLowerCase().replace(/[\s-]/g, "");
	if (/^\d{6}$/.test(plain)) return { kind: "totp", code: plain };
	if (/^[a-z\d]{10}$/.test(plain)) return { kind: "recovery", code: recoveryCode(plain) };
	return null;
}

/** How many a person has at first. */
export const recoveryCodeCount = 10;

/** Without characters that look alike: they are copied by hand. */
export const recoveryCodeCharacters = "abcdefghjkmnpqrstuvwxyz23456789";

/** @param characters ten of them */
export function recoveryCode(characters: string): string {
	return `${characters.slice(0, 5)}-${characters.slice(5)}`;
}

/** The name that somebody gave a passkey; null if it can't be one. */
export function readPasskeyName(text: unknown): string | null {
	const name = typeof text === "string" ? text.trim() : "";
	return name.length > 0 && name.length <= 60 && isOneLine(name) ? name : null;
}

/** Notices on the second factor pages. Each has a title and a text under `secondFactor.notices`. */
export type FactorNotice =
	| "wrongCode"
	| "usedCode"
	| "wrongPassword"
	| "tooManyCodes"
	| "passkeyRefused"
	| "passkeyUnsupported"
	| "proveFirst"
	| "required"
	| "unexpected"
	| "totpOn"
	| "totpOff"
	| "codesRenewed"
	| "passkeyAdded"
	| "passkeyRenamed"
	| "passkeyRemoved";
