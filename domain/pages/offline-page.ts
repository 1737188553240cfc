import { defaultLocale, isLocale } from "../locale/locales.ts";

/** The page that the service worker shows without a connection. It has no place in menus, sitemap or search. */
export const offlineSlug = "offline";

export function offlinePath(locale: string): string {
	return `/${isLocale(locale) ? locale : defaultLocale}/${offlineSlug}`;
}
