import { type Locale, localeNames } from "../locale/locales.ts";
import { signedPagesPath } from "./launch-address.ts";
import type { LaunchItem } from "./launch-item.ts";

/** How many texts about law and money a reader signs, how many are open, and how many of those changed after they were signed. */
export type SignOffCounts = Readonly<Record<Locale, { all: number; open: number; changed: number }>>;

/**
 * The texts of all languages are one item with a number: a reader signs hundreds in one go.
 * @param offered the languages in which visitors get the site. Those of the others have no readers.
 */
export function signOffLaunchItem(counts: SignOffCounts, offered: readonly Locale[]): LaunchItem {
	const sum = (part: keyof SignOffCounts[Locale]) => offered.reduce((total, locale) => total + counts[locale][part], 0);
	const [all, open, changed] = [sum("all"), sum("open"), sum("changed")];
	const languages = offered.filter((locale) => counts[locale].open > 0);
	return {
		id: "signOff",
		area: "texts",
		effect: "blocks",
		who: "reader",
		why: "signOff",
		where: `${signedPagesPath}, or npm run ops -- signoff --locale LANGUAGE (docs/signoff.json)`,
		page: signedPagesPath,
		missing:
			open === 0
				? null
				: {
						code: "unsigned",
						values: {
							all,
							open,
							changed,
							languages: languages.map((locale) => `${localeNames[locale]} ${counts[locale].open}`).join(", "),
						},
					},
	};
}
