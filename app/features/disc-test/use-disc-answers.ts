import { useEffect, useState } from "react";
import { type DiscStyle, storedAnswers } from "#domain/profiling/disc-test.ts";

const storageKey = "sf_disc_answers";

/** The answers given so far; they stay in this tab, and go with it. */
export function useDiscAnswers(items: number) {
	const [answers, setAnswers] = useState(() => storedAnswers(null, items));

	useEffect(() => {
		setAnswers(storedAnswers(readStored(), items));
	}, [items]);

	function answer(item: number, style: DiscStyle) {
		const next = answers.with(item, style);
		setAnswers(next);
		sessionStorage.setItem(storageKey, JSON.stringify(next));
	}

	function restart() {
		setAnswers(storedAnswers(null, items));
		sessionStorage.removeItem(storageKey);
	}

	return { answers, answer, restart };
}

function readStored(): unknown {
	try {
		return JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
	} catch {
		return null;
	}
}
