import { agency } from "#content/agency.ts";
import { type Fact, shown } from "#domain/compliance/fact.ts";
import { availableProducts, freeLook, type StateCompliance, slugOf } from "#domain/compliance/state-compliance.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import type { ProductFlag } from "#domain/products/product-flags.ts";
import { formatDate } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";

/** A state's rules and products in the reader's words: a row of the state table, the facts of a state page. */
export interface DescribedState {
	code: string;
	name: string;
	slug: string;
	isLicensed: boolean;
	isHeadquarters: boolean;
	status: string;
	products: { product: ProductFlag; name: string }[];
	freeLook: Answer;
	replacementNotice: Answer;
	suitability: Answer;
	seniorProtections: Answer;
	formsAndAge: string[];
	regulator: { name: string; website: string; phone?: string };
	license: string;
	notes: string[];
}

interface Answer {
	text: string;
	/** Where it was read and when it was checked; absent where we do not know. */
	evidence?: string;
}

export function describeState(locale: Locale, record: StateCompliance): DescribedState {
	const t = translator(locale, "compliance");
	const { code, status, restrictions, consumerProtections, regulatoryAuthority } = record;

	const evidence = ({ source, citation, verifiedOn }: Fact<unknown>) =>
		t("evidence", {
			source: citation ? `${t(`sources.${source}`)}, ${citation}` : t(`sources.${source}`),
			date: formatDate(locale, new Date(verifiedOn), "UTC"),
		});
	const answer = (fact: Fact<boolean> | undefined): Answer => {
		const value = shown(fact);
		if (!fact || value === undefined) return { text: t("answers.unknown") };
		return { text: t(value ? "answers.yes" : "answers.no"), evidence: evidence(fact) };
	};
	const period = (): Answer => {
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
		replacementNotice: answer(consumerProtections.replacementNotice),
		suitability: answer(consumerProtections.suitabilityRequired),
		seniorProtections: answer(consumerProtections.seniorProtections),
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

/** The words around described states: headings of a table, the map's, and what stands beside every number of days. */
export function stateLabels(locale: Locale) {
	const t = translator(locale, "compliance");
	return {
		headquarters: t("headquarters"),
		exactPeriod: t("freeLook.exactPeriod"),
		columns: {
			state: t("columns.state"),
			status: t("columns.status"),
			products: t("columns.products"),
			freeLook: t("columns.freeLook"),
			replacementNotice: t("columns.replacementNotice"),
			suitability: t("columns.suitability"),
			seniorProtections: t("columns.seniorProtections"),
			formsAndAge: t("columns.formsAndAge"),
			regulator: t("columns.regulator"),
			license: t("columns.license"),
		},
		map: { map: t("map.label"), licensed: t("map.licensed"), others: t("map.others") },
	};
}
