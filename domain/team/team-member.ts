import type { Confirmation } from "../claims/confirmation.ts";
import type { Locale } from "../locale/locales.ts";

/** Somebody who works for the agency, as its visitors get to know them. */
export interface TeamMember {
	/** Lower-case words joined by hyphens: it also names the files of the portrait. */
	id: string;
	name: string;
	role: Readonly<Record<Locale, string>>;
	/** Square pictures in `public/`. Email programs draw no SVG. */
	portrait: { web: string; email: string };
	/** The one that they speak best comes first. */
	languages: readonly Locale[];
	/** Null for somebody who may not advise or sell. */
	license: TeamLicense | null;
	/** In their own words. */
	sentence: Readonly<Record<Locale, string>>;
	/**
	 * Their written permission to be shown with name and picture, for whose sake we also looked up their license on that day.
	 * Null for a sample.
	 */
	confirmation: Confirmation | null;
}

export interface TeamLicense {
	/** The state in which they live and were licensed first. */
	state: string;
	number: string;
	/** Codes of all states in which they are licensed, that one included. */
	states: readonly string[];
}
