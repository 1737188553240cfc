import { whenIdle } from "#app/browser/when-idle.ts";

/** The longest wait for `after`, since the visitor may scroll at once. */
const maxWaitMs = 1000;
const hasScrollAnchoring = CSS.supports("overflow-anchor", "auto");

/**
 * Lays out the sections with `deferred-layout` one by one when the browser is idle, after everything else that changes
 * the layout. So the page has its true height before anybody scrolls, and no task is long. Browsers without scroll
 * anchoring lay out sections above the screen only on scroll, because the text would move under the reader.
 */
export function layOutDeferred({ after }: { after: Promise<void> }): void {
	const sections = [...document.querySelectorAll<HTMLElement>(".deferred-layout")];
	const limit = new Promise((settle) => setTimeout(settle, maxWaitMs));
	void Promise.race([after, limit]).then(() => layOutNext(sections));
}

function layOutNext(sections: HTMLElement[]): void {
	const section = sections.shift();
	if (!section) return;
	whenIdle(() => {
		if (hasScrollAnchoring || section.getBoundingClientRect().top >= 0) section.style.contentVisibility = "visible";
		requestAnimationFrame(() => layOutNext(sections));
	});
}
