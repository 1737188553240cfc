import { agency } from "#content/agency.ts";
import { heldLicenseNumbers, licenseNumbers } from "#content/license-numbers.ts";
import type { ShownMember } from "#content/shown-team.server.ts";
import { complianceByCode } from "#domain/compliance/states.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { isJurisdiction } from "#domain/location/jurisdictions.ts";
import { stateWords } from "#domain/location/state-names.ts";
import { translator } from "#i18n/messages.server.ts";

/** True if the line would say that the number is available on request. */
function isOnRequest(state: string | null): boolean {
	if (!state || !isJurisdiction(state)) return heldLicenseNumbers().length === 0;
	return complianceByCode(state)?.status === "active" && !agency.licenseNumbers[state];
}

/**
 * The license line of a page or an email, if it needs one: next to a number, "available on request" would read as if we
 * hid something.
 * @param besideNumber whether it names the license number of a person
 */
export function licenseLineBeside(besideNumber: boolean, locale: Locale, state: string | null): string | null {
	return besideNumber && isOnRequest(state) ? null : licenseLine(locale, state);
}

/** True if a page that shows these people names a license number, theirs or the agency's. */
export function namesLicenseNumber(team: readonly Pick<ShownMember, "license">[]): boolean {
	return heldLicenseNumbers().length > 0 || team.some(({ license }) => license);
}

/** True if a text that somebody typed has the license number of a person in it. */
export function hasLicenseNumber(text: string, team: readonly Pick<ShownMember, "license">[]): boolean {
	return team.some(({ license }) => license && text.includes(license.number));
}

/** The license line of every page: for the reader's state if that is known, else in general. */
export function licenseLine(locale: Locale, state: string | null): string {
	const t = translator(locale, "pdf");
	if (!state || !isJurisdiction(state)) {
		const numbers = licenseNumbers();
		return numbers ? t("license.list", { numbers }) : t("license.general");
	}
	const words = stateWords(state, locale);
	if (complianceByCode(state)?.status !== "active") return t("license.none", words);
	const number = agency.licenseNumbers[state];
	return number ? t("license.number", { ...words, number }) : t("license.onRequest", words);
}
