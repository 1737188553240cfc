import type { Claims } from "../claims/claims.ts";
import { hasFigures, hasPremiums } from "../claims/figures.ts";
import { productOfPage } from "../compliance/product-of-page.ts";
import { withoutLocale } from "../locale/without-locale.ts";
import { calculatorOf } from "../products/products.ts";
import { isPremiumProduct } from "../rates/rate-table.ts";

/** Pages whose readers came for something else than a price. */
const withoutPrice =
	/^\/(?:accessibility|ai-hub|careers|compliance|cookies|privacy|resources\/ai-hub|terms|test-disc|training)(?:\/|$)/;

const calculatorPage = "/calculator";

/**
 * Where a page's "See my price" leads, without the language: to the price card on the page or on the home page, to the
 * calculator on its own page, or to its product's calculator. Null for products without a premium, or whose figures are
 * switched off, and for pages that don't sell.
 */
export function priceAddress(path: string, claims: Claims, hasCard: boolean): string | null {
	const product = productOfPage(path);
	// Prerendered paths end in a slash.
	const page = withoutLocale(path).replace(/(?<=.)\/$/, "");
	if (hasCard && hasPremiums(claims)) return `${page}#price`;
	if (!product) {
		if (withoutPrice.test(page) || !hasPremiums(claims)) return null;
		return page === calculatorPage ? `${page}#calculator` : "/#price";
	}
	const calculator = calculatorOf(product);
	if (!isPremiumProduct(calculator) || !hasFigures(product, claims)) return null;
	return `${calculatorPage}?service=${calculator}#calculator`;
}
