import { missingLicenses } from "./missing-licenses.ts";

let lapsed: readonly string[] = [];

/** Codes of the states where the agency has no license now: by the owner's mark in the file, or since it runs. */
export function unlicensedStates(): readonly string[] {
	return [...missingLicenses, ...lapsed];
}

/** False if nobody can sell there, because the agency has no license. */
export function isHeldLicense(state: string): boolean {
	return !missingLicenses.includes(state) && !lapsed.includes(state);
}

/**
 * From now on, the agency has no license in these states: an admin marked them, or their license has expired. On the server and in
 * the browser with the facts in effect (`replaceFacts`).
 */
export function lapseLicenses(states: readonly string[]): void {
	lapsed = states;
}
