import { postPath } from "../blog/blog-paths.ts";
import { type FunnelPage, funnelPages, funnelPath } from "../funnels/funnel-config.ts";
import { defaultLocale, isLocale } from "../locale/locales.ts";
import { withoutLocale } from "../locale/without-locale.ts";
import { productSlugs } from "../products/products.ts";
import { isOneOf, localizedPath } from "../site/pages.ts";

/** Addresses in printed material, with and without a language, and what they are short for. */
const printed = {
	"/daytona": postPath("final-expense-daytona-beach"),
	"/post/fe-jacksonville": postPath("final-expense-jacksonville"),
} as const;
export const printedPaths = Object.keys(printed) as (keyof typeof printed)[];

/** Old URLs without a language. */
export const unlocalizedPaths = [
	"/about",
	"/services",
	"/services/*",
	"/calculator",
	"/licensing",
	"/privacy",
	"/compliance",
	"/state-compliance",
	"/test-disc",
	"/blog",
	"/blog/*",
	...printedPaths,
] as const;

/** The page that such a URL redirects to, in its own language or in English. */
export function redirectFor(path: string): string {
	const [, first] = path.split("/");
	const locale = isLocale(first) ? first : defaultLocale;
	const page = withoutLocale(path);
	return localizedPath(
		locale,
		printedPaths.some((known) => known === page) ? printed[page as keyof typeof printed] : page,
	);
}

/** URLs such as `/es/lp/iul` are short for a page of that product's funnel. */
export const shortcuts = funnelPages;

/** @returns undefined for an unknown product */
export function shortcutFor(locale: string, page: FunnelPage, product: string | undefined): string | undefined {
	return isOneOf(productSlugs, product) ? `/${locale}${funnelPath(product, page)}` : undefined;
}
