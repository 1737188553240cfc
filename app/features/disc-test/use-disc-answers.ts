import { useEffect, useState } from "react";
import { readJson, sessionStore } from "#app/browser/stores.ts";
import { type DiscStyle, storedAnswers } from "#domain/profiling/disc-test.ts";

const storageKey = "sf_disc_answers";

/** The name of an item's radio buttons. */
export function itemName(item: number): string {
	return `item-${item + 1}`;
}

/** The answers so far, stored until the tab is closed, and the item that is asked: the first without an answer. */
export function useDiscAnswers(items: number) {
	const [answers, setAnswers] = useState(() => storedAnswers(null, items));
	const [current, setCurrent] = useState(0);

	useEffect(() => {
		const stored = storedAnswers(readJson(sessionStore, storageKey), items);
		const marked = markedOnPage(items);
		const known = stored.map((answer, item) => marked[item] ?? answer);
		setAnswers(known);
		const open = known.indexOf(undefined);
		setCurrent(open < 0 ? items - 1 : open);
	}, [items]);

	function answer(item: number, style: DiscStyle) {
		const next = answers.with(item, style);
		setAnswers(next);
		sessionStore.setItem(storageKey, JSON.stringify(next));
	}

	function restart() {
		setAnswers(storedAnswers(null, items));
		sessionStore.removeItem(storageKey);
	}

	/** Past the last item comes the first that is still open. */
	function goTo(item: number) {
		setCurrent(item < items ? item : Math.max(0, answers.indexOf(undefined)));
	}

	return { answers, answer, restart, current, goTo };
}

/** The choices that were made before the script ran. */
function markedOnPage(items: number) {
	const picked = Array.from({ length: items }, (_, item) => {
		return document.querySelector<HTMLInputElement>(`input[name="${itemName(item)}"]:checked`)?.value;
	});
	return storedAnswers(picked, items);
}
