/** Bands on the way may take their true height only as they come into view; that takes the browser two frames. */
const settlingFrames = 3;

/** Ends a link to a band of the page exactly there, and lets the Tab key go on from it, as plain HTML does. */
export function followAnchors(): void {
	document.addEventListener("click", (event) => {
		const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href*='#']");
		if (!link || event.defaultPrevented || !leadsWithinPage(link)) return;
		const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
		// After the browser has gone there itself.
		if (target) requestAnimationFrame(() => settleOn(target));
	});
}

function leadsWithinPage({ origin, pathname, search, hash, target }: HTMLAnchorElement): boolean {
	const here = window.location;
	return (
		hash.length > 1 &&
		!target &&
		origin === here.origin &&
		pathname === here.pathname &&
		(!search || search === here.search)
	);
}

function settleOn(target: HTMLElement): void {
	if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
	target.focus({ preventScroll: true });
	let framesLeft = settlingFrames;
	requestAnimationFrame(function settle() {
		target.scrollIntoView();
		framesLeft -= 1;
		if (framesLeft > 0) requestAnimationFrame(settle);
	});
}
