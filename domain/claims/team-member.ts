import { type Locale, locales } from "../locale/locales.ts";

/** What somebody does here, in words that fit everybody. The first ones say that a license is behind it. */
const licensedTitles = ["agentInCharge", "agent"] as const;
export const titleIds = [...licensedTitles, "care", "office"] as const;
export type TitleId = (typeof titleIds)[number];

export function needsLicense(title: TitleId): boolean {
	return (licensedTitles as readonly TitleId[]).includes(title);
}

/** A language that is missing has none. */
export type TextByLanguage = Readonly<Partial<Record<Locale, string>>>;

/** Somebody who works for the agency, as its visitors get to know them. */
export interface TeamMember {
	/** Nobody can tell the account from it. */
	id: string;
	name: string;
	title: TitleId;
	/** In place of the title, in the languages that have one. */
	ownTitle: TextByLanguage;
	/** A few sentences in their own words. */
	bio: TextByLanguage;
	/** The national producer number. Left out while empty. */
	npn: string;
	/** The one that they speak best comes first. */
	languages: readonly Locale[];
	/** The licenses that are valid today, with the state's code. */
	licenses: readonly { state: string; number: string }[];
	/** True if they answer nobody for now. */
	isAway: boolean;
	/** Square pictures. Email programs draw no SVG. A photograph has an image in several sizes, and what it shows. */
	portrait: { web: string; email: string; photo?: { imageId: string; alt: TextByLanguage } } | null;
	/** The last day on which their written permission counts, `YYYY-MM-DD`. */
	permittedUntil: string;
}

/** True if all that was published about everybody still is. Another picture or more words may follow a moment later. */
export function keepsTeam(before: readonly TeamMember[] = [], after: readonly TeamMember[] = []): boolean {
	return before.every((member) => after.some((one) => one.id === member.id && keeps(member, one)));
}

function keeps(before: TeamMember, after: TeamMember): boolean {
	const speaks = before.languages.every((language) => after.languages.includes(language));
	const holds = before.licenses.every(({ state, number }) =>
		after.licenses.some((license) => license.state === state && license.number === number),
	);
	const isSame = (["name", "npn", "title", "isAway"] as const).every((field) => before[field] === after[field]);
	const keepsWords = keepsTexts(before.ownTitle, after.ownTitle) && keepsTexts(before.bio, after.bio);
	return isSame && speaks && holds && keepsWords && (!before.portrait || after.portrait !== null);
}

function keepsTexts(before: TextByLanguage, after: TextByLanguage): boolean {
	return locales.every((locale) => !before[locale] || before[locale] === after[locale]);
}
