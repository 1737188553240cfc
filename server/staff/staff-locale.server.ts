import type { Locale } from "#domain/locale/locales.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import type { SignedIn } from "../context.server.ts";

/** The language of screens behind the sign-in: the one chosen for the account, else that of the site in this browser. */
export function staffLocale({ language }: Pick<SignedIn, "language">, headers: Headers): Locale {
	return language ?? requestLocale(headers);
}
