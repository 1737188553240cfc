import type { Locale } from "#domain/locale/locales.ts";
import { type ProductSlug, productSlugs } from "#domain/products/products.ts";
import { translator } from "#i18n/messages.server.ts";

/** The name of each product in menus, breadcrumbs and cards. */
export function productNames(locale: Locale): Record<ProductSlug, string> {
	const t = translator(locale, "shell");
	const names = productSlugs.map((slug) => [slug, t(`services.${slug}`)]);
	return Object.fromEntries(names) as Record<ProductSlug, string>;
}
