import { type PolicyFacts, policyFactNames, type StoredPolicy } from "#domain/lead-desk/policy.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatDate, formatMoney } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { productName } from "../page/fact-choices.server.ts";

/** "Term Life, Sample Mutual Life Insurance Company, 12-345". */
export function policyName({ product, carrier, policyNumber }: PolicyFacts, locale: Locale): string {
	const parts = [product && productName(product, locale), carrier, policyNumber];
	return parts.filter(Boolean).join(", ");
}

/** "$50.00 a month". Empty if nobody knows it. */
export function premiumText({ premiumCents, premiumEvery }: PolicyFacts, locale: Locale): string {
	if (premiumCents === null) return "";
	const amount = formatMoney(locale, premiumCents / 100, { cents: premiumCents % 100 !== 0 });
	return translator(locale, "leadPage")(`policies.per.${premiumEvery}`, { amount });
}

export function dayText(day: string, locale: Locale): string {
	return formatDate(locale, new Date(`${day}T12:00:00Z`), "UTC");
}

/** A change of a policy in a sentence. The former values are nowhere else. */
export function policyChangeText(
	before: StoredPolicy | undefined,
	after: StoredPolicy | undefined,
	who: string,
	locale: Locale,
): string {
	const t = translator(locale, "leadTimeline");
	if (!after) return t("policy.changed", { who, policy: "", what: "" });
	const said = { who, policy: policyName(after, locale) };
	if (after.isRemoved) return t("policy.removed", said);
	if (!before || before.isRemoved) {
		const facts = [
			premiumText(after, locale),
			...(["effectiveOn", "reviewOn", "endedOn"] as const).map((name) => {
				const day = after[name];
				return day && `${named(name, locale)}: ${dayText(day, locale)}`;
			}),
		];
		const what = facts.filter(Boolean).join(" · ");
		return t(before ? "policy.restored" : "policy.added", { ...said, what });
	}
	const changes = policyFactNames
		.filter((name) => before[name] !== after[name])
		.map((name) => `${named(name, locale)}: ${valueText(before, name, locale)} → ${valueText(after, name, locale)}`);
	return t("policy.changed", { ...said, what: [...new Set(changes)].join(" · ") });
}

type FactName = (typeof policyFactNames)[number];

function named(name: FactName, locale: Locale): string {
	const field = name === "premiumCents" || name === "premiumEvery" ? "premium" : name;
	return translator(locale, "leadPage")(`policies.${field}`);
}

function valueText(policy: PolicyFacts, name: FactName, locale: Locale): string {
	if (name === "premiumCents" || name === "premiumEvery") return premiumText(policy, locale) || "–";
	const value = policy[name];
	if (!value) return "–";
	if (name === "product") return policy.product ? productName(policy.product, locale) : "–";
	return name === "carrier" || name === "policyNumber" ? value : dayText(value, locale);
}
