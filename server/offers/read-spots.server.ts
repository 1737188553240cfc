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
	/** Of how many. */
	spots: number;
	free: number;
}

/** How many of this month's spots are free at this moment. */
export async function readSpots(
	{ database, clock }: Pick<Services, "database" | "clock">,
	service: ProductSlug,
): Promise<OfferSpots> {
	const now = clock();
	const { offer } = funnelConfigs[service];
	const month = offerMonth(now, agency.timeZone);
	const taken = await claimedSpots(database.db, service, month, now);
	return { service, month, spots: offer.maxSpots, free: freeSpots(offer, taken) };
}
