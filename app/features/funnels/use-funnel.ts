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
import { rememberAnswers, rememberedAnswers } from "./stored-answers.ts";

export interface FunnelOptions {
	/** Under this name the answers are kept for as long as the tab is open. */
	funnel: string;
	steps: readonly FunnelStep[];
	/** Where the address says that the visitor is. */
	initial: FunnelProgress;
}

/**
 * Walks a visitor through a funnel's questions. Each screen has the address that a browser without script would have,
 * so that reloading, going back and sharing work; a visitor who comes to the bare address goes on where they were.
 */
export function useFunnel({ funnel, steps, initial }: FunnelOptions) {
	const [progress, setProgress] = useState(initial);
	/** Counts the visitor's own moves: after one, the focus follows. */
	const [moves, setMoves] = useState(0);
	const form = useRef<HTMLFormElement>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the funnel comes to life
	useEffect(() => {
		const stored = rememberedAnswers(funnel);
		if (stored && !isOpened() && !isInUse(form.current)) {
			const restored = openQuestion(steps, pickAnswers(steps, Object.entries(stored.answers)), stored.at);
			setProgress(restored);
			if (restored.position > 0) window.history.replaceState(window.history.state, "", addressOf(restored));
		}
		const follow = () => setProgress(progressFromQuery(steps, new URLSearchParams(window.location.search)));
		window.addEventListener("popstate", follow);
		return () => window.removeEventListener("popstate", follow);
	}, []);

	function addressOf(next: FunnelProgress): string {
		return `${window.location.pathname}?${queryOf(next.answers, keyOf(steps, next))}`;
	}

	function move(next: FunnelProgress): void {
		setProgress(next);
		setMoves(moves + 1);
		rememberAnswers(funnel, { answers: next.answers, at: keyOf(steps, next) });
		if (next.position !== progress.position) window.history.pushState(null, "", addressOf(next));
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

/** Whoever has begun to answer before the script came is not led elsewhere. */
function isInUse(form: HTMLFormElement | null): boolean {
	return form?.contains(document.activeElement) ?? false;
}
