import { useEffect, useRef, useState } from "react";
import type { FunnelStep } from "#domain/funnels/funnel-config.ts";
import {
	answerQuestion,
	type FunnelProgress,
	goBack,
	keyOf,
	openQuestion,
	pickAnswers,
} from "#domain/funnels/funnel-progress.ts";
import { progressFromQuery, queryOf, screenParameters } from "#domain/funnels/funnel-query.ts";
import { notedAnswers, noteInAddress } from "../tracking/typed-address.ts";
import { rememberAnswers, rememberedAnswers } from "./stored-answers.ts";

export interface FunnelOptions {
	/** The storage key of the answers, which last as long as the tab. */
	funnel: string;
	steps: readonly FunnelStep[];
	/** The progress in the URL. */
	initial: FunnelProgress;
}

/**
 * Each screen has the same URL as without script, so that reloading, going back and sharing work. A visitor who returns
 * to the funnel's URL continues where they stopped.
 */
export function useFunnel({ funnel, steps, initial }: FunnelOptions) {
	const [progress, setProgress] = useState(initial);
	/** Counts the visitor's moves. Each one moves the focus. */
	const [moves, setMoves] = useState(0);
	const form = useRef<HTMLFormElement>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
	useEffect(() => {
		const stored = rememberedAnswers(funnel);
		if (stored && !isOpened() && !isInUse(form.current)) {
			const restored = openQuestion(steps, pickAnswers(steps, Object.entries(stored.answers)), stored.at);
			setProgress(restored);
			if (restored.position > 0) noteInAddress(answersOf(restored));
		}
		const follow = () => setProgress(progressFromQuery(steps, notedAnswers()));
		window.addEventListener("popstate", follow);
		return () => window.removeEventListener("popstate", follow);
	}, []);

	function answersOf(next: FunnelProgress): string {
		return queryOf(next.answers, keyOf(steps, next));
	}

	function move(next: FunnelProgress): void {
		setProgress(next);
		setMoves(moves + 1);
		rememberAnswers(funnel, { answers: next.answers, at: keyOf(steps, next) });
		if (next.position !== progress.position) noteInAddress(answersOf(next), { isNewEntry: true });
	}

	return {
		progress,
		moves,
		form,
		onAnswer: (text: string) => move(answerQuestion(steps, progress, text)),
		onBack: () => move(goBack(progress)),
	};
}

function isOpened(): boolean {
	const query = new URLSearchParams(window.location.search);
	return screenParameters.some((name) => query.has(name));
}

/** If the visitor began to answer before hydration, the screen stays. */
function isInUse(form: HTMLFormElement | null): boolean {
	return form?.contains(document.activeElement) ?? false;
}
