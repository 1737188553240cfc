import { localStore } from "#app/browser/stores.ts";
import { defaultLocale, languageKey } from "#domain/locale/locales.ts";
import { languageOffer } from "./language-offer-mark.ts";

const shownKey = "sf_lang_offered";

/**
 * Offers an English page in the language of the browser, once. Pages are shared copies, so only the browser knows that its
 * reader may prefer another one. Whoever has chosen a language is offered none.
 */
export function offerLanguage(): void {
	if (localStore.getItem(languageKey) || localStore.getItem(shownKey)) return;
	const offers = new Map(languageOffer.all().map((one) => [`${languageOffer.valueOf(one)}`, one]));
	const preferred = navigator.languages
		.map((tag) => tag.slice(0, 2).toLowerCase())
		.find((language) => language === defaultLocale || offers.has(language));
	const offer = offers.get(`${preferred}`);
	if (!offer) return;
	localStore.setItem(shownKey, "1");
	offer.hidden = false;
	offer.querySelector("button")?.addEventListener("click", () => {
		offer.hidden = true;
	});
}
