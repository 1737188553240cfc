import type { Locale } from "../locale/locales.ts";
import type { ProductSlug } from "../products/products.ts";

/** Where a guide is opened in the browser. It holds nothing personal. */
export function guideFilePath(locale: Locale, product: ProductSlug): string {
	return `/guides/${locale}/${product}.pdf`;
}
