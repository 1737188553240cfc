import type { Claims } from "../claims/claims.ts";
import { hasFigures, hasPremiums } from "../claims/figures.ts";
import { productOfPage } from "../compliance/product-of-page.ts";
import { withoutLocale } from "../locale/without-locale.ts";
import { calculatorOf } from "../products/products.ts";
import { isPremiumProduct } from "../rates/rate-table.ts";

/** Pages whose readers came for something else than a price. */
const withoutPrice =
	/^\/(?:accessibility|ai-hub|careers|compliance|cookies|privacy|resources\/ai-hub|terms|test-disc|training)(?:\/|$)/;

/**
 * Where a page's "See my price" leads, without the language: to its product's calculator, or to the short form. Null for
 * products without a premium, or whose figures are switched off, and for pages that don't sell.
 */
export function priceAddress(path: string, claims: Claims): string | null {
	const product = productOfPage(path);
	if (!product) return withoutPrice.test(withoutLocale(path)) || !hasPremiums(claims) ? null : "/#price";
	const calculator = calculatorOf(product);
	return isPremiumProduct(calculator) && hasFigures(product, claims)
		? `/calculator?service=${calculator}#calculator`
		: null;
}
