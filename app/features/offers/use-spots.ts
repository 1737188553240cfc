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

/** The spots as the server counts them now; null until it has said so, and while it can't be reached. */
export function useSpots(service: ProductSlug): Spots | null {
	const [spots, setSpots] = useState<Spots | null>(null);
	useEffect(() => {
		const leaving = new AbortController();
		fetch(`/functions/offer-spots?service=${service}`, { signal: leaving.signal })
			.then((answer) => answer.json())
			.then((body) => setSpots(v.parse(spotsSchema, body)))
			// Without a count the page names none.
			.catch(() => {});
		return () => leaving.abort();
	}, [service]);
	return spots;
}
