import { type FormEvent, useEffect, useReducer, useRef } from "react";
import { useClaims } from "#app/browser/page-frame.tsx";
import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { fromQuery, toQuery } from "#domain/calculators/inputs-query.ts";
import { claimStatus } from "#domain/claims/claims.ts";
import { calculatorBands } from "#domain/conversions/calculator-bands.ts";
import { isJurisdiction } from "#domain/location/jurisdictions.ts";
import { useFocusFirstError } from "../forms/use-focus-first-error.ts";
import { followState } from "../location/visitor-location.ts";
import { track } from "../tracking/track.ts";
import { noteInAddress } from "../tracking/typed-address.ts";
import { calculatorState, type InputName, initialCalculatorState, shownErrors } from "./calculator-state.ts";

/** @param ownAddress whether this is the calculator's own page, whose URL may name the inputs */
export function useCalculator(values: RawInputs, ownAddress: boolean) {
	const suggests = claimStatus(useClaims(), "funeralCosts") !== "withheld";
	const [state, dispatch] = useReducer(calculatorState, values, (given) => initialCalculatorState(given, suggests));
	const form = useRef<HTMLFormElement>(null);
	const resultTitle = useRef<HTMLHeadingElement>(null);
	const { estimates, estimate } = state;

	useEffect(() => {
		if (form.current) dispatch({ type: "found", values: fromQuery(new FormData(form.current)) });
		followState((state) => isJurisdiction(state) && dispatch({ type: "located", state }));
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each estimate is announced once
	useEffect(() => {
		if (estimates === 0 || !estimate) return;
		resultTitle.current?.focus();
		announce(estimate, ownAddress);
	}, [estimates]);

	useFocusFirstError(form, { ...state, errors: shownErrors(state) });

	return {
		state,
		form,
		resultTitle,
		change: (name: InputName, value: string) => dispatch({ type: "changed", name, value }),
		leave: (name: InputName) => dispatch({ type: "left", name }),
		submit(event: FormEvent<HTMLFormElement>) {
			event.preventDefault();
			dispatch({ type: "asked" });
		},
	};
}

export type Calculation = ReturnType<typeof useCalculator>;

function announce({ inputs }: Estimate, ownAddress: boolean): void {
	const { service, state } = inputs;
	track("calculator_completed", { service, state, values: calculatorBands(inputs) });
	if (ownAddress) noteInAddress(toQuery(inputs));
}
