import { useEffect, useRef, useState } from "react";
import { fromPlannerQuery, type RawPlans } from "#domain/calculators/planner-query.ts";
import { afterAsking, afterTyping, initialPlannerState, type ReadPlan } from "./planner-state.ts";

/**
 * A form that is answered beneath itself. Its fields keep their own texts, so that nothing typed before the script ran
 * is lost; they are read when they are needed.
 */
export function usePlanner<Answer>(read: ReadPlan<Answer>, query: RawPlans, asked: boolean) {
	const [state, setState] = useState(() => initialPlannerState(read, query, asked));
	const form = useRef<HTMLFormElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const { answers, refusals } = state;

	useEffect(() => {
		if (answers > 0) heading.current?.focus();
	}, [answers]);

	useEffect(() => {
		if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}, [refusals]);

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
			if (reading.ok) window.history.replaceState(window.history.state, "", `?${queryOf(raw)}`);
		},
	};
}

/** The address that opens with the same answer. */
function queryOf(raw: RawPlans): string {
	const written = Object.entries(raw).filter(([, text]) => text?.trim());
	return new URLSearchParams(Object.fromEntries(written) as Record<string, string>).toString();
}
