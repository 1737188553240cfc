import { type FormEvent, useEffect, useReducer, useRef, useState } from "react";
import { useClaims, usePageLocale } from "#app/browser/page-frame.tsx";
import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { fromQuery, toQuery } from "#domain/calculators/inputs-query.ts";
import { claimStatus } from "#domain/claims/claims.ts";
import { endKey, type FunnelAnswers } from "#domain/funnels/funnel-progress.ts";
import { isJurisdiction } from "#domain/location/jurisdictions.ts";
import { formatEstimate } from "#i18n/format.ts";
import { useFocusFirstError } from "../forms/use-focus-first-error.ts";
import { rememberAnswers, rememberedAnswers } from "../funnels/stored-answers.ts";
import { followLocation, pickState } from "../location/visitor-location.ts";
import { noteInAddress } from "../tracking/typed-address.ts";
import { calculatorState, type InputName, initialCalculatorState, shownErrors } from "./calculator-state.ts";
import { talkAbout } from "./price-bar.ts";
import { pricedHere } from "./priced-here.ts";
import { restoration } from "./restoration.ts";
import { trackCalculated } from "./track-calculated.ts";
import { useResultPlace } from "./use-result-place.ts";

/** Under which the tab keeps the inputs. */
const storageName = "calculator";
/** A form rests when nothing has changed for this long. */
const restMs = 700;

/** @param ownAddress whether this is the calculator's own page, whose URL may name the inputs */
export function useCalculator(values: RawInputs, ownAddress: boolean) {
	const suggests = claimStatus(useClaims(), "funeralCosts") !== "withheld";
	const [state, dispatch] = useReducer(calculatorState, values, (given) => initialCalculatorState(given, suggests));
	const locale = usePageLocale();
	const form = useRef<HTMLFormElement>(null);
	const resultTitle = useRef<HTMLHeadingElement>(null);
	const { estimates, estimate } = state;
	const touched = useRef(false);
	const [said, setSaid] = useState<Estimate | null>(null);

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
		if (!estimate) return;
		setSaid(estimate);
		trackCalculated(estimate.inputs);
		if (ownAddress) noteInAddress(toQuery(estimate.inputs));
	}, [estimates]);

	// After the first result the numbers follow the form. Once it rests, they are said, and in the address.
	useEffect(() => {
		if (!estimate || !touched.current) return;
		const timer = setTimeout(() => {
			setSaid(estimate);
			if (ownAddress) noteInAddress(toQuery(estimate.inputs));
		}, restMs);
		return () => clearTimeout(timer);
	}, [estimate, ownAddress]);

	useEffect(() => {
		// Below a card, the bar is about the card until somebody asks here.
		if (!ownAddress && estimates === 0) return;
		const quantity = estimate?.kind === "premium" ? estimate.primary.quantity : null;
		if (quantity?.unit === "cents") talkAbout(formatEstimate(locale, quantity.value), "#ways");
	}, [ownAddress, estimates, estimate, locale]);

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
		/** The estimate that readers of the page hear. */
		said,
		form,
		resultTitle,
		change(name: InputName, value: string) {
			touched.current = true;
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
