import type { OfficeOpening } from "./office-hours.ts";

export interface PhoneFact {
	/** As people read it: `(941) 555-0142`. */
	display: string;
	e164: string;
}

/** How and when the office is reached: what an admin can set while the site runs (decision 119). */
export interface OfficeFacts {
	phone: PhoneFact;
	tollFreePhone: PhoneFact;
	email: string;
	/** By the agency's clock. A line for each opening: a break at noon makes two lines of the same days. */
	hours: readonly OfficeOpening[];
	/** Days on which it is closed besides federal holidays, such as `2026-12-24`. */
	closedOn: readonly string[];
}
