/**
 * Puts another company's frame in the place that was kept for it.
 * @param asked whether the visitor asked for this one and waits for it, so that the focus goes there
 */
export function loadEmbed(place: HTMLElement | null, asked: boolean): void {
	const { embed, embedTitle } = place?.dataset ?? {};
	if (!place || !embed || !embedTitle || place.querySelector("iframe")) return;
	const frame = document.createElement("iframe");
	frame.src = embed;
	frame.title = embedTitle;
	frame.loading = asked ? "eager" : "lazy";
	frame.referrerPolicy = "no-referrer";
	frame.allowFullscreen = true;
	frame.className = "size-full border-0";
	place.querySelector("[data-embed-question]")?.replaceWith(frame);
	if (asked) frame.focus();
}
