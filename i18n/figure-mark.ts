import type { useTranslations } from "use-intl";
import { agency } from "#content/agency.ts";
import { rateTables } from "#content/rates.ts";
import type { Claims } from "#domain/claims/claims.ts";
import { premiumProductOf, provenPolicy } from "#domain/claims/proven-policy.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { formatDate, formatMonth } from "./format.ts";

type WithheldMessages = ReturnType<typeof useTranslations<"withheld">>;

/**
 * The text shown once next to a product's figures, in every mode: that they are an estimate, whose rates they come from
 * and how old those are. It names an insurer only while evidence proves the table in use. Null for arithmetic.
 */
export function figureMark(t: WithheldMessages, locale: Locale, product: ProductSlug, claims: Claims): string | null {
	const premium = premiumProductOf(product);
	if (!premium) return product === "debt-action" ? null : t("marks.growth");
	const table = rateTables[premium];
	const date = dateText(locale, table.effectiveOn);
	const policy = provenPolicy(premium, table, claims);
	if (policy) return t("marks.policy", { ...policy, date, approvedOn: dateText(locale, policy.approvedOn) });
	if (!table.isSample) return t("marks.imported", { date, agency: agency.name });
	return t("marks.ruleOfThumb", { month: formatMonth(locale, table.effectiveOn.slice(0, 7)) });
}

function dateText(locale: Locale, day: string): string {
	return formatDate(locale, new Date(`${day}T12:00:00Z`), "UTC");
}
