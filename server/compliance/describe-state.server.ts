import { agency } from "#content/agency.ts";
import { type Fact, shown } from "#domain/compliance/fact.ts";
import { availableProducts, freeLook, type StateCompliance, slugOf } from "#domain/compliance/state-compliance.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { formatDate } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";

interface Rule {
	text: string;
	/** The source and the date of the check. Absent if the rule is not known. */
	evidence?: string;
}

/** A state's rules and products in the reader's language, for the state table and the state pages. */
export function describeState(locale: Locale, record: StateCompliance) {
	const t = translator(locale, "compliance");
	const { code, status, restrictions, consumerProtections, regulatoryAuthority } = record;

	const evidence = ({ source, citation, verifiedOn }: Fact<unknown>) =>
		t("evidence", {
			source: citation ? `${t(`sources.${source}`)}, ${citation}` : t(`sources.${source}`),
			date: formatDate(locale, new Date(verifiedOn), "UTC"),
		});
	const rule = (fact: Fact<boolean> | undefined): Rule => {
		const value = shown(fact);
		if (!fact || value === undefined) return { text: t("answers.unknown") };
		return { text: t(value ? "answers.yes" : "answers.no"), evidence: evidence(fact) };
	};
	const period = (): Rule => {
		const look = freeLook(record);
		if (look.kind !== "days") return { text: t(`freeLook.${look.kind}`) };
		return {
			text: t(look.isUpperBound ? "freeLook.upToDays" : "freeLook.days", { days: look.days }),
			evidence: evidence(consumerProtections.freeExaminationPeriod),
		};
	};

	const { requiresAdditionalForms, coolingOffPeriod, maxAge } = restrictions;
	const formsAndAge = [
		requiresAdditionalForms && t("restrictions.additionalForms"),
		coolingOffPeriod !== null && t("restrictions.coolingOff", { days: coolingOffPeriod }),
		maxAge !== null && t("restrictions.maxAge", { age: maxAge }),
	].filter((text) => text !== false);

	return {
		code,
		name: jurisdictionName(code, locale) ?? record.state,
		slug: slugOf(record),
		isLicensed: status === "active",
		isHeadquarters: record.isHeadquarters,
		status: t(`status.${status}`),
		products: availableProducts(record).map((product) => ({ product, name: t(`products.${product}`) })),
		freeLook: period(),
		replacementNotice: rule(consumerProtections.replacementNotice),
		suitability: rule(consumerProtections.suitabilityRequired),
		seniorProtections: rule(consumerProtections.seniorProtections),
		formsAndAge: formsAndAge.length > 0 ? formsAndAge : [t("restrictions.none")],
		regulator: {
			name: regulatoryAuthority.name,
			website: regulatoryAuthority.website,
			phone: shown(regulatoryAuthority.phone),
		},
		license: agency.licenseNumbers[code] ?? t("licenseOnRequest"),
		notes: record.disclosures.general.map((note) => t(note)),
	};
}

/** The copy around described states: column headings, the map's labels, and the note beside every number of days. */
export function stateCopy(locale: Locale) {
	const { headquarters, freeLook, columns, map } = copyFor(locale, "compliance");
	const { label, licensed, others } = map;
	return { headquarters, exactPeriod: freeLook.exactPeriod, columns, map: { map: label, licensed, others } };
}
