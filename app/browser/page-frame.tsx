import { createContext, type ReactNode, useContext } from "react";
import { IntlProvider } from "use-intl";
import { agency } from "#content/agency.ts";
import type { Claims } from "#domain/claims/claims.ts";
import { defaultLocale, intlLocales, type Locale } from "#domain/locale/locales.ts";
import type { PageContext } from "./page-context.ts";

const LocaleContext = createContext<Locale>(defaultLocale);

/** The language of the page. Links to other pages use it. */
export function usePageLocale(): Locale {
	return useContext(LocaleContext);
}

const noClaims: Claims = { showsSamples: false, proven: {} };

const ClaimsContext = createContext(noClaims);

/** The claims that the page may make. */
export function useClaims(): Claims {
	return useContext(ClaimsContext);
}

/** Provides the language, the messages and the claims to a page, and to each of its islands in the browser. */
export function PageFrame({
	locale,
	messages,
	claims = noClaims,
	children,
}: Pick<PageContext, "locale" | "messages"> & { claims?: Claims; children: ReactNode }) {
	return (
		<LocaleContext value={locale}>
			<IntlProvider locale={intlLocales[locale] as Locale} messages={messages as never} timeZone={agency.timeZone}>
				<ClaimsContext value={claims}>{children}</ClaimsContext>
			</IntlProvider>
		</LocaleContext>
	);
}
