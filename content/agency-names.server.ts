import { agency, contentFacts } from "./agency.ts";

let set: readonly string[] = [];

/** The names that the agency has now and had before: a text that somebody saw under an earlier one is still ours. */
export function agencyNames(): ReadonlySet<string> {
	return new Set([agency.name, contentFacts.identity.name, ...set]);
}

/** @param names all that an admin has ever set */
export function rememberAgencyNames(names: readonly string[]): void {
	set = names;
}

/** The author of an article, which says the agency's name of its day. */
export function shownAuthor(author: string): string {
	return agencyNames().has(author) ? agency.name : author;
}
