declare global {
	interface Window {
		dataLayer?: Record<string, unknown>[];
	}
}

/** Tells the page's own data layer what happened. Nothing leaves the browser by this. */
export function track(event: string, properties: Readonly<Record<string, unknown>>): void {
	window.dataLayer ??= [];
	window.dataLayer.push({ event, ...properties });
}
