import type { PageContext } from "#app/browser/page-context.ts";
import { whenIdle } from "#app/browser/when-idle.ts";
import { noticeSlot, stateSlot } from "./location-places.ts";

/** Shows what applies in the visitor's state. A page without a place for it sends no request. */
export function enhanceLocation(context: PageContext): void {
	if (!document.querySelector(`${stateSlot.selector}, ${noticeSlot.selector}`)) return;
	whenIdle(async () => {
		const { showLocation } = await import("./show-location.ts");
		await showLocation(context);
	});
}
