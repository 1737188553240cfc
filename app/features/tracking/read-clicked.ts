import type { Clicked } from "#domain/conversions/click-event.ts";

/** Reads the link or button from the page. */
export function readClicked(control: HTMLElement | SVGAElement): Clicked {
	const { dataset } = control;
	return {
		href: control.getAttribute("href") ?? undefined,
		label: labelOf(control),
		isButton: control.matches(".button, button") && !control.matches("form button[type=submit], [data-answer]"),
		location: locationOf(control),
		state: dataset.state ? { code: dataset.state, name: dataset.stateName ?? dataset.state } : undefined,
		article: dataset.article
			? { id: dataset.article, title: dataset.articleTitle ?? "", category: dataset.articleCategory ?? "" }
			: undefined,
	};
}

/** The visible text, without the additions for screen readers. */
function labelOf(control: Element): string {
	const visible = [...control.childNodes].filter((node) => !(node instanceof Element && node.matches(".sr-only")));
	const text = visible.map(({ textContent }) => textContent ?? "").join("");
	return (control.getAttribute("aria-label") ?? text).replace(/\s+/g, " ").trim();
}

/** The section, dialog or part of the page's frame that contains it. */
function locationOf(control: Element): string {
	const place = control.closest<HTMLElement>("[data-location], section[id], dialog[id], header, footer, aside");
	const name = place?.dataset.location ?? (place?.matches("section, dialog") ? place.id : place?.localName);
	return name && /^[\w-]{1,60}$/.test(name) ? name : "page";
}
