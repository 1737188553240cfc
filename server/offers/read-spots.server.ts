import { agency } from "#content/agency.ts";
import { funnelConfigs } from "#domain/funnels/funnel-config.ts";
import { freeSpots, offerMonth } from "#domain/funnels/offers.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import type { Services } from "../services.server.ts";
import { claimedSpots } from "./claimed-spots.server.ts";

export interface OfferSpots {
	service: ProductSlug;
	/** `2026-11`, in the agency's time zone. */
	month: string;
	/** The total. */
	spots: number;
	free: number;
}

/** Counts this month's free spots. */
export async function readSpots(
	{ database, clock }: Pick<Services, "database" | "clock">,
	product: ProductSlug,
): Promise<OfferSpots> {
	const now = clock();
	const { offer } = funnelConfigs[product];
	const month = offerMonth(now, agency.timeZone);
	const claimed = await claimedSpots(database.db, product, month, now);
	return { service: product, month, spots: offer.maxSpots, free: freeSpots(offer, claimed) };
}
