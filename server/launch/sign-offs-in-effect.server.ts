import { isDeepStrictEqual } from "node:util";
import builtCounts from "virtual:sign-off-counts";
import { desc, isNull } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { textSignOffs } from "#database/schema.ts";
import type { SetFacts } from "#domain/agency/settable-facts.ts";
import type { SignOffCounts } from "#domain/launch/sign-off-item.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import { type SignedTexts, type SignOff, signOffCounts, textsInEffect } from "./sign-offs.server.ts";

interface BuiltTexts {
	texts: Readonly<Record<Locale, SignedTexts>>;
	/** Those of `docs/signoff.json`. */
	signOffs: readonly SignOff[];
}

let built: Promise<BuiltTexts> | undefined;

/** The texts that a reader signs. A process without a sign-off of the dashboard never loads them. */
export function builtTexts(): Promise<BuiltTexts> {
	built ??= import("virtual:signed-texts").then(({ texts: { en, es, pt, ht }, signOffs }) => ({
		texts: { en: new Map(en), es: new Map(es), pt: new Map(pt), ht: new Map(ht) },
		signOffs,
	}));
	return built;
}

interface Known {
	lines: readonly SignOff[];
	consent: SetFacts["consent"];
	counts: SignOffCounts;
}
let current: Known = { lines: [], consent: undefined, counts: builtCounts };

/** How many texts are open: the sign-offs of the file count, and those of the dashboard that this process knows. */
export function openSignOffs(): SignOffCounts {
	return current.counts;
}

/**
 * @param lines the sign-offs of the dashboard
 * @param set what an admin has set, also in place of texts to sign
 */
export async function setSignOffs(lines: readonly SignOff[], { consent }: Pick<SetFacts, "consent">): Promise<void> {
	if (isDeepStrictEqual([lines, consent], [current.lines, current.consent])) return;
	const { texts, signOffs } = await builtTexts();
	const counts = signOffCounts(textsInEffect(texts, consent), [...signOffs, ...lines]);
	current = { lines, consent, counts };
}

/** Counts again with what the dashboard has. */
export async function refreshSignOffs(
	db: Database | Transaction,
	set: Pick<SetFacts, "consent">,
): Promise<readonly SignOff[]> {
	const rows = await newestSignOffs(db);
	const lines = rows.flatMap(({ locale, keys, signedByName: reader, signedAt }) => {
		const { date } = zonedTime(signedAt, agency.timeZone);
		return Object.entries(keys).map(([key, sha256]): SignOff => ({ locale, key, sha256, reader, date }));
	});
	await setSignOffs(lines, set);
	return lines;
}

/** The sign-off of each page and language that counts: the newest one that was not withdrawn. Without the text. */
export function newestSignOffs(db: Database | Transaction) {
	const { id, page, locale, sha256, keys, signedByName, signedAt, withdrawnAt } = textSignOffs;
	return db
		.selectDistinctOn([page, locale], { id, page, locale, sha256, keys, signedByName, signedAt })
		.from(textSignOffs)
		.where(isNull(withdrawnAt))
		.orderBy(page, locale, desc(id));
}
