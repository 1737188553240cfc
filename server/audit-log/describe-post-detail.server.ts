import { isLocale, type Locale, localeNames } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";

/** "es free-look", "es free-look 3", "es free-look 3" and a hash: as `server/blog` writes them. Null if it is something else. */
export function describePostDetail(details: string, locale: Locale): string | null {
	const [, language, slug, version] = /^([a-z]{2}) ([a-z0-9-]+)(?: (\d+))?(?: [0-9a-f]{64})?$/.exec(details) ?? [];
	if (!isLocale(language)) return null;
	const about = [localeNames[language], `/blog/${slug}`];
	if (version) about.push(translator(locale, "audit")("details.version", { version }));
	return about.join(", ");
}
