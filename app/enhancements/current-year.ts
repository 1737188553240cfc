/** Pages are rendered when the site is built, perhaps last year. */
export function updateYear(): void {
	for (const element of document.querySelectorAll<HTMLElement>("[data-year]")) {
		element.textContent = element.textContent.replace(element.dataset.year ?? "", String(new Date().getFullYear()));
	}
}
