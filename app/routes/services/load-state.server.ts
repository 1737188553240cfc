import { data } from "react-router";
import { agency } from "#content/agency.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import { pageCopy } from "#content/library.server.ts";
import { shownTeam } from "#content/shown-team.server.ts";
import { stateFacts } from "#content/state-facts.server.ts";
import { claimStatus } from "#domain/claims/claims.ts";
import { salesRefusal } from "#domain/claims/selling.ts";
import { licensedStatesByName, stateSlugs } from "#domain/compliance/licensed-states.ts";
import { offersProduct } from "#domain/compliance/state-compliance.ts";
import { complianceBySlug } from "#domain/compliance/states.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { productSlugs } from "#domain/products/products.ts";
import { isOneOf, productPath, statePath } from "#domain/site/pages.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { describeState, stateCopy } from "#server/compliance/describe-state.server.ts";
import { priceCard } from "../price-card.server.ts";
import { showsFigures, withheldMessages } from "../withheld-messages.server.ts";
import { productNames } from "./product-names.server.ts";
import { statePrices } from "./state-prices.server.ts";

/** The data of a state page. @throws 404 if the agency is not licensed there */
export function loadState(locale: Locale, slug: string) {
	const record = complianceBySlug(slug);
	if (!record || !isOneOf(stateSlugs, slug)) throw data(null, { status: 404 });

	const { frame, names: pageNames, state: copy } = copyFor(locale, "pages");
	const { columns, exactPeriod } = stateCopy(locale);
	const common = translator(locale, "common");
	const names = productNames(locale);
	const described = describeState(locale, record);
	const facts = stateFacts(locale, slug);
	const content = pageCopy(locale, "state", slug, facts);
	/** Doesn't depend on the visitor: the page speaks to people who live there. */
	const reason = salesRefusal({ product: "final-expense", state: record.code }, currentClaims(), agency);
	return {
		locale,
		slug,
		refusal: reason && { reason, state: record.code, product: "final-expense" as const },
		messages: withheldMessages(locale),
		/** The header names one of those who are licensed there. */
		team: shownTeam(locale).filter(({ states }) => states.includes(record.code)),
		stateInEnglish: record.state,
		content: reason ? { ...content, sections: content.sections.filter(({ id }) => id !== "how-to-apply") } : content,
		frame,
		place: { state: record.code, city: agency.address.region === record.code ? agency.address.city : null },
		price:
			reason || !showsFigures("final-expense")
				? null
				: priceCard(locale, { product: "final_expense", state: record.code }),
		prices: reason ? null : statePrices(locale, record.code),
		facts: {
			figures:
				claimStatus(currentClaims(), "funeralCosts") === "withheld"
					? null
					: { funeralCost: facts.funeralCost, suggestedCoverage: facts.suggestedCoverage },
			copy,
			columns: { freeLook: columns.freeLookLife, regulator: columns.regulator },
			exactPeriod,
			freeLook: described.freeLook.life,
			regulator: described.regulator,
		},
		crumbs: [
			{ name: frame.home, path: "/" },
			{ name: pageNames.services, path: "/services" },
			{ name: names["final-expense"], path: productPath("final-expense") },
			{ name: described.name, path: statePath(slug) },
		],
		products: productSlugs
			.filter((product) => offersProduct(record, product))
			.map((product) => ({ path: productPath(product), name: names[product] })),
		disclosures: [...described.notes, common("disclaimer.text"), `${columns.license}: ${described.license}.`],
		others: licensedStatesByName(locale)
			.filter((other) => other.slug !== slug)
			.map((other) => ({ path: statePath(other.slug), name: other.names[locale] })),
	};
}
