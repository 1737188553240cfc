import { switchLanguage } from "#app/features/language/language-choice.ts";
import { isLocale } from "#domain/locale/locales.ts";

/** What some links do beyond leading somewhere. */
export function enhanceLinks(): void {
	document.addEventListener("click", (event) => {
		const link = event.target instanceof Element && event.target.closest("a");
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const language = link.dataset.language;
		if (isLocale(language)) {
			// Keeps query and hash, which the page did not know, and remembers the choice.
			event.preventDefault();
			switchLanguage(language);
		} else if ("back" in link.dataset && window.history.length > 1) {
			event.preventDefault();
			window.history.back();
		}
	});
	// A card reads as a button, and buttons answer to the space bar.
	document.addEventListener("keydown", (event) => {
		if (event.key !== " " || !(event.target instanceof HTMLAnchorElement) || !("card" in event.target.dataset)) return;
		event.preventDefault();
		event.target.click();
	});
}
