import type { Fact } from "#domain/compliance/fact.ts";
import type { ContractKind } from "#domain/compliance/free-look-law.ts";
import { type FreeLook, freeLook, stateLaw } from "#domain/compliance/state-law.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { stateWords } from "#domain/location/state-names.ts";
import { formatDate } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { factsShown } from "./facts-shown.server.ts";

/** A short answer for a table: "10 to 30 days; at least 30 days from age 60". */
export function freeLookPhrase(locale: Locale, look: FreeLook): string {
	const t = translator(locale, "compliance");
	if (look.kind !== "days") return t(`freeLook.${look.kind}`);
	const { days, upTo, older, limitedBenefit } = look;
	return [
		upTo === undefined ? t("freeLook.days", { days }) : t("freeLook.range", { days, upTo }),
		older && t("freeLook.older", { days: older.days, age: older.fromAge }),
		limitedBenefit && t("freeLook.limitedBenefit", { days: limitedBenefit }),
	]
		.filter(Boolean)
		.join("; ");
}

/** Whole sentences for a page about one state, or a referral where the number is not known. */
export function freeLookSentences(locale: Locale, code: string, contract: ContractKind): string {
	const t = translator(locale, "compliance");
	const state = stateWords(code, locale);
	const look = freeLook(code, contract, factsShown());
	if (look.kind !== "days") return t("freeLookSentences.uncertain", state);
	const { days, upTo, older, limitedBenefit } = look;
	const sentences = [
		upTo === undefined
			? t("freeLookSentences.days", { ...state, days })
			: t("freeLookSentences.range", { ...state, days, upTo }),
		older && t("freeLookSentences.older", { days: older.days, age: older.fromAge }),
		limitedBenefit && t("freeLookSentences.limitedBenefit", { days: limitedBenefit }),
	]
		.filter(Boolean)
		.join(" ");
	return withCitation(locale, sentences, stateLaw(code).freeLook?.[contract]);
}

/** A statement about the law, followed by its citation and the day of its record, if it has a citation. */
export function withCitation(locale: Locale, text: string, fact: Fact<unknown> | undefined): string {
	if (!fact?.citation) return text;
	const t = translator(locale, "compliance");
	const date = formatDate(locale, new Date(fact.checked.on), "UTC");
	return t("evidence.cited", { text, citation: fact.citation, date });
}
