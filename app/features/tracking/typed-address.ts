import type { FunnelAnswers } from "#domain/funnels/funnel-progress.ts";
import { answersInFragment } from "#domain/funnels/resume-link.ts";

/** Names of a query that never hold what a visitor typed. */
const harmlessName = /^(?:utm_\w+|gclid|fbclid|msclkid|service|state)$/;

/** The browser keeps the address with which a page was opened in its records of the page. */
let openedWithAnswers = false;

/** True if the page's address can hold answers of the visitor. */
export function holdsAnswers({ search, hash }: Pick<Location, "search" | "hash">): boolean {
	if (openedWithAnswers || answersInFragment(hash)) return true;
	return [...new URLSearchParams(search).keys()].some((name) => !harmlessName.test(name));
}

/**
 * Writes the visitor's answers to the page's address, so that the page can be reloaded and shared. A tag manager can read
 * the address: while one is on the page, they go only into the history entry, which nobody else reads.
 * @param place the id of what the address should open
 */
export function noteInAddress(query: string, { isNewEntry = false, place = "" } = {}): void {
	const { pathname } = window.location;
	const address = (hasTagManager() ? pathname : `${pathname}?${query}`) + (place && `#${place}`);
	if (isNewEntry) window.history.pushState({ answers: query }, "", address);
	else window.history.replaceState({ ...window.history.state, answers: query }, "", address);
	hideAddressFromNextPage();
}

/** The answers of the current history entry. */
export function notedAnswers(): URLSearchParams {
	const state = window.history.state as { answers?: string } | null;
	return new URLSearchParams(state?.answers ?? window.location.search);
}

/**
 * The answers in the fragment of an emailed link, which is removed from the address at once. They stay in the history
 * entry, so the link's own request does not hold them. A funnel that continues writes its answers into the address.
 */
export function takeAnswersFromFragment(): FunnelAnswers | undefined {
	const { hash, pathname, search } = window.location;
	const answers = answersInFragment(hash);
	if (answers) {
		openedWithAnswers = true;
		window.history.replaceState(window.history.state, "", `${pathname}${search}`);
	}
	return answers;
}

/** Stores answers in the history entry alone: the address stays as it is. */
export function noteInHistory(query: string): void {
	window.history.replaceState({ ...window.history.state, answers: query }, "");
}

/** Pages opened from this one learn its host, but not its query. */
export function hideAddressFromNextPage(): void {
	if (document.querySelector("meta[name=referrer]")) return;
	const policy = document.createElement("meta");
	policy.name = "referrer";
	policy.content = "strict-origin";
	document.head.append(policy);
}

function hasTagManager(): boolean {
	return document.querySelector("script[src^='https://www.googletagmanager.com/']") !== null;
}
