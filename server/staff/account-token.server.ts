import { createHmac, timingSafeEqual } from "node:crypto";
import { invitationDays } from "#domain/staff/invitation.ts";
import type { Env } from "../platform/env.server.ts";
import { deriveKey } from "../platform/keys.server.ts";

/** The lifetime of links to new accounts. */
export const linkLifetimeHours = 24;
/** Shorter for a link to an account in use, so that nobody gets in with a link from an old email. */
const resetLifetimeHours = 2;

/** The purpose of a mailed link. A token of one purpose is worthless for the others. */
export type LinkPurpose = "confirm" | "new-password" | "reset-password" | "invitation";

export function lifetimeHoursOf(purpose: LinkPurpose): number {
	if (purpose === "invitation") return invitationDays * 24;
	return purpose === "reset-password" ? resetLifetimeHours : linkLifetimeHours;
}

/**
 * The state that makes a link to an account in use work once, and only while the account is as it was when the link was
 * mailed.
 */
export function presentState({ email, passwordHash }: { email: string; passwordHash: string | null }): string {
	return `${passwordHash ?? ""}/${email}`;
}

/**
 * The token of a mailed link: user, end and signature. It works once: `confirm` and `new-password` are for unconfirmed
 * accounts, which they confirm, and `reset-password` is for a confirmed account with the password that it replaces.
 * `invitation` names no user but an invitation, which it uses up.
 * @param state the present one of the account or the invitation, for `reset-password` and `invitation`
 */
export function createAccountToken(
	env: Pick<Env, "authSecret">,
	purpose: LinkPurpose,
	userId: string,
	now: Date,
	state = "",
): string {
	const end = Math.floor(now.getTime() / 1000) + lifetimeHoursOf(purpose) * 3600;
	return `${userId}.${end}.${sign(env, purpose, userId, String(end), state).toString("base64url")}`;
}

/** The id of the user whom the token was mailed to, or null. */
export function readAccountToken(
	env: Pick<Env, "authSecret">,
	purpose: LinkPurpose,
	token: string,
	now: Date,
	state = "",
): string | null {
	const [, userId = "", end = "", signature = ""] = tokenFormat.exec(token) ?? [];
	const given = Buffer.from(signature, "base64url");
	const expected = sign(env, purpose, userId, end, state);
	if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
	return Number(end) * 1000 > now.getTime() ? userId : null;
}

/** The user that a token claims to be for, to look up what its signature depends on. */
export function claimedUserOf(token: string): string | null {
	return tokenFormat.exec(token)?.[1] ?? null;
}

const tokenFormat = /^(\w+)\.(\d{1,12})\.([\w-]+)$/;

function sign(
	{ authSecret }: Pick<Env, "authSecret">,
	purpose: LinkPurpose,
	userId: string,
	end: string,
	state: string,
): Buffer {
	const signed = `${purpose}/${userId}/${end}${state && `/${state}`}`;
	return createHmac("sha256", deriveKey(authSecret, "confirm")).update(signed).digest();
}
