import { pageYear } from "#app/browser/page-markers.ts";

/** Updates the year: the page may have been prerendered last year. */
export function updateYear(): void {
	const year = String(new Date().getFullYear());
	for (const element of pageYear.all()) {
		element.textContent = element.textContent.replace(pageYear.valueOf(element) ?? "", year);
	}
}
