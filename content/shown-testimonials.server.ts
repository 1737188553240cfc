import type { Testimonial } from "#domain/claims/testimonials.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { currentClaims } from "./current-claims.server.ts";
import { testimonials } from "./testimonials.ts";

/** The data of a testimonial on a page, in one language. */
export interface ShownTestimonial extends Pick<Testimonial, "id" | "name" | "initials" | "rating" | "language"> {
	place: string;
	review: string;
	isSample: boolean;
	isPaid: boolean;
}

/** The testimonials that may be shown now: confirmed ones, and the others where samples are shown. */
export function shownTestimonials(locale: Locale): ShownTestimonial[] {
	const { showsSamples, testimonials: confirmed = [] } = currentClaims();
	return testimonials.flatMap(({ id, name, initials, city, state, rating, language, review, permission }) => {
		const isConfirmed = confirmed.includes(id);
		if (!isConfirmed && !showsSamples) return [];
		const place = `${city}, ${jurisdictionName(state, locale)}`;
		const isPaid = permission?.isPaid ?? false;
		return [{ id, name, initials, place, rating, language, review: review[locale], isSample: !isConfirmed, isPaid }];
	});
}
