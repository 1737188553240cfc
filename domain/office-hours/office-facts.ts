import type { OfficeOpening } from "./office-hours.ts";

export interface PhoneFact {
	/** As people read it: `(941) 555-0142`. */
	display: string;
	e164: string;
}

/** Where the office is, in the home state. */
export interface OfficeAddress {
	street: string;
	city: string;
	postalCode: string;
}

/** Where, how and when the office is reached: what an admin can set while the site runs (decisions 119 and 145). */
export interface OfficeFacts {
	phone: PhoneFact;
	tollFreePhone: PhoneFact;
	email: string;
	/** Missing in what was set before it had fields: `content/agency.ts` counts. */
	address?: OfficeAddress;
	/** By the agency's clock. A line for each opening: a break at noon makes two lines of the same days. */
	hours: readonly OfficeOpening[];
	/** Days on which it is closed besides federal holidays, such as `2026-12-24`. */
	closedOn: readonly string[];
}
