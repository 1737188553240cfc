import { productSlugs } from "#domain/products/products.ts";
import { isOneOf } from "#domain/site/pages.ts";
import { servicesContext } from "#server/context.server.ts";
import { readSpots } from "#server/offers/read-spots.server.ts";
import { refuse } from "#server/platform/http/refusal.server.ts";
import type { Route } from "./+types/offer-spots";

/** Counts a product's free spots of this month. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const product = new URL(request.url).searchParams.get("service") ?? undefined;
	if (!isOneOf(productSlugs, product)) return refuse("unknown_service");
	return Response.json(await readSpots(context.get(servicesContext), product), {
		headers: { "Cache-Control": "no-store" },
	});
}
