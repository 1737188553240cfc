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

/** Pages that have the short form: home, cities, products with a premium, and the states of final expense. */
const withForm = /^\/(?:locations\/[^/]+|services\/(?:term-life|whole-life|final-expense(?:\/[^/]+)?))?$/;

/**
 * Where a page's "See my price" leads, without the language: to the short form on the page or on the home page, to the
 * calculator on its own page, or to its product's calculator. Null for products without a premium, or whose figures are switched off, and for pages that don't
 * sell.
 */
export function priceAddress(path: string, claims: Claims): string | null {
	const product = productOfPage(path);
	// Prerendered paths end in a slash.
	const page = withoutLocale(path).replace(/(?<=.)\/$/, "");
	if (!product) {
		if (withoutPrice.test(page) || !hasPremiums(claims)) return null;
		if (page === calculatorPage) return `${page}#calculator`;
		return withForm.test(page) ? `${page}#price` : "/#price";
	}
	const calculator = calculatorOf(product);
	if (!isPremiumProduct(calculator) || !hasFigures(product, claims)) return null;
	return withForm.test(page) ? `${page}#price` : `${calculatorPage}?service=${calculator}#calculator`;
}
