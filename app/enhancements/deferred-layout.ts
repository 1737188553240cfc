import { whenIdle } from "#app/browser/when-idle.ts";

/** A visitor who scrolls at once waits no longer than this for what comes before. */
const waitLimitMs = 1000;
const keepsPlace = CSS.supports("overflow-anchor", "auto");

/**
 * Lays out the sections that `deferred-layout` has left for later, one by one in idle moments, after everything else
 * that changes the layout. So the page has its true height before anybody scrolls, and no task is long. A browser
 * without scroll anchoring would move the text under the reader: there, sections above the screen wait until they are
 * scrolled to.
 */
export function layOutDeferred({ after }: { after: Promise<void> }): void {
	const sections = [...document.querySelectorAll<HTMLElement>(".deferred-layout")];
	const limit = new Promise((settle) => setTimeout(settle, waitLimitMs));
	void Promise.race([after, limit]).then(() => layOutNext(sections));
}

function layOutNext(sections: HTMLElement[]): void {
	const section = sections.shift();
	if (!section) return;
	whenIdle(() => {
		if (keepsPlace || section.getBoundingClientRect().top >= 0) section.style.contentVisibility = "visible";
		requestAnimationFrame(() => layOutNext(sections));
	});
}
