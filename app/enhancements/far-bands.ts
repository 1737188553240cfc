/** By then the typefaces have come, or will not. */
const typefacesLimitMs = 1000;
const keepsPlace = CSS.supports("overflow-anchor", "auto");
const idle = window.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 200));

/**
 * Lays out what `deferred-layout` has left for later, band by band in idle moments after the typefaces have come, so
 * that the page has its true height before anybody scrolls, and no moment is long. Where a browser does not keep the
 * reader's place, what lies above the screen stays as it is.
 */
export function layOutFarBands(): void {
	const bands = [...document.querySelectorAll<HTMLElement>(".deferred-layout")];
	if (bands.length === 0) return;
	const start = once(() => layOutNext(bands));
	document.fonts.addEventListener("loadingdone", start, { once: true });
	setTimeout(start, typefacesLimitMs);
}

function layOutNext(bands: HTMLElement[]): void {
	const band = bands.shift();
	if (!band) return;
	idle(() => {
		if (keepsPlace || band.getBoundingClientRect().top >= 0) band.style.contentVisibility = "visible";
		requestAnimationFrame(() => layOutNext(bands));
	});
}

function once(run: () => void): () => void {
	let done = false;
	return () => {
		if (!done) run();
		done = true;
	};
}
