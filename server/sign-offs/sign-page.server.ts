import { isDeepStrictEqual } from "node:util";
import { and, desc, eq, isNull } from "drizzle-orm";
import { textSignOffs } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { textsInEffect } from "../launch/sign-offs.server.ts";
import { builtTexts, refreshSignOffs } from "../launch/sign-offs-in-effect.server.ts";
import { claimsTopic } from "../pages/claims-pages.server.ts";
import { readSetFacts } from "../pages/read-settings.server.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { lockSettings } from "../settings/lock-settings.server.ts";
import { type StaffTurn, staffAction } from "../staff/staff-action.server.ts";
import { pagesToSign, readSignedPage } from "./read-signed-page.server.ts";

type Parts = Pick<Services, "clock" | "database">;
type Signer = Pick<LeadActor, "userId" | "ip" | "name">;
export interface PageInLanguage {
	page: string;
	locale: Locale;
}
/** `newer`: the text, or its sign-off, is not the one that was on the screen. */
type SignOffResult = ActionResult<object, "newer" | "unknown">;

/** Carries out what a form on the page of a text asks for. */
export async function postSignOff(
	services: Parts,
	by: Signer,
	where: PageInLanguage,
	{ intent, seen = "" }: Readonly<Record<string, string>>,
): Promise<SignOffResult> {
	const { texts } = await builtTexts();
	if (!pagesToSign(texts[where.locale]).includes(where.page)) return { ok: false, code: "unknown" };
	const work = intent === "sign" ? signPage : intent === "withdraw" ? withdrawSignOff : null;
	if (!work) return { ok: false, code: "unknown" };
	const { changes, db } = services.database;
	const result = await staffAction<SignOffResult>(services, by, "text_sign_offs", async (turn) => {
		// Nobody changes words, and nobody else signs, until this is done.
		await lockSettings(turn.transaction);
		const done = await work(turn, by, where, seen, services.clock());
		await changes.announce(claimsTopic, turn.transaction);
		return done;
	});
	if (result.ok) await refreshSignOffs(db, await readSetFacts(db));
	return result;
}

/** @param seen the hash of the text that was read */
async function signPage(
	{ transaction, log }: StaffTurn,
	by: Signer,
	{ page, locale }: PageInLanguage,
	seen: string,
	signedAt: Date,
): Promise<SignOffResult> {
	const { texts } = await builtTexts();
	const facts = await readSetFacts(transaction);
	const { text, sha256, keys } = readSignedPage(page, locale, textsInEffect(texts, facts.consent)[locale], facts);
	if (sha256 !== seen) return { ok: false, code: "newer" };
	const last = await lastSignOff(transaction, { page, locale });
	if (last?.sha256 === sha256 && isDeepStrictEqual(last.keys, keys)) return { ok: true };
	const signed = { signedById: by.userId, signedByName: by.name, signedAt };
	await transaction.insert(textSignOffs).values({ page, locale, sha256, text, keys, ...signed });
	await log("TEXT_SIGNED_OFF", { details: `${page} (${locale}), SHA-256 ${sha256}` });
	return { ok: true };
}

/** @param seen the sign-off that was on the screen */
async function withdrawSignOff(
	{ transaction, log }: StaffTurn,
	by: Signer,
	where: PageInLanguage,
	seen: string,
	withdrawnAt: Date,
): Promise<SignOffResult> {
	const last = await lastSignOff(transaction, where);
	if (!last || String(last.id) !== seen) return { ok: false, code: "newer" };
	const withdrawn = { withdrawnByName: by.name, withdrawnAt };
	// With those before it: otherwise the one before would count again.
	await transaction.update(textSignOffs).set(withdrawn).where(isInEffect(where));
	await log("TEXT_SIGN_OFF_WITHDRAWN", { details: `${where.page} (${where.locale}), SHA-256 ${last.sha256}` });
	return { ok: true };
}

/** The sign-off of a page that counts, with the text as it was read. */
export async function lastSignOff(db: Database | Transaction, where: PageInLanguage) {
	const [last] = await db.select().from(textSignOffs).where(isInEffect(where)).orderBy(desc(textSignOffs.id)).limit(1);
	return last;
}

function isInEffect(where: PageInLanguage) {
	const { page, locale, withdrawnAt } = textSignOffs;
	return and(eq(page, where.page), eq(locale, where.locale), isNull(withdrawnAt));
}
