import { languageCookieMaxAge } from "#domain/locale/locales.ts";
import type { CookieName } from "#domain/site/stored-names.ts";

const name: CookieName = "sf_menu";

/** Keeps whether the menu is folded, in a cookie: the server draws the next page with it, and nothing jumps. */
export function keepFolded(isFolded: boolean): void {
	const isSecure = window.location.protocol === "https:";
	const [prefix, secure] = isSecure ? ["__Host-", "; secure"] : ["", ""];
	const age = isFolded ? languageCookieMaxAge : 0;
	// biome-ignore lint/suspicious/noDocumentCookie: many browsers have no Cookie Store API yet.
	document.cookie = `${prefix}${name}=folded; max-age=${age}; path=/; samesite=lax${secure}`;
}
