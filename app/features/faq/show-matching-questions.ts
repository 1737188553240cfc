import { holdsEveryWord } from "#domain/search/terms.ts";
import { faqRoot } from "./faq-root.ts";

/**
 * Hides the questions that lack a searched word, in question and answer, and groups without any match.
 * @param groups ids of the sections that contain the questions
 * @returns the number of questions shown
 */
export function showMatchingQuestions(groups: readonly string[], search: string): number {
	document.getElementById(faqRoot)?.toggleAttribute("data-searching", search.trim() !== "");
	let count = 0;
	for (const id of groups) {
		const group = document.getElementById(id);
		if (!group) continue;
		const shown = [...group.querySelectorAll("details")].filter((question) => {
			question.hidden = !holdsEveryWord(question.textContent, search);
			return !question.hidden;
		});
		group.hidden = shown.length === 0;
		for (const link of document.querySelectorAll<HTMLElement>(`nav li:has(> a[href="#${id}"])`))
			link.hidden = group.hidden;
		count += shown.length;
	}
	return count;
}
