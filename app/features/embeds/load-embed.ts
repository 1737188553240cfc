import { embed, embedQuestion, embedTitle } from "./embed-parts.ts";

/**
 * Puts another company's frame in its reserved place.
 * @param requested whether the visitor requested this frame, so that it gets the focus
 */
export function loadEmbed(place: HTMLElement, requested: boolean): void {
	const address = embed.valueOf(place);
	const title = embedTitle.valueOf(place);
	if (!address || !title || place.querySelector("iframe")) return;
	const frame = document.createElement("iframe");
	frame.src = address;
	frame.title = title;
	frame.loading = requested ? "eager" : "lazy";
	frame.referrerPolicy = "no-referrer";
	frame.allowFullscreen = true;
	frame.className = "size-full border-0";
	embedQuestion.all(place)[0]?.replaceWith(frame);
	if (requested) frame.focus();
}
