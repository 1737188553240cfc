/** Scrolls to the beginning of a question, unless it is on the screen already, below what sticks to its upper edge. */
export function showFromStart(question: Element | null | undefined): void {
	if (!question) return;
	const { top } = question.getBoundingClientRect();
	const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
	if (top < covered || top > window.innerHeight / 2) question.scrollIntoView();
}
