import { embed, embedQuestion, embedTitle } from "./embed-parts.ts";

/**
 * Puts another company's frame in the place that was reserved for it.
 * @param asked whether the visitor asked for this one and waits for it, so that the focus goes there
 */
export function loadEmbed(place: HTMLElement, asked: boolean): void {
	const address = embed.valueOf(place);
	const title = embedTitle.valueOf(place);
	if (!address || !title || place.querySelector("iframe")) return;
	const frame = document.createElement("iframe");
	frame.src = address;
	frame.title = title;
	frame.loading = asked ? "eager" : "lazy";
	frame.referrerPolicy = "no-referrer";
	frame.allowFullscreen = true;
	frame.className = "size-full border-0";
	embedQuestion.all(place)[0]?.replaceWith(frame);
	if (asked) frame.focus();
}
