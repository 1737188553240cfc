import { marker } from "#app/browser/marker.ts";

/** A part other than an island, until its script runs. */
export const awaitsScript = marker("data-waits");

const unready = `[data-island]:not([data-ready]),${awaitsScript.selector}`;
const tapped = "[data-tapped]";

/**
 * Part of the small script in the page: marks a button that is pressed before the script that it needs is there. The mark
 * is also the sign that the site is at work. Buttons of forms and popovers work without script, except those of a waiting
 * part's form that is not sent: its method is `dialog`.
 */
export const noteEarlyTaps = `addEventListener("click",({target})=>{
const button=target.closest?.("button[type=button]:not([popovertarget]),${awaitsScript.selector} [method=dialog] button");
if(button&&(!("scripted" in document.documentElement.dataset)||button.closest("${unready}")))button.dataset.tapped=""},true);`;

export function hasTaps(island: HTMLElement): boolean {
	return island.querySelector(tapped) !== null;
}

/** Presses the marked buttons again, except those of islands that have no script yet. */
export function replayTaps(root: ParentNode): void {
	for (const button of root.querySelectorAll<HTMLElement>(tapped)) {
		if (button.closest(unready)) continue;
		delete button.dataset.tapped;
		button.click();
	}
}
