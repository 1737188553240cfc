import { agency } from "#content/agency.ts";
import { clickEvent } from "#domain/conversions/click-event.ts";
import type { EventName, EventProperties } from "#domain/conversions/events.ts";
import { readClicked } from "./read-clicked.ts";
import { track } from "./track.ts";

/** One listener for all links and buttons. What tells of itself carries `data-tracked` and is left alone. */
export function observeClicks(): void {
	document.addEventListener(
		"click",
		({ target }) => {
			const control = target instanceof Element && target.closest<HTMLElement | SVGAElement>("a, button");
			if (!control || "tracked" in control.dataset) return;
			const event = clickEvent(readClicked(control), agency);
			if (event) track(event.name as EventName, event.properties as EventProperties<EventName>);
		},
		// Before anybody else can take the element away.
		{ capture: true },
	);
}
