import { type ServiceSlug, serviceSlugs } from "#domain/site/services.ts";
import type { Locale } from "#i18n/locales.ts";
import { translator } from "#i18n/messages.server.ts";

/** What each service is called in menus, breadcrumbs and cards. */
export function serviceNames(locale: Locale): Record<ServiceSlug, string> {
	const t = translator(locale, "shell");
	const names = serviceSlugs.map((slug) => [slug, t(`services.${slug}`)]);
	return Object.fromEntries(names) as Record<ServiceSlug, string>;
}
