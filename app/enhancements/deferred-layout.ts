/** Whoever scrolls at once does not wait longer than this for what comes before. */
const waitLimitMs = 1000;
const keepsPlace = CSS.supports("overflow-anchor", "auto");
const idle = window.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 200));

/**
 * Lays out what `deferred-layout` has left for later, band by band in idle moments after what else changes the layout,
 * so that the page has its true height before anybody scrolls, and no moment is long. Where a browser does not keep the
 * reader's place, what lies above the screen stays as it is.
 */
export function startDeferredLayout({ after }: { after: Promise<void> }): void {
	const bands = [...document.querySelectorAll<HTMLElement>(".deferred-layout")];
	const limit = new Promise((settle) => setTimeout(settle, waitLimitMs));
	void Promise.race([after, limit]).then(() => layOutNext(bands));
}

function layOutNext(bands: HTMLElement[]): void {
	const band = bands.shift();
	if (!band) return;
	idle(() => {
		if (keepsPlace || band.getBoundingClientRect().top >= 0) band.style.contentVisibility = "visible";
		requestAnimationFrame(() => layOutNext(bands));
	});
}
