import { languageLink } from "#app/browser/page-markers.ts";
import { languageUnknownToServer, rememberLanguage } from "#app/features/language/language-choice.ts";
import { pathInLanguage } from "#app/features/language/language-path.ts";
import type { Locale } from "#domain/locale/locales.ts";

/**
 * The server redirects `/` to the language that it guesses. If local storage has another one, this moves the visitor
 * there, once: from then on the server reads the cookie. A language that isn't offered now would redirect back. A direct
 * link to a language is never overruled.
 */
export function moveToRememberedLanguage(locale: Locale): void {
	const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (!arrival?.redirectCount) return;
	// A page of this site led here, such as one in that language, which has just been turned off.
	if (document.referrer.startsWith(`${window.location.origin}/`)) return;
	const remembered = languageUnknownToServer();
	const isOffered = languageLink.all().some((link) => languageLink.valueOf(link) === remembered);
	if (!remembered || remembered === locale || !isOffered) return;
	rememberLanguage(remembered);
	const { pathname, search, hash } = window.location;
	window.location.replace(pathInLanguage(pathname, remembered) + search + hash);
}
