import { localeNames, staffLanguage } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";
import { leadAnswers } from "./lead-answers.server.ts";
import type { StoredLead } from "./read-lead.server.ts";

/** The visitor's request. A visitor who plans to pay debts gets a plan and no quote. */
export function requestOf({ kind, product }: Pick<StoredLead, "kind" | "product">) {
	return kind === "quote" && product === "debt-action" ? "debt_plan" : kind;
}

const ages: readonly string[] = ["age", "currentAge", "insuredAge"];

/**
 * The case in a line, for the subject of an email to staff: "Final Expense, FL, 66, wants to start now, Kreyòl". It
 * holds only chosen values, no typed text, so nobody can write the agency's subjects.
 */
export function leadCase(lead: StoredLead): string {
	const { product, state, details, locale } = lead;
	const t = translator(staffLanguage, "emails");
	const about =
		product === "recruiting"
			? translator(staffLanguage, "leadSummary")("recruiting")
			: product && translator(staffLanguage, "shell")(`services.${product}`);
	const age = leadAnswers(lead, staffLanguage).find(({ name }) => ages.includes(name));
	const intent = t(`staffNotice.intents.${details.timeline ?? requestOf(lead)}`);
	const [language] = localeNames[locale].split(" ");
	const line = [about, state, age?.value.replace(/\D/g, ""), intent, language].filter(Boolean).join(", ");
	return line.charAt(0).toUpperCase() + line.slice(1);
}
