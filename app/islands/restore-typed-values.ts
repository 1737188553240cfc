import { restoreTyped, type TypedValue } from "#app/browser/typed-values.ts";

/** For this long, parts of the page may still appear. */
const patienceMs = 20_000;

/**
 * Fills in what was typed before the page was loaded again. A part that gets its script later is filled in at once as
 * plain HTML, and again when its script runs.
 */
export function restoreTypedValues(typed: readonly TypedValue[]): void {
	let pending = restoreTyped(document, typed);
	const hydrated = new WeakSet<Element>();
	const observer = new MutationObserver((changes) => {
		for (const { target } of changes) {
			const island = (target as Element).closest?.("[data-island][data-ready]");
			if (!island || hydrated.has(island)) continue;
			hydrated.add(island);
			restoreTyped(document, typed);
		}
		pending = restoreTyped(document, pending);
	});
	observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-ready"] });
	const stop = () => observer.disconnect();
	// From now on the visitor decides.
	for (const event of ["pointerdown", "keydown"]) document.addEventListener(event, stop, { once: true });
	setTimeout(stop, patienceMs);
}
