import { funeralCost, prefilledCoverage } from "#domain/calculators/funeral-costs.ts";
import { licensedStates } from "#domain/compliance/licensed-states.ts";
import { freeLook } from "#domain/compliance/state-compliance.ts";
import { complianceByCode } from "#domain/compliance/states.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatMoney } from "#i18n/format.ts";
import { copyFor } from "#i18n/messages.server.ts";

/** The facts that the copy of a state page may name in braces. @throws if the agency is not licensed there */
export function stateFacts(locale: Locale, slug: string) {
	const state = licensedStates.find((candidate) => candidate.slug === slug);
	const record = state && complianceByCode(state.abbr);
	const cost = state && funeralCost(state.abbr);
	const coverage = state && prefilledCoverage(state.abbr);
	if (!record || !cost || !coverage) throw new Error(`There are no facts for the state ${slug}`);
	const period = freeLook(record);
	return {
		state: state.names[locale],
		regulator: record.regulatoryAuthority.name,
		funeralCost: formatMoney(locale, cost),
		suggestedCoverage: formatMoney(locale, coverage),
		freeLookDays: period.kind === "days" ? String(period.days) : copyFor(locale, "pages").state.several,
	};
}
