import * as v from "valibot";
import type { LinkFacts, SchedulerPage, SocialNetwork } from "../agency/settable-facts.ts";
import { typedText } from "../forms/read-fields.ts";
import { productSlugs } from "../products/products.ts";

export type LinkError = "link_invalid" | "link_same" | "social_invalid";

export const bookingPages: readonly SchedulerPage[] = ["general", ...productSlugs, "recruiting"];

/** Each network with its name and its hosts. */
export const socialNetworks = {
	facebook: { name: "Facebook", hosts: ["facebook.com", "fb.com"] },
	instagram: { name: "Instagram", hosts: ["instagram.com"] },
	linkedin: { name: "LinkedIn", hosts: ["linkedin.com"] },
} as const satisfies Record<SocialNetwork, { name: string; hosts: readonly string[] }>;
export const networkIds = Object.keys(socialNetworks) as SocialNetwork[];

export const bookingField = (page: SchedulerPage) => `booking_${page}`;
export const socialField = (network: SocialNetwork) => `social_${network}`;

/** Reads the form of the links. */
export function readLinksForm(
	fields: Readonly<Record<string, unknown>>,
): { ok: true; facts: LinkFacts } | { ok: false; errors: Partial<Record<string, LinkError>> } {
	const errors: Partial<Record<string, LinkError>> = {};
	const text = (field: string) => v.parse(typedText, fields[field]);
	const booking = Object.fromEntries(
		bookingPages.map((page) => {
			const field = bookingField(page);
			const isRequired = page === "general" || page === "recruiting";
			const link = text(field) || isRequired ? readLink(text(field)) : "";
			if (link === null) errors[field] = "link_invalid";
			return [page, link ?? ""];
		}),
	) as Record<SchedulerPage, string>;
	const { recruiting, ...appointments } = booking;
	// Where nothing may be sold, links to appointments are hidden by their addresses, and applicants are still welcome.
	if (recruiting && Object.values(appointments).includes(recruiting)) errors[bookingField("recruiting")] = "link_same";
	const social = Object.fromEntries(
		networkIds.map((network) => {
			const typed = text(socialField(network));
			const link = typed ? readLink(typed) : "";
			if (link === null || (link && !isPageOf(network, link))) errors[socialField(network)] = "social_invalid";
			return [network, link ?? ""];
		}),
	) as Record<SocialNetwork, string>;
	return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, facts: { booking, social } };
}

/** The facts as the form has them. */
export function fieldsOfLinks({ booking, social }: LinkFacts): Record<string, string> {
	return {
		...Object.fromEntries(bookingPages.map((page) => [bookingField(page), booking[page]])),
		...Object.fromEntries(networkIds.map((network) => [socialField(network), social[network]])),
	};
}

/**
 * A public address that can stand in a link, in an email and in a selector as it is: `https`, a host with a name, no name or
 * password before it, and nothing that would have to be escaped. Its host in lower case.
 */
const link =
	/^https:\/\/((?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d])(:\d{1,5})?([/?][\w\-.~:/?@!$&'()*+,;=%]*)?$/i;
const maxLinkLength = 500;

/** Browsers hide `https://`, so people copy addresses without it. */
function readLink(typed: string): string | null {
	const address = (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`).replace(/#.*$/, "");
	const [, host, port = "", rest = ""] = link.exec(address) ?? [];
	return host && address.length <= maxLinkLength ? `https://${host.toLowerCase()}${port}${rest}` : null;
}

/** True for a page of the network, not only for its home page. */
function isPageOf(network: SocialNetwork, address: string): boolean {
	const [, host = "", path = ""] = /^https:\/\/([^/?:]+)(.*)$/.exec(address) ?? [];
	const { hosts } = socialNetworks[network];
	return /^\/[^/?]/.test(path) && hosts.some((name) => host === name || host.endsWith(`.${name}`));
}
