import { useEffect, useState } from "react";
import * as v from "valibot";
import type { ProductSlug } from "#domain/products/products.ts";

const spotsSchema = v.object({
	month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
	spots: v.number(),
	free: v.number(),
});

/** How many of a month's spots (`2026-11`) are free. */
export type Spots = v.InferOutput<typeof spotsSchema>;

/**
 * The server's current count; null until it is known.
 * @param product null if the offer is not limited
 */
export function useSpots(product: ProductSlug | null): Spots | null {
	const [spots, setSpots] = useState<Spots | null>(null);
	useEffect(() => {
		if (!product) return;
		const leaving = new AbortController();
		fetch(`/functions/offer-spots?service=${product}`, { signal: leaving.signal })
			.then((response) => response.json())
			.then((body) => setSpots(v.parse(spotsSchema, body)))
			// Without a count the page shows none.
			.catch(() => {});
		return () => leaving.abort();
	}, [product]);
	return spots;
}
