import { soldPart } from "#app/browser/sales-parts.ts";
import { agency } from "#content/agency.ts";
import { calculatorOf, type ProductSlug, productSlugs } from "#domain/products/products.ts";

/** Regulators' numbers stay. So do ours in the footer and among the facts of the contact section: they invite nobody. */
const phones = () =>
	[agency.phone, agency.tollFreePhone].map(({ e164 }) => `a[href^="tel:${e164}"]:not(footer a, dl a)`);

/**
 * Selects what may not be offered to the visitor: links to appointments, calls and prices, and parts that show one.
 * Links to our calculators' pages stay: those pages say what is not available.
 * @param isRefused for a product; null means anything that the agency sells
 * @param page the product that the page is about
 */
export function closedSelectors(
	isRefused: (product: ProductSlug | null) => boolean,
	page: ProductSlug | null,
): string[] {
	const { booking } = agency;
	const general = isRefused(page)
		? [...phones(), ...appointments(booking.general), `a[href$="#price"]`, `${soldPart.selector.slice(0, -1)}=""]`]
		: [];
	// One page of the scheduler may be for several products.
	const open = productSlugs.filter((product) => !isRefused(product)).map((product) => booking[product]);
	const stays = (address: string) => open.includes(address) || (address === booking.general && !isRefused(page));
	const ofProducts = productSlugs
		.filter(isRefused)
		.flatMap((product) => [
			...(stays(booking[product]) ? [] : appointments(booking[product])),
			...selectorsOf(product),
		]);
	return [...general, ...ofProducts].flatMap(withItem);
}

/** Links to this page of the scheduler, filled in or not. The address of another page may begin like it. */
function appointments(address: string): string[] {
	return [`a[href="${address}"]`, ...["?", "&"].map((next) => `a[href^="${address}${next}"]`)];
}

function selectorsOf(product: ProductSlug): string[] {
	return [
		`a[href*="/funnels/${product}"]`,
		`a[href*="/calculator?service=${calculatorOf(product)}"]`,
		`[data-sold="${product}"]`,
	];
}

/** A list shows no empty item in place of a link. */
function withItem(selector: string): string[] {
	return selector.startsWith("a") ? [selector, `li:has(> ${selector}:only-child)`] : [selector];
}
