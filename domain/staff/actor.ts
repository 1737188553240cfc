import type { Locale } from "../locale/locales.ts";
import type { StaffRole } from "./roles.ts";

/** A signed-in person who reads or changes something, with what every use case may need of their request. */
export interface Actor {
	userId: string;
	role: StaffRole;
	/** The language of their screen. */
	locale: Locale;
	/** The address that the request came from. */
	ip: string;
	sessionId: string;
}
