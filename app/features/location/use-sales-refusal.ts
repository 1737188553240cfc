import { useEffect, useState } from "react";
import { useClaims } from "#app/browser/page-frame.tsx";
import { agency } from "#content/agency.ts";
import { type SalesRefusal, salesRefusal } from "#domain/claims/selling.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { followState, pickState } from "./visitor-location.ts";

/** The state that the visitor picked or was found in; null until it is known. */
export function useVisitorState(): string | null {
	const { showsSamples } = useClaims();
	const [state, setState] = useState<string | null>(null);
	// Development asks nobody where they live for this: it refuses nothing.
	useEffect(() => {
		if (!showsSamples) followState(setState);
	}, [showsSamples]);
	return state;
}

/** In production a state that the visitor names in answer to a question counts on every surface at once. */
export function useStatedState(state: string | null | undefined): void {
	const { showsSamples } = useClaims();
	useEffect(() => {
		if (state && !showsSamples) pickState(state);
	}, [state, showsSamples]);
}

/**
 * Why a product may not be sold to the visitor; null if it may.
 * @param stated the state that the visitor named in answer to a question; it wins over the one that was found
 */
export function useSalesRefusal(product: ProductSlug | null, stated?: string | null): SalesRefusal | null {
	const found = useVisitorState();
	return salesRefusal({ product, state: stated || found }, useClaims(), agency);
}
