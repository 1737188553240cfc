import { agency } from "#content/agency.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import { allFactsChecked, factsShown } from "#content/facts-shown.server.ts";
import { freeLookPhrase } from "#content/free-look-words.server.ts";
import { claimStatus } from "#domain/claims/claims.ts";
import { productsSoldIn } from "#domain/claims/selling.ts";
import { type Fact, shownFact } from "#domain/compliance/fact.ts";
import type { ContractKind } from "#domain/compliance/free-look-law.ts";
import { type StateCompliance, slugOf } from "#domain/compliance/state-compliance.ts";
import { freeLook, stateLaw } from "#domain/compliance/state-law.ts";
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
	const { code, status, restrictions, regulatoryAuthority } = record;
	const { maxAge } = restrictions;
	const law = stateLaw(code);
	const facts = factsShown();

	const evidence = ({ source, citation, checked }: Fact<unknown>) =>
		t(checked.by ? "evidence.checked" : allFactsChecked() ? "evidence.checkedLater" : "evidence.unchecked", {
			source: citation ? `${t(`sources.${source}`)}, ${citation}` : t(`sources.${source}`),
			date: formatDate(locale, new Date(checked.on), "UTC"),
			reader: checked.by,
		});
	const rule = (fact: Fact<boolean> | undefined): Rule => {
		const value = shownFact(fact, facts);
		if (!fact || value === undefined) return { text: t("answers.unknown") };
		return { text: t(value ? "answers.yes" : "answers.no"), evidence: evidence(fact) };
	};
	const period = (contract: ContractKind): Rule => {
		const look = freeLook(code, contract, facts);
		const text = freeLookPhrase(locale, look);
		const fact = law.freeLook?.[contract];
		return look.kind === "days" && fact ? { text, evidence: evidence(fact) } : { text };
	};

	// A license is a claim until its number is entered, which anybody can check with the regulator.
	const isUnproven =
		status === "active" &&
		!agency.licenseNumbers[code] &&
		claimStatus(currentClaims(), "licensedStates") === "withheld";

	return {
		code,
		name: jurisdictionName(code, locale) ?? record.state,
		slug: slugOf(record),
		isLicensed: status === "active",
		isHeadquarters: record.isHeadquarters,
		/** Empty for a license that may not be claimed. */
		status: isUnproven ? "" : t(`status.${status}`),
		products: productsSoldIn(record, currentClaims(), agency).map((product) => ({
			product,
			name: t(`products.${product}`),
		})),
		freeLook: { life: period("life"), annuity: period("annuity") },
		replacementNotice: rule(law.replacementNotice),
		bestInterest: rule(law.bestInterest),
		seniorProtections: rule(law.seniorProtections),
		ageLimit: maxAge === null ? t("restrictions.none") : t("restrictions.maxAge", { age: maxAge }),
		regulator: regulatoryAuthority,
		license: agency.licenseNumbers[code] ?? t("licenseOnRequest"),
		notes: record.disclosures.general.map((note) => t(note)),
	};
}

/** The copy around described states: column headings, the map's labels, and the note next to every number of days. */
export function stateCopy(locale: Locale) {
	const { headquarters, freeLook, columns, map } = copyFor(locale, "compliance");
	const { label, licensed, others } = map;
	return { headquarters, exactPeriod: freeLook.exactPeriod, columns, map: { map: label, licensed, others } };
}
