import { agency } from "./agency.ts";

const { address } = agency;

/** The agency's facts under the names by which copy refers to them in braces. */
export const agencyFacts = {
	agency: agency.name,
	phone: agency.phone.display,
	tollFreePhone: agency.tollFreePhone.display,
	email: agency.email,
	address: `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`,
	city: address.city,
	licensedStates: String(agency.licensedStateCount),
	foundedYear: String(agency.foundedYear),
};
