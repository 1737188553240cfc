import { useEffect, useRef, useState } from "react";
import { fromPlannerQuery, type RawPlans } from "#domain/calculators/planner-query.ts";
import { useFocusFirstError } from "../forms/use-focus-first-error.ts";
import { noteInAddress } from "../tracking/typed-address.ts";
import { afterAsking, afterTyping, initialPlannerState, type ReadPlan } from "./planner-state.ts";

/**
 * A form with a result. Its fields are uncontrolled and read when needed.
 * @param place the id of the result, at which its address opens
 */
export function usePlanner<Plan>(read: ReadPlan<Plan>, query: RawPlans, asked: boolean, place: string) {
	const [state, setState] = useState(() => initialPlannerState(read, query, asked));
	const form = useRef<HTMLFormElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const { plans } = state;

	useEffect(() => {
		if (plans > 0) heading.current?.focus();
	}, [plans]);

	useFocusFirstError(form, state);

	function typed(): RawPlans {
		return form.current ? fromPlannerQuery(new FormData(form.current)) : {};
	}

	return {
		state,
		form,
		heading,
		type: () => setState(afterTyping(state, read(typed()))),
		ask() {
			const raw = typed();
			const reading = read(raw);
			setState(afterAsking(state, reading));
			if (reading.ok) noteInAddress(queryOf(raw), { place });
		},
	};
}

/** The query that opens the page with the same result. */
function queryOf(raw: RawPlans): string {
	const written = Object.entries(raw).filter(([, text]) => text?.trim());
	return new URLSearchParams(Object.fromEntries(written) as Record<string, string>).toString();
}
