import { moveOffice } from "#domain/agency/office-city.ts";
import type { SetFacts } from "#domain/agency/settable-facts.ts";
import { lapseLicenses } from "#domain/compliance/licenses-in-effect.ts";

let replaced: SetFacts = {};

/** What an admin has set in place of the facts of `agency.ts`, by section of the settings. */
export function replacedFacts(): SetFacts {
	return replaced;
}

/**
 * From now on, everything that reads `agency` has these facts: on the server with the claims in effect (`setClaims`), in the
 * browser with those of the page.
 */
export function replaceFacts(facts: SetFacts = {}): void {
	replaced = facts;
	lapseLicenses(facts.licenses?.missing ?? []);
	moveOffice(facts.office?.address?.city ?? null);
}
