import { licensedStates } from "#domain/compliance/licensed-states.ts";
import { agency } from "./agency.ts";
import { agencyAddress } from "./agency-address.ts";

/** Facts that read alike in all languages. Numbers are strings, so that a year keeps no comma. */
export const agencyFacts = {
	agency: agency.name,
	phone: agency.phone.display,
	tollFreePhone: agency.tollFreePhone.display,
	email: agency.email,
	address: agencyAddress,
	city: agency.address.city,
	homeStateCode: agency.address.region,
	licensedStates: String(licensedStates.length),
	/** The licensed states without the one of the office. */
	otherStates: String(licensedStates.length - 1),
	foundedYear: String(agency.foundedYear),
} as const;
