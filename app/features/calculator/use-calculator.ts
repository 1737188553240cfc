import { type FormEvent, useEffect, useReducer, useRef } from "react";
import { useClaims } from "#app/browser/page-frame.tsx";
import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { fromQuery, toQuery } from "#domain/calculators/inputs-query.ts";
import { claimStatus } from "#domain/claims/claims.ts";
import { calculatorBands } from "#domain/conversions/calculator-bands.ts";
import { endKey, type FunnelAnswers } from "#domain/funnels/funnel-progress.ts";
import { isJurisdiction } from "#domain/location/jurisdictions.ts";
import { useFocusFirstError } from "../forms/use-focus-first-error.ts";
import { rememberAnswers, rememberedAnswers } from "../funnels/stored-answers.ts";
import { followLocation, pickState } from "../location/visitor-location.ts";
import { pricedHere } from "../quick-price/priced-here.ts";
import { track } from "../tracking/track.ts";
import { noteInAddress } from "../tracking/typed-address.ts";
import { calculatorState, type InputName, initialCalculatorState, shownErrors } from "./calculator-state.ts";
import { restoration } from "./restoration.ts";
import { useResultPlace } from "./use-result-place.ts";

/** Under which the tab keeps the inputs. */
const storageName = "calculator";

/** @param ownAddress whether this is the calculator's own page, whose URL may name the inputs */
export function useCalculator(values: RawInputs, ownAddress: boolean) {
	const suggests = claimStatus(useClaims(), "funeralCosts") !== "withheld";
	const [state, dispatch] = useReducer(calculatorState, values, (given) => initialCalculatorState(given, suggests));
	const form = useRef<HTMLFormElement>(null);
	const resultTitle = useRef<HTMLHeadingElement>(null);
	const { estimates, estimate } = state;

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
	useEffect(() => {
		const typed: RawInputs = form.current ? fromQuery(new FormData(form.current)) : {};
		dispatch({ type: "found", values: typed });
		const goOn = (typed: RawInputs) => {
			const remembered = ownAddress ? undefined : rememberedAnswers(storageName);
			if (remembered) dispatch(restoration(remembered, typed));
		};
		goOn(typed);
		const stops = [
			followLocation(({ state, isStated }) => {
				if (isJurisdiction(state)) dispatch({ type: "located", state, isStated });
			}),
			// What the short form above has asked is not asked again.
			pricedHere.add(() => goOn({})),
		];
		return () => {
			for (const stop of stops) stop();
		};
	}, []);

	useResultPlace(storageName, resultTitle, !ownAddress, estimate !== null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each estimate is announced once
	useEffect(() => {
		if (estimates === 0) return;
		resultTitle.current?.focus({ preventScroll: true });
		// To the top of the screen, so that nothing at its lower edge covers the figures.
		resultTitle.current?.scrollIntoView();
		if (estimate) announce(estimate, ownAddress);
	}, [estimates]);

	// The address of the home page holds no inputs, so the tab stores them for a reload or for Back.
	useEffect(() => {
		if (ownAddress || !state.values.service) return;
		const { state: place, ...values } = state.values;
		const answers = { ...values, ...(place && !state.isStateAssumed && { state: place }) };
		rememberAnswers(storageName, { answers: answers as FunnelAnswers, at: estimate ? endKey : "" });
	}, [ownAddress, state.values, state.isStateAssumed, estimate]);

	useFocusFirstError(form, { ...state, errors: shownErrors(state) });

	return {
		state,
		form,
		resultTitle,
		change(name: InputName, value: string) {
			dispatch({ type: "changed", name, value });
			if (name === "state") pickState(value);
		},
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
