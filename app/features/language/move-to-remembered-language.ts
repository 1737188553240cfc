import { languageUnknownToServer, rememberLanguage } from "#app/features/language/language-choice.ts";
import { pathInLanguage } from "#app/features/language/language-path.ts";
import type { Locale } from "#domain/locale/locales.ts";

/**
 * `/` was answered with a redirect to a language that the server guessed. If local storage remembers another, the
 * visitor moves there, once: the cookie then tells the server. A link straight to a language is never overruled.
 */
export function moveToRememberedLanguage(locale: Locale): void {
	const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (!arrival?.redirectCount) return;
	const remembered = languageUnknownToServer();
	if (!remembered || remembered === locale) return;
	rememberLanguage(remembered);
	const { pathname, search, hash } = window.location;
	window.location.replace(pathInLanguage(pathname, remembered) + search + hash);
}
