import { agency } from "#content/agency.ts";
import { complianceByCode } from "#domain/compliance/states.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { translator } from "#i18n/messages.server.ts";

/** California Insurance Code § 1725.5: a written estimate and the mail it comes with carry the licence number. */
const statesThatAskForNumber = ["CA"];

const numbers: Partial<Record<string, string>> = agency.licenseNumbers;

/** Whether an estimate may not be put on paper for somebody who lives there, for want of our licence number. */
export function lacksLicenseNumber(state: string): boolean {
	return statesThatAskForNumber.includes(state) && !numbers[state];
}

/** What every page says of our licence: in the reader's state where that is known, else in general. Never invented. */
export function licenseLine(locale: Locale, state: string | null): string {
	const t = translator(locale, "pdf");
	const name = state && jurisdictionName(state, locale);
	if (!name) {
		const known = Object.entries(numbers).map(([code, number]) => `${code} ${number}`);
		return known.length > 0 ? t("license.list", { numbers: known.join(" · ") }) : t("license.general");
	}
	if (complianceByCode(state)?.status !== "active") return t("license.none", { state: name });
	const number = numbers[state];
	return number ? t("license.number", { state: name, number }) : t("license.onRequest", { state: name });
}
