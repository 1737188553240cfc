import { onConsent } from "../consent/consent.ts";
import { embed, embedButton } from "./embed-parts.ts";

/** Loads a map or video of another company on request, and all of them once marketing is allowed. */
export function enhanceEmbeds(): void {
	if (embed.all().length === 0) return;
	document.addEventListener("click", async ({ target }) => {
		const button = target instanceof Element ? target.closest(embedButton.selector) : null;
		const place = button?.closest<HTMLElement>(embed.selector);
		if (!place) return;
		const { loadEmbed } = await import("./load-embed.ts");
		loadEmbed(place, true);
	});
	onConsent("marketing", async () => {
		const { loadEmbed } = await import("./load-embed.ts");
		for (const place of embed.all()) loadEmbed(place, false);
	});
}
