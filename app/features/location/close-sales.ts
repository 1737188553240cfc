import { closedNote, findClosedNotePart } from "#app/browser/sales-parts.ts";
import { isRecruitingOnly } from "#domain/compliance/availability.ts";
import type { UserLocation } from "#domain/location/user-location.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { closedSelectors } from "./closed-selectors.ts";
import type { LocationCopy } from "./location-copy.ts";

/**
 * Hides prices and invitations on a page while nothing may be sold where the visitor lives. A style sheet does it, so
 * that it applies to what islands show later, too.
 * @param textOf returns the sentence that replaces them
 */
export function closeSales(
	copy: LocationCopy,
	product: ProductSlug | undefined,
	textOf: (location: UserLocation) => string,
): (location: UserLocation) => void {
	const sheet = new CSSStyleSheet();
	document.adoptedStyleSheets.push(sheet);
	return (location) => {
		const selectors = closedSelectors(
			(offered) => copy.refusalOf(location, offered ?? undefined) !== null,
			product ?? null,
		);
		sheet.replaceSync(selectors.map((selector) => `${selector}{display:none!important}`).join(""));
		const refusal = copy.refusalOf(location, product);
		for (const note of closedNote.all()) {
			note.hidden = refusal === null;
			if (refusal === null) continue;
			const recruits = refusal === "not_licensed" && isRecruitingOnly(location.state);
			findClosedNotePart(note, "text").textContent = textOf(location);
			findClosedNotePart(note, "careers").hidden = !recruits;
			findClosedNotePart(note, "contact").hidden = recruits;
		}
	};
}
