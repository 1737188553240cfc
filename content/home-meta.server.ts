import { licensedStates } from "#domain/compliance/licensed-states.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { copyFor } from "#i18n/messages.server.ts";

/** Title and description of the home page. The title names only states where the agency has a license. */
export function homeMeta(locale: Locale): { title: string; description: string } {
	const { title, titleAlone, titleElsewhere, description } = copyFor(locale, "home").meta;
	const states = licensedStates();
	if (!states.some(({ isHeadquarters }) => isHeadquarters)) return { title: titleElsewhere, description };
	return { title: states.length === 1 ? titleAlone : title, description };
}
