import type { SchedulerPage } from "#domain/agency/settable-facts.ts";
import type { ProductFocus } from "#domain/blog/post-content.ts";
import { agency } from "./agency.ts";

const pageOf: Readonly<Record<ProductFocus, SchedulerPage>> = {
	final_expense: "final-expense",
	iul: "iul",
	fia: "fia",
};

/** The scheduler's page for what a post is about. */
export function postBooking(product: ProductFocus | null): string {
	return agency.booking[product ? pageOf[product] : "general"];
}
