import type { Locale } from "../locale/locales.ts";

/**
 * Words of a client. 16 CFR 465.2 forbids testimonials of people who do not exist, and Rule 69B-150.110, F.A.C., wants them
 * genuine, current and in the client's own words.
 */
export interface Testimonial {
	id: string;
	/** The form of the name that the client permits, such as a first name and an initial. */
	name: string;
	city: string;
	/** Code of the state. */
	state: string;
	/** 1 to 5, given by the client. Null if they gave none. */
	rating: number | null;
	/** The language in which the client said it. */
	language: Locale;
	/** The client's words, and their translations. Empty in a language without one. */
	review: Readonly<Record<Locale, string>>;
	/** The day on which the client said it. Null for a sample. */
	givenOn: string | null;
	/** True if the client got anything for it. The page says so (16 CFR 255.5). */
	isPaid: boolean;
	/** How the client belongs to the agency. The page says so (16 CFR 465.5). */
	relation: ClientRelation;
	/** Null for a sample. */
	permission: TestimonialPermission | null;
}

export const clientRelations = ["none", "family", "staff"] as const;
export type ClientRelation = (typeof clientRelations)[number];

/** The paper behind it, which somebody confirms once a year. */
export interface TestimonialPermission {
	/** The signed permission, and where it is stored. */
	document: string;
	/** The last day on which it was signed or confirmed, `YYYY-MM-DD`. */
	confirmedOn: string;
	/** The last day on which the words are shown. The permission counts for a year at most. */
	until: string;
	/** The SHA-256 of the file that was uploaded. Empty if the document is stored elsewhere. */
	file: string;
}
