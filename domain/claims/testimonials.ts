import type { Locale } from "../locale/locales.ts";
import type { ProductSlug } from "../products/products.ts";
import { type Confirmation, isConfirmed } from "./confirmation.ts";

/**
 * Words of a client. 16 CFR 465.2 forbids testimonials of people who do not exist, and Rule 69B-150.110, F.A.C., wants them
 * genuine, current and in the client's own words.
 */
export interface Testimonial {
	id: string;
	/** The form of the name that the client permits, such as a first name and an initial. */
	name: string;
	initials: string;
	city: string;
	/** Code of the state. */
	state: string;
	/** 1 to 5, given by the client. */
	rating: number;
	/** The product that the client bought. */
	product: ProductSlug;
	/** The language in which the client said it. */
	language: Locale;
	/** The client's words, and their translations. */
	review: Readonly<Record<Locale, string>>;
	/** Null for a sample. */
	permission: TestimonialPermission | null;
}

export interface TestimonialPermission extends Confirmation {
	/** True if the client got anything for it. The page says so. */
	isPaid: boolean;
}

/**
 * The ids of testimonials that may be published: those that the client has confirmed.
 * @param today `YYYY-MM-DD`
 */
export function confirmedTestimonials(testimonials: readonly Testimonial[], today: string): string[] {
	return testimonials.filter(({ permission }) => isConfirmed(permission, today)).map(({ id }) => id);
}
