import { useEffect, useState } from "react";
import { useClaims } from "#app/browser/page-frame.tsx";
import { agency } from "#content/agency.ts";
import { type SalesRefusal, salesRefusal } from "#domain/claims/selling.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { followLocation, pickState } from "./visitor-location.ts";

/**
 * The state that the visitor stated, on this or any other surface; null if none.
 * @param answer a state that they give here; all other surfaces know it at once
 * @param inQuery the state in the page's URL, which the server knows, too
 */
export function useStatedState(answer?: string | null, inQuery: string | null = null): string | null {
	const [stated, setStated] = useState(inQuery);
	useEffect(() => followLocation(({ state, isStated }) => setStated(isStated ? state : null)), []);
	useEffect(() => {
		if (answer) pickState(answer);
	}, [answer]);
	return stated;
}

/**
 * Why a product may not be sold to the visitor; null if it may. Only a stated state refuses.
 * @param answer the state that the visitor gives in answer to a question here; it wins over the one stated before
 * @param inQuery the state in the page's URL, which the server knows, too
 */
export function useSalesRefusal(
	product: ProductSlug | null,
	answer?: string | null,
	inQuery?: string | null,
): SalesRefusal | null {
	const stated = useStatedState(null, inQuery);
	return salesRefusal({ product, state: answer || stated }, useClaims(), agency);
}
