import { funeralCost, prefilledCoverage } from "#domain/calculators/funeral-costs.ts";
import { licensedStates } from "#domain/compliance/licensed-states.ts";
import { lapseLaw, lapseNoticeState } from "#domain/compliance/state-law.ts";
import { complianceByCode } from "#domain/compliance/states.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { stateWords } from "#domain/location/state-names.ts";
import { formatMoney } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { factsShown } from "./facts-shown.server.ts";
import { freeLookSentences, withCitation } from "./free-look-words.server.ts";

/** The facts that the copy of a state page may name in braces. @throws if the agency is not licensed there */
export function stateFacts(locale: Locale, slug: string) {
	const state = licensedStates().find((candidate) => candidate.slug === slug);
	const record = state && complianceByCode(state.abbr);
	const cost = state && funeralCost(state.abbr);
	const coverage = state && prefilledCoverage(state.abbr);
	if (!record || !cost || !coverage) throw new Error(`There are no facts for the state ${slug}`);
	const t = translator(locale, "compliance");
	const lapse = lapseNoticeState(state.abbr, factsShown());
	return {
		...stateWords(state.abbr, locale),
		regulator: record.regulatoryAuthority.name,
		funeralCost: formatMoney(locale, cost),
		suggestedCoverage: formatMoney(locale, coverage),
		coverageMargin: String(Math.round((coverage / cost - 1) * 100)),
		// The page is about final expense insurance.
		freeLook: freeLookSentences(locale, state.abbr, "life"),
		lapseNotice: lapse ? withCitation(locale, t(`lapseNotice.${lapse}`), lapseLaw[lapse]) : t("lapseNotice.unknown"),
	};
}
