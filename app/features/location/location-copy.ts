import { createTranslator } from "use-intl/core";
import type { PageContext } from "#app/browser/page-context.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import type { Messages } from "#i18n/messages.server.ts";

/** The copy about locations, in the page's language. */
export function locationCopy({ locale, messages }: Pick<PageContext, "locale" | "messages">) {
	return {
		locale,
		t: createTranslator<Messages, "location">({
			locale: intlLocales[locale] as Locale,
			messages: messages as unknown as Messages,
			namespace: "location",
		}),
		/** @param state its code */
		nameOf: (state: string) => jurisdictionName(state, locale) ?? state,
	};
}

export type LocationCopy = ReturnType<typeof locationCopy>;
