import { isLocale, type Locale, localeNames } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";

const pattern = /^([a-z]{2}) ([a-z0-9-]+)(?: from ([a-z0-9-]+))?(?: (\d+))?(?: [0-9a-f]{64})?$/;

/** "es free-look", "es free-look 3", "es free-look 3" and a hash, "es free-look from look 3" and a hash: as `server/blog` writes them. Null if it is something else. */
export function describePostDetail(details: string, locale: Locale): string | null {
	const [, language, slug, former, version] = pattern.exec(details) ?? [];
	if (!isLocale(language)) return null;
	const about = [localeNames[language], `/blog/${slug}`];
	const t = translator(locale, "audit");
	if (former) about.push(t("details.formerly", { former: `/blog/${former}` }));
	if (version) about.push(t("details.version", { version }));
	return about.join(", ");
}
