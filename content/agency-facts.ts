import { licensedStates } from "#domain/compliance/licensed-states.ts";
import { agency } from "./agency.ts";
import { agencyAddress } from "./agency-address.ts";

/** What copy may name in braces: `{agency}`, `{phone}` … Numbers are strings, so that a year keeps no comma. */
export const agencyFacts = {
	agency: agency.name,
	phone: agency.phone.display,
	tollFreePhone: agency.tollFreePhone.display,
	email: agency.email,
	address: agencyAddress,
	licensedStates: String(licensedStates.length),
	foundedYear: String(agency.foundedYear),
} as const;
