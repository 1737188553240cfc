import { createContext, type ReactNode, useContext } from "react";
import { IntlProvider } from "use-intl";
import { agency } from "#content/agency.ts";
import { defaultLocale, intlLocales, type Locale } from "#domain/locale/locales.ts";
import type { PageContext } from "./page-context.ts";

const LocaleContext = createContext<Locale>(defaultLocale);

/** The language of the page. Links to other pages use it. */
export function usePageLocale(): Locale {
	return useContext(LocaleContext);
}

/** Provides the language and the messages to a page, and to each of its islands in the browser. */
export function PageFrame({
	locale,
	messages,
	children,
}: Pick<PageContext, "locale" | "messages"> & { children: ReactNode }) {
	return (
		<LocaleContext value={locale}>
			<IntlProvider locale={intlLocales[locale] as Locale} messages={messages as never} timeZone={agency.timeZone}>
				{children}
			</IntlProvider>
		</LocaleContext>
	);
}
