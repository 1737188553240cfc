import type { Testimonial } from "#domain/agency/testimonial.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { formatMonth } from "#i18n/format.ts";
import { currentClaims } from "./current-claims.server.ts";
import { testimonials } from "./testimonials.ts";

/** The data of a testimonial on a page, in one language. */
export interface ShownTestimonial
	extends Pick<Testimonial, "id" | "name" | "rating" | "language" | "isPaid" | "relation"> {
	initials: string;
	place: string;
	/** The month in which the client said it. */
	given: string | null;
	/** The page's language, or the client's where there is no translation. */
	shownIn: Locale;
	review: string;
	isSample: boolean;
}

/**
 * The testimonials that may be shown now: those that an admin has added, else those that came with the site, confirmed or, where
 * samples are shown, not.
 */
export function shownTestimonials(locale: Locale): ShownTestimonial[] {
	const { showsSamples, testimonials: confirmed = [], facts } = currentClaims();
	if (facts?.testimonials) return facts.testimonials.map((own) => show(own, locale, false));
	return testimonials.flatMap((one) => {
		const isConfirmed = confirmed.includes(one.id);
		return isConfirmed || showsSamples ? [show(one, locale, !isConfirmed)] : [];
	});
}

function show(testimonial: Testimonial, locale: Locale, isSample: boolean): ShownTestimonial {
	const { id, name, city, state, rating, language, review, givenOn, isPaid, relation } = testimonial;
	const shownIn = review[locale] ? locale : language;
	return {
		id,
		name,
		rating,
		language,
		isPaid,
		relation,
		isSample,
		shownIn,
		initials: initialsOf(name),
		place: `${city}, ${jurisdictionName(state, locale)}`,
		given: givenOn && formatMonth(locale, givenOn.slice(0, "YYYY-MM".length)),
		review: review[shownIn],
	};
}

/** "MG" for "Maria G." */
function initialsOf(name: string): string {
	const initials = [...name.matchAll(/(?<![\p{L}\p{M}’'-])\p{L}/gu)].map(([letter]) => letter.toUpperCase());
	return initials.slice(0, 2).join("");
}
