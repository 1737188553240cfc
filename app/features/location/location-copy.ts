import { createTranslator } from "use-intl/core";
import type { PageContext } from "#app/browser/page-context.ts";
import { agency } from "#content/agency.ts";
import { productsSoldIn, type SalesRefusal, salesRefusal } from "#domain/claims/selling.ts";
import type { StateCompliance } from "#domain/compliance/state-compliance.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { stateWords } from "#domain/location/state-names.ts";
import type { UserLocation } from "#domain/location/user-location.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import type { Messages } from "#i18n/messages.server.ts";

/** The copy about locations, in the page's language. */
export function locationCopy({ locale, messages, claims }: Pick<PageContext, "locale" | "messages" | "claims">) {
	return {
		locale,
		t: createTranslator<Messages, "location">({
			locale: intlLocales[locale] as Locale,
			messages: messages as unknown as Messages,
			namespace: "location",
		}),
		/** @param state its code */
		wordsOf: (state: string) => stateWords(state, locale),
		/** The products that may be sold in a state. */
		soldIn: (record: StateCompliance) => productsSoldIn(record, claims, agency),
		/** Why nothing may be sold to the visitor; null if it may, or while they have not stated where they live. */
		refusalOf: ({ state, isStated }: UserLocation, product: ProductSlug | undefined): SalesRefusal | null =>
			isStated ? salesRefusal({ product: product ?? null, state }, claims, agency) : null,
	};
}

export type LocationCopy = ReturnType<typeof locationCopy>;
