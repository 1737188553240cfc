import { backLink, cardLink, languageLink } from "#app/browser/page-markers.ts";
import { switchLanguage } from "#app/features/language/language-choice.ts";
import { isLocale } from "#domain/locale/locales.ts";

/** Gives language links, back links and cards their extra behavior. */
export function enhanceLinks(): void {
	document.addEventListener("click", (event) => {
		const link = event.target instanceof Element && event.target.closest("a");
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const language = languageLink.valueOf(link);
		if (isLocale(language)) {
			// Unlike the rendered link, this keeps the query and the hash, and remembers the choice.
			event.preventDefault();
			switchLanguage(language);
		} else if (link.matches(backLink.selector) && window.history.length > 1) {
			event.preventDefault();
			window.history.back();
		}
	});
	// A card looks like a button, so it must respond to the space bar.
	document.addEventListener("keydown", (event) => {
		if (event.key !== " " || !(event.target instanceof HTMLAnchorElement)) return;
		if (!event.target.matches(cardLink.selector)) return;
		event.preventDefault();
		event.target.click();
	});
}
