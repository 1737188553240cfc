import type { Testimonial, TestimonialPermission } from "../agency/testimonial.ts";
import { confirmedUntil, isConfirmed } from "./confirmation.ts";

/**
 * The ids of testimonials that may be published: those that the client has confirmed.
 * @param today `YYYY-MM-DD`
 */
export function confirmedTestimonials(testimonials: readonly Testimonial[], today: string): string[] {
	return permittedTestimonials(testimonials, today).map(({ id }) => id);
}

/** Those that may be published: the same list if all of them may. */
export function permittedTestimonials(testimonials: readonly Testimonial[], today: string): readonly Testimonial[] {
	const permitted = testimonials.filter((testimonial) => testimonialStanding(testimonial, today) === "shown");
	return permitted.length === testimonials.length ? testimonials : permitted;
}

export type TestimonialStanding = "shown" | "unpermitted" | "ended";

/** Whether it may be published, or why not. */
export function testimonialStanding({ permission }: Testimonial, today: string): TestimonialStanding {
	if (!permission?.document.trim()) return "unpermitted";
	return isConfirmed(permission, today) && permission.until >= today ? "shown" : "ended";
}

/** The last day on which it may be published. */
export function permittedUntil(permission: TestimonialPermission): string {
	const year = confirmedUntil(permission);
	if (permission.until < year) return permission.until;
	return year;
}
