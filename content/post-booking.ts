import type { ProductFocus } from "#domain/blog/post-content.ts";
import { agency } from "./agency.ts";

const bookingOf: Readonly<Record<ProductFocus, string>> = {
	final_expense: agency.booking["final-expense"],
	iul: agency.booking.iul,
	fia: agency.booking.fia,
};

/** The scheduler's page for what a post is about. */
export function postBooking(product: ProductFocus | null): string {
	return product ? bookingOf[product] : agency.booking.general;
}
