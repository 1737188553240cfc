import { licensedStates } from "#domain/compliance/licensed-states.ts";
import { agency } from "./agency.ts";
import { agencyAddress } from "./agency-address.ts";

/** Facts that are the same in all languages. Numbers are strings, so that a year is formatted without a comma. */
export const agencyFacts = {
	// An admin can set these while the site runs.
	get agency() {
		return agency.name;
	},
	get legalName() {
		return agency.legalName;
	},
	get phone() {
		return agency.phone.display;
	},
	get tollFreePhone() {
		return agency.tollFreePhone.display;
	},
	get email() {
		return agency.email;
	},
	get address() {
		return agencyAddress();
	},
	get city() {
		return agency.address.city;
	},
	homeStateCode: agency.address.region,
	get licensedStates() {
		return String(licensedStates().length);
	},
	/** The licensed states except the home state. */
	get otherStates() {
		return String(licensedStates().filter(({ isHeadquarters }) => !isHeadquarters).length);
	},
} as const;
