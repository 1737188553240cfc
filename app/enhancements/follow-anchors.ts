/** Sections above the target may get their true height only as they come into view, which takes two frames. */
const settlingFrames = 3;

/** Scrolls exactly to a link's target within the page, and moves the focus there, as plain HTML does. */
export function followAnchors(): void {
	document.addEventListener("click", (event) => {
		const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href*='#']");
		if (!link || event.defaultPrevented || !leadsWithinPage(link)) return;
		const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
		// After the browser's own scrolling.
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
