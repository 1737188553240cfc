/** Names of a query that never hold what a visitor typed. */
const harmlessName = /^(?:utm_\w+|gclid|fbclid|msclkid|service|state)$/;

/** Whether the page's address can hold answers of the visitor. */
export function holdsAnswers(search: string): boolean {
	return [...new URLSearchParams(search).keys()].some((name) => !harmlessName.test(name));
}

/**
 * Writes the visitor's answers to the page's address, so that the page can be reloaded and shared. A tag manager can read
 * the address: while one is on the page, they go only into the history entry, which nobody else reads.
 */
export function noteInAddress(query: string, { isNewEntry = false } = {}): void {
	const { pathname } = window.location;
	const address = hasTagManager() ? pathname : `${pathname}?${query}`;
	if (isNewEntry) window.history.pushState({ answers: query }, "", address);
	else window.history.replaceState({ ...window.history.state, answers: query }, "", address);
	hideAddressFromNextPage();
}

/** The answers of the current history entry. */
export function notedAnswers(): URLSearchParams {
	const state = window.history.state as { answers?: string } | null;
	return new URLSearchParams(state?.answers ?? window.location.search);
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
