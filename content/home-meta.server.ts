import { licensedStates } from "#domain/compliance/licensed-states.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { copyFor } from "#i18n/messages.server.ts";

/** Title and description of the home page. The title names only states where the agency has a license. */
export function homeMeta(locale: Locale): { title: string; description: string } {
	const { title, titleAlone, titleElsewhere, description } = copyFor(locale, "home").meta;
	if (!isLicensedAtHome()) return { title: titleElsewhere, description };
	return { title: licensedStates().length === 1 ? titleAlone : title, description };
}

/** The heading above the products, which names the home state only while the agency has a license there. */
export function productsHeading(locale: Locale): string {
	const { title, titleElsewhere } = copyFor(locale, "home").products;
	return isLicensedAtHome() ? title : titleElsewhere;
}

function isLicensedAtHome(): boolean {
	return licensedStates().some(({ isHeadquarters }) => isHeadquarters);
}
