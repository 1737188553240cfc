import { productSlugs } from "#domain/products/products.ts";
import { cityNames, citySlugs, locationPath, productPath } from "#domain/site/pages.ts";
import type { Messages } from "#i18n/messages.server.ts";

export type ShellCopy = Messages["shell"] & { search: Messages["search"]; pages: Messages["pages"]["names"] };

/** A page joins the menus by a line in this file. Paths carry no language; `/#…` is a band of the home page. */
export interface MenuEntry {
	label: (copy: ShellCopy) => string;
	path: string;
}

const home: MenuEntry = { label: ({ nav }) => nav.home, path: "/" };
const about: MenuEntry = { label: ({ pages }) => pages.about, path: "/about" };
const allServices: MenuEntry = { label: ({ nav }) => nav.products, path: "/services" };
const calculator: MenuEntry = { label: ({ pages }) => pages.calculator, path: "/calculator" };
const questions: MenuEntry = { label: ({ pages }) => pages.faq, path: "/resources/faq" };
const aiResources: MenuEntry = { label: ({ pages }) => pages["resources-ai-hub"], path: "/resources/ai-hub" };
const training: MenuEntry = { label: ({ pages }) => pages.training, path: "/training" };
const careers: MenuEntry = { label: ({ pages }) => pages.careers, path: "/careers" };
const carriers: MenuEntry = { label: ({ pages }) => pages.carriers, path: "/carriers" };
const aiHub: MenuEntry = { label: ({ pages }) => pages["ai-hub"], path: "/ai-hub" };
const compliance: MenuEntry = { label: ({ pages }) => pages.compliance, path: "/compliance" };
const stateCompliance: MenuEntry = { label: ({ pages }) => pages["state-compliance"], path: "/state-compliance" };
const licensing: MenuEntry = { label: ({ pages }) => pages.licensing, path: "/licensing" };
const discTest: MenuEntry = { label: ({ pages }) => pages["test-disc"], path: "/test-disc" };
const privacy: MenuEntry = { label: ({ pages }) => pages.privacy, path: "/privacy" };
const terms: MenuEntry = { label: ({ pages }) => pages.terms, path: "/terms" };
const cookies: MenuEntry = { label: ({ pages }) => pages.cookies, path: "/cookies" };
const accessibility: MenuEntry = { label: ({ pages }) => pages.accessibility, path: "/accessibility" };
const contact: MenuEntry = { label: ({ nav }) => nav.contact, path: "/#contact" };

export const serviceEntries: readonly MenuEntry[] = productSlugs.map((slug) => ({
	label: ({ services }) => services[slug],
	path: productPath(slug),
}));

export const mainEntries = [home, about] as const;
export const servicesMenu: readonly MenuEntry[] = [...serviceEntries, allServices, calculator];
export const moreMenu: readonly MenuEntry[] = [
	questions,
	training,
	careers,
	carriers,
	aiHub,
	compliance,
	privacy,
	contact,
];
export const footerResources: readonly MenuEntry[] = [
	questions,
	aiResources,
	about,
	privacy,
	compliance,
	licensing,
	calculator,
	discTest,
	carriers,
	stateCompliance,
];
export const footerCities: readonly MenuEntry[] = citySlugs.map((slug) => ({
	label: () => cityNames[slug],
	path: locationPath(slug),
}));
export const legalEntries: readonly MenuEntry[] = [privacy, terms, cookies, accessibility];
