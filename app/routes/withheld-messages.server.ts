import { agency } from "#content/agency.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import { withheldReason } from "#domain/claims/figures.ts";
import { isSoldNowhere } from "#domain/claims/selling.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { type Messages, messagesFor, translator } from "#i18n/messages.server.ts";

/** Messages that replace refused figures, appointments and calls, or stand next to proven figures. */
export function withheldMessages(locale: Locale): Pick<Messages, "withheld"> {
	return messagesFor(locale, ["withheld"]);
}

/** True if a product's figures are shown on a page about a state, or to a reader whose state nobody knows yet. */
export function showsFigures(product: ProductSlug, state: string | null = null): boolean {
	return withheldReason({ product, state }, currentClaims(), agency) === null;
}

/** The copy in place of withheld figures on a page without script. */
export function writtenQuotes(locale: Locale): Record<"title" | "text" | "action", string> {
	const t = translator(locale, "withheld");
	return { title: t("title"), text: t("text"), action: t("action") };
}

/** The notice on pages about a debt consultation that is offered nowhere; null on all other pages. */
export function debtsWithoutAdvice(locale: Locale, product: ProductSlug) {
	if (product !== "debt-action" || !isSoldNowhere(product, currentClaims(), agency)) return null;
	const t = translator(locale, "withheld");
	return {
		meta: { title: t("debts.metaTitle"), description: t("debts.description") },
		title: t("debts.title"),
		lead: t("debts.lead"),
		refusal: { reason: "no_opinion" as const, state: null },
	};
}
