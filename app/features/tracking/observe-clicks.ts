import { agency } from "#content/agency.ts";
import { clickEvent } from "#domain/conversions/click-event.ts";
import type { EventName, EventProperties } from "#domain/conversions/events.ts";
import { readClicked } from "./read-clicked.ts";
import { track } from "./track.ts";

/** Tracks all links and buttons with one listener, except those with `data-tracked`, which track themselves. */
export function observeClicks(): void {
	document.addEventListener(
		"click",
		({ target }) => {
			const control = target instanceof Element && target.closest<HTMLElement | SVGAElement>("a, button");
			if (!control || "tracked" in control.dataset) return;
			const event = clickEvent(readClicked(control), agency);
			if (event) track(event.name as EventName, event.properties as EventProperties<EventName>);
		},
		// Before another listener can remove the element.
		{ capture: true },
	);
}
