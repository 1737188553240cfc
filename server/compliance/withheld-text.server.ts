import { currentClaims } from "#content/current-claims.server.ts";
import type { WithheldReason } from "#domain/claims/figures.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { stateWords } from "#domain/location/state-names.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { figureMark } from "#i18n/figure-mark.ts";
import { translator } from "#i18n/messages.server.ts";

/** Why a document has no figures, in the reader's language. */
export function withheldText(locale: Locale, reason: WithheldReason, state: string): string {
	return translator(locale, "withheld")(`reasons.${reason}`, stateWords(state, locale));
}

/** The text next to a product's figures in a document. Null for arithmetic. */
export function markText(locale: Locale, product: ProductSlug): string | null {
	return figureMark(translator(locale, "withheld"), locale, product, currentClaims());
}
