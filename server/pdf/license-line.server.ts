import { agency } from "#content/agency.ts";
import { complianceByCode } from "#domain/compliance/states.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { isJurisdiction } from "#domain/location/jurisdictions.ts";
import { stateWords } from "#domain/location/state-names.ts";
import { translator } from "#i18n/messages.server.ts";

const numbers: Partial<Record<string, string>> = agency.licenseNumbers;

/** Whether the line of a state names a number, or, without a state, any number at all. */
export function hasLicenseNumber(state: string | null): boolean {
	return state ? Boolean(numbers[state]) : Object.keys(numbers).length > 0;
}

/** The license line of every page: for the reader's state if that is known, else in general. */
export function licenseLine(locale: Locale, state: string | null): string {
	const t = translator(locale, "pdf");
	if (!state || !isJurisdiction(state)) {
		const known = Object.entries(numbers).map(([code, number]) => `${code} ${number}`);
		return known.length > 0 ? t("license.list", { numbers: known.join(" · ") }) : t("license.general");
	}
	const words = stateWords(state, locale);
	if (complianceByCode(state)?.status !== "active") return t("license.none", words);
	const number = numbers[state];
	return number ? t("license.number", { ...words, number }) : t("license.onRequest", words);
}
