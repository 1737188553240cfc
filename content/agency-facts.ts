import { agency } from "./agency.ts";

const { street, city, region, postalCode } = agency.address;

/** What copy may name in braces: `{agency}`, `{phone}` … Numbers are strings, so that a year keeps no comma. */
export const agencyFacts = {
	agency: agency.name,
	phone: agency.phone.display,
	tollFreePhone: agency.tollFreePhone.display,
	email: agency.email,
	address: `${street}, ${city}, ${region} ${postalCode}`,
	licensedStates: String(agency.licensedStateCount),
	foundedYear: String(agency.foundedYear),
} as const;

/** Where a map service shows the office. */
export const mapSearch = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(agencyFacts.address)}`;
