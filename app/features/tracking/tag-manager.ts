import { dataLayer } from "./data-layer.ts";
import { hideAddressFromNextPage, holdsAnswers } from "./typed-address.ts";

let started = false;

/** Loads Google Tag Manager where the agency has one. It could read the page's address, so not while that holds answers. */
export async function startTagManager(): Promise<void> {
	if (started) return;
	started = true;
	const id = await tagManagerId();
	if (!id) return;
	if (holdsAnswers(window.location)) {
		hideAddressFromNextPage();
		return;
	}
	dataLayer().push({ event: "gtm.js", "gtm.start": Date.now() });
	const script = document.createElement("script");
	script.async = true;
	script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
	document.head.append(script);
}

async function tagManagerId(): Promise<string | null> {
	const response = await fetch("/functions/tag-manager").catch(() => null);
	return response?.ok ? ((await response.json()) as { id: string | null }).id : null;
}
