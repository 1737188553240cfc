import { asc, eq, sql } from "drizzle-orm";
import { shownInsurers } from "#content/shown-insurers.server.ts";
import { leadPolicies } from "#database/schema.ts";
import { maxPolicyTextLength, type PolicyFacts, premiumPeriods } from "#domain/lead-desk/policy.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { productSlugs } from "#domain/products/products.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Database } from "../../platform/database/client.server.ts";
import { productName } from "../page/fact-choices.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";
import { dayText, policyName, premiumText } from "./policy-words.server.ts";

/** A client's policies, those in force first, and the choices of their forms. Null for a lead that never was a client's. */
export async function readPolicies(db: Database, { id, status }: DeskLead, locale: Locale) {
	const { leadId, endedOn, effectiveOn } = leadPolicies;
	const rows = await db
		.select()
		.from(leadPolicies)
		.where(eq(leadId, id))
		.orderBy(sql`${endedOn} IS NOT NULL`, asc(effectiveOn), asc(leadPolicies.id));
	if (rows.length === 0 && status !== "won") return null;
	const t = translator(locale, "leadPage");
	return {
		carriers: shownInsurers(locale).map(({ name }) => name),
		products: productSlugs.map((value) => ({ value, label: productName(value, locale) })),
		periods: premiumPeriods.map((value) => ({ value, label: t(`policies.periods.${value}`) })),
		/** From here, so that the page loads no rules of policies. */
		maxTextLength: maxPolicyTextLength,
		list: rows
			.filter(({ removedAt }) => removedAt === null)
			.map((row) => {
				return {
					id: row.id,
					name: policyName(row, locale),
					facts: [
						premiumText(row, locale),
						t("policies.since", { day: dayText(row.effectiveOn, locale) }),
						row.endedOn && t("policies.until", { day: dayText(row.endedOn, locale) }),
					].filter(Boolean),
					isEnded: row.endedOn !== null,
					typed: typedPolicy(row),
				};
			}),
	};
}

/** A policy as its form has it. */
export function typedPolicy({
	carrier,
	policyNumber,
	product,
	premiumCents,
	premiumEvery,
	effectiveOn,
	reviewOn,
	endedOn,
}: PolicyFacts) {
	return {
		carrier,
		policyNumber,
		product: product ?? "",
		premium: premiumCents === null ? "" : (premiumCents / 100).toFixed(premiumCents % 100 === 0 ? 0 : 2),
		premiumEvery,
		effectiveOn,
		reviewOn: reviewOn ?? "",
		endedOn: endedOn ?? "",
	};
}
