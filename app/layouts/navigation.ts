import { blogPath } from "#domain/blog/blog-paths.ts";
import { shownCities } from "#domain/pages/shown-cities.ts";
import { productSlugs } from "#domain/products/products.ts";
import { type ArticlePath, articlePages, cityNames, locationPath, productPath } from "#domain/site/pages.ts";
import type { Messages } from "#i18n/messages.server.ts";

export type ShellCopy = Messages["shell"] & { search: Messages["search"]; pages: Messages["pages"]["names"] };

/** Add a page to the menus here. Paths carry no language; `/#…` is a section of the home page. */
export interface MenuEntry {
	label: (copy: ShellCopy) => string;
	path: string;
}

const home: MenuEntry = { label: ({ nav }) => nav.home, path: "/" };
const allProducts: MenuEntry = { label: ({ nav }) => nav.products, path: "/services" };
const contact: MenuEntry = { label: ({ nav }) => nav.contact, path: "/#contact" };
const calculator: MenuEntry = { label: ({ pages }) => pages.calculator, path: "/calculator" };
const questions: MenuEntry = { label: ({ pages }) => pages.faq, path: "/resources/faq" };
const blog: MenuEntry = { label: ({ pages }) => pages.blog, path: blogPath };
const discTest: MenuEntry = { label: ({ pages }) => pages["test-disc"], path: "/test-disc" };

function articles(...paths: ArticlePath[]): MenuEntry[] {
	return paths.map((path) => ({ label: ({ pages }) => pages[articlePages[path]], path }));
}

export const productEntries: readonly MenuEntry[] = productSlugs.map((slug) => ({
	label: ({ services }) => services[slug],
	path: productPath(slug),
}));

export const mainEntries: readonly MenuEntry[] = [home, ...articles("/about")];
export const productsMenu: readonly MenuEntry[] = [...productEntries, allProducts, calculator];
const resources: MenuEntry = { label: ({ footer }) => footer.resources, path: "/resources/ai-hub" };

export const moreMenu: readonly MenuEntry[] = [
	resources,
	questions,
	...articles("/training", "/careers"),
	blog,
	...articles("/ai-hub", "/compliance", "/carriers", "/privacy"),
	contact,
];
/** The anchor of the footer, which stands in for the menu in browsers without popovers. */
export const footerId = "footer";
export const footerResources: readonly MenuEntry[] = [
	questions,
	blog,
	...articles("/resources/ai-hub", "/about", "/privacy", "/compliance", "/licensing"),
	calculator,
	discTest,
	...articles("/carriers", "/state-compliance", "/resources/iul-or-fia", "/resources/term-or-whole-life"),
];
export function footerCities(): MenuEntry[] {
	return shownCities().map((slug) => ({ label: () => cityNames[slug], path: locationPath(slug) }));
}
/** California and Washington want the last two on the home page. */
export const legalEntries: readonly MenuEntry[] = [
	{ label: ({ footer }) => footer.privacyPolicy, path: "/privacy" },
	...articles("/terms", "/cookies", "/accessibility"),
	{ label: ({ footer }) => footer.noSale, path: "/privacy#your-request" },
	...articles("/privacy/health-data"),
];
