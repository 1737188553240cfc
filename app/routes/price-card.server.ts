import { premiumOf } from "#app/components/content/premium-of.ts";
import type { PriceCardProps } from "#app/features/quick-price/price-card.tsx";
import { amountSlot } from "#app/features/quick-price/quick-price-form.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import { type ShownMember, shownTeam } from "#content/shown-team.server.ts";
import { usualCoverage } from "#domain/calculators/coverage-amounts.ts";
import { readInputs } from "#domain/calculators/read-inputs.ts";
import { licensedStates } from "#domain/compliance/licensed-states.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { PremiumProduct } from "#domain/rates/rate-table.ts";
import { agentFor } from "#domain/team/agent-for.ts";
import { formatEstimate, formatMoney } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { leadCopyFor } from "#server/leads/lead-copy.server.ts";

/** The age of the example on a product's page. */
const exampleAge: Readonly<Record<PremiumProduct, number>> = { term_life: 40, whole_life: 40, final_expense: 65 };

/** The data of the price card: of a product's page, with the state that the page is about, or of any page. */
export function priceCard(
	locale: Locale,
	{ product = null, state = null }: { product?: PremiumProduct | null; state?: string | null } = {},
): PriceCardProps {
	const filled = translator(locale, "home.filled");
	const calculator = translator(locale, "calculator");
	return {
		copy: copyFor(locale, "home").quickPrice,
		product,
		state,
		example: product && exampleOf(locale, product, state),
		range: filled("range", { low: amountSlot, high: amountSlot }),
		notes: (["agent_must_quote", "not_a_quote", "may_be_graded"] as const)
			.filter((id) => id !== "may_be_graded" || product === null || product === "final_expense")
			.map((id) => ({ id, text: calculator(`notes.${id}`) })),
		agents: agentsByState(locale),
		ways: copyFor(locale, "calculator").ways,
		leadCopy: leadCopyFor(locale, "estimate"),
	};
}

function exampleOf(locale: Locale, product: PremiumProduct, state: string | null): string | null {
	const age = exampleAge[product];
	const amount = usualCoverage[product];
	const reading = readInputs({
		service: product,
		state: state ?? "FL",
		age: String(age),
		coverageAmount: String(amount),
	});
	const cents = reading.ok ? premiumOf(reading.inputs, currentClaims()) : null;
	if (cents === null) return null;
	const money = { amount: formatMoney(locale, amount), price: formatEstimate(locale, cents) };
	return translator(locale, "home.filled")("example", { age, ...money });
}

/** Who answers visitors of each state, so that the card shows nobody who may not. */
function agentsByState(locale: Locale): PriceCardProps["agents"] {
	const team = shownTeam(locale);
	const states = new Map<ShownMember, string[]>();
	for (const { abbr: code } of licensedStates()) {
		const agent = agentFor(team, locale, code);
		if (agent) states.set(agent, [...(states.get(agent) ?? []), code]);
	}
	return [...states].map(([member, codes]) => ({ states: codes, member }));
}
