import { useEffect, useRef, useState } from "react";
import type { FunnelStep } from "#domain/funnels/funnel-config.ts";
import {
	answerQuestion,
	endKey,
	type FunnelAnswers,
	type FunnelProgress,
	goBack,
	keyOf,
	openQuestion,
	passAnswered,
	pickAnswers,
} from "#domain/funnels/funnel-progress.ts";
import { progressFromQuery, queryOf, screenParameters } from "#domain/funnels/funnel-query.ts";
import type { QuestionErrors } from "#domain/questions/question-error.ts";
import { readAnswers } from "#domain/questions/read-answers.ts";
import { notedAnswers, noteInAddress, noteInHistory, takeAnswersFromFragment } from "../tracking/typed-address.ts";
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
	/** The newest answers, which a screen that the browser goes back to shows too. */
	const given = useRef(initial.answers);
	given.current = progress.answers;
	/** A link has opened the funnel for its result, and something is missing. */
	const isResuming = useRef(false);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
	useEffect(() => {
		const linked = takeAnswersFromFragment();
		const stored = linked ? { answers: linked, at: endKey } : rememberedAnswers(funnel);
		if (stored && (linked || (!isOpened() && !isInUse(form.current)))) {
			const restored = openQuestion(steps, pickAnswers(steps, Object.entries(stored.answers)), stored.at);
			setProgress(restored);
			if (linked) {
				isResuming.current = restored.position < steps.length;
				rememberAnswers(funnel, { answers: restored.answers, at: keyOf(steps, restored) });
				noteInHistory(answersOf(restored));
			} else if (restored.position > 0) noteInAddress(answersOf(restored));
		}
		const follow = () => setProgress(progressFromQuery(steps, withNewest(notedAnswers(), given.current)));
		window.addEventListener("popstate", follow);
		return () => window.removeEventListener("popstate", follow);
	}, []);

	/** Adopts answers that other parts of the site know. It isn't a step of the visitor. */
	function adopt(known: FunnelProgress): void {
		const next = known.position > progress.position ? resumed(known) : known;
		setProgress(next);
		if (next.position > 0) noteInAddress(answersOf(next));
	}

	function resumed(next: FunnelProgress): FunnelProgress {
		if (!isResuming.current) return next;
		const further = passAnswered(steps, next);
		isResuming.current = further.position < steps.length;
		return further;
	}

	function answersOf(next: FunnelProgress): string {
		return queryOf(next.answers, keyOf(steps, next));
	}

	function move(next: FunnelProgress): void {
		setProgress(next);
		setMoves(moves + 1);
		rememberAnswers(funnel, { answers: next.answers, at: keyOf(steps, next) });
		if (next.position !== progress.position) noteInAddress(answersOf(next), { isNewEntry: true });
	}

	/** Changes answers without leaving the last screen, if the questions accept them. */
	function amend(changed: FunnelAnswers): QuestionErrors {
		const answers = { ...progress.answers, ...changed };
		const reading = readAnswers(steps, answers);
		if (!reading.ok) return reading.errors;
		const next = openQuestion(steps, answers, endKey);
		setProgress(next);
		rememberAnswers(funnel, { answers: next.answers, at: endKey });
		noteInAddress(answersOf(next));
		return {};
	}

	return {
		progress,
		moves,
		form,
		adopt,
		onAmend: amend,
		onAnswer: (text: string) => move(resumed(answerQuestion(steps, progress, text))),
		onBack: () => move(goBack(progress)),
		onEnd: () => move(openQuestion(steps, progress.answers, endKey)),
	};
}

/** An earlier screen in the history names its question; answers given since then still count. */
function withNewest(noted: URLSearchParams, answers: FunnelAnswers): URLSearchParams {
	for (const [name, text] of Object.entries(answers)) noted.set(name, text);
	return noted;
}

export function isOpened(): boolean {
	const query = new URLSearchParams(window.location.search);
	return screenParameters.some((name) => query.has(name));
}

/** If the visitor began to answer before hydration, the screen stays. */
export function isInUse(form: HTMLFormElement | null): boolean {
	return form?.contains(document.activeElement) ?? false;
}
