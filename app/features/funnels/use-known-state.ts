import { useEffect, useRef, useState } from "react";
import { useClaims } from "#app/browser/page-frame.tsx";
import { agency } from "#content/agency.ts";
import { salesRefusal } from "#domain/claims/selling.ts";
import type { FunnelStep } from "#domain/funnels/funnel-config.ts";
import { withKnownState } from "#domain/funnels/funnel-progress.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { followLocation } from "../location/visitor-location.ts";
import { isInUse, isOpened, type useFunnel } from "./use-funnel.ts";

/**
 * Tells a funnel where the visitor lives. A state that they stated elsewhere replaces its answer at any time. One that was
 * found answers for visitors who have just come, and only where the agency sells: nobody is turned away for it.
 * @returns whether the question for the state was passed
 */
export function useKnownState(
	product: ProductSlug,
	steps: readonly FunnelStep[],
	{ progress, moves, form, adopt }: ReturnType<typeof useFunnel>,
): boolean {
	const claims = useClaims();
	const [isPassed, setPassed] = useState(false);
	const newest = useRef({ progress, moves, adopt });
	newest.current = { progress, moves, adopt };

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
	useEffect(
		() =>
			followLocation(({ state, isStated }) => {
				const { progress, moves, adopt } = newest.current;
				const hasJustCome = moves === 0 && !isOpened() && !isInUse(form.current);
				const mayAssume = hasJustCome && !progress.answers.state && !salesRefusal({ product, state }, claims, agency);
				if (!isStated && !mayAssume) return;
				const next = withKnownState(steps, progress, state, hasJustCome);
				if (next === progress) return;
				if (next.position > progress.position) setPassed(true);
				adopt(next);
			}),
		[],
	);

	return isPassed;
}
