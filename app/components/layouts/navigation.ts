import { type ServiceSlug, serviceSlugs } from "#domain/site/services.ts";
import type { Messages } from "#i18n/messages.server.ts";

export type ShellCopy = Messages["shell"];

/** A page joins the menus by a line in this file. Paths carry no language; `/#…` is a band of the home page. */
export interface MenuEntry {
	label: (copy: ShellCopy) => string;
	path: string;
}

/** Where each service is presented. */
export const servicePaths: Record<ServiceSlug, string> = {
	"term-life": "/#term-life",
	"whole-life": "/#whole-life",
	"final-expense": "/#final-expense",
	iul: "/#iul",
	fia: "/#fia",
	ibc: "/#ibc",
	"debt-action": "/#debt-action",
};

/** Where the cards of the home page lead. */
export const learnMorePath = "/#contact";
export const statePath = "/#contact";

const calculator: MenuEntry = { label: ({ nav }) => nav.calculator, path: "/#calculator" };
const contact: MenuEntry = { label: ({ nav }) => nav.contact, path: "/#contact" };

export const serviceEntries: readonly MenuEntry[] = serviceSlugs.map((slug) => ({
	label: ({ services }) => services[slug],
	path: servicePaths[slug],
}));

export const resourceEntries: readonly MenuEntry[] = [
	{ label: ({ nav }) => nav.benefits, path: "/#benefits" },
	{ label: ({ nav }) => nav.howItWorks, path: "/#how-it-works" },
	{ label: ({ nav }) => nav.testimonials, path: "/#testimonials" },
	{ label: ({ nav }) => nav.licensedStates, path: "/#licensed-states" },
];

export const servicesMenu: readonly MenuEntry[] = [...serviceEntries, calculator];
export const moreMenu: readonly MenuEntry[] = [...resourceEntries, contact];
export const footerResources: readonly MenuEntry[] = [calculator, ...resourceEntries];
