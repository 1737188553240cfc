import type { OfficeFacts } from "#domain/office-hours/office-facts.ts";

let replaced: OfficeFacts | undefined;

/** What an admin has set in place of the facts of `agency.ts`, if anything. */
export function replacedOffice(): OfficeFacts | undefined {
	return replaced;
}

/**
 * From now on, everything that reads `agency` has these facts: on the server with the claims in effect (`setClaims`), in the
 * browser with those of the page.
 */
export function replaceOffice(office: OfficeFacts | undefined): void {
	replaced = office;
}
