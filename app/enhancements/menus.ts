import { menuKind } from "#app/browser/page-markers.ts";

/**
 * Menus open and close without script. With script they also close on Escape, on a choice, on a click outside and
 * when the focus leaves; `/` opens the site search.
 */
export function enhanceMenus(): void {
	for (const menu of menuKind.all() as HTMLDetailsElement[]) closeWhenLeft(menu);
	document.addEventListener("keydown", openSearchOnSlash);
	// The mobile menu is a popover, and some of its links lead to sections of the same page.
	for (const menu of document.querySelectorAll<HTMLElement>("nav[popover]")) {
		menu.addEventListener("click", ({ target }) => {
			if (target instanceof Element && target.closest("a")) menu.hidePopover();
		});
	}
}

function closeWhenLeft(menu: HTMLDetailsElement): void {
	document.addEventListener("pointerdown", ({ target }) => {
		if (!menu.contains(target as Node)) menu.open = false;
	});
	menu.addEventListener("focusout", ({ relatedTarget }) => {
		if (relatedTarget && !menu.contains(relatedTarget as Node)) menu.open = false;
	});
	menu.addEventListener("keydown", ({ key }) => {
		if (key !== "Escape" || !menu.open) return;
		menu.open = false;
		menu.querySelector("summary")?.focus();
	});
	menu.addEventListener("click", ({ target }) => {
		if ((target as Element).closest("a")) menu.open = false;
	});
	menu.addEventListener("toggle", () => {
		if (menu.open && menuKind.valueOf(menu) === "search") menu.querySelector("input")?.focus();
	});
}

function openSearchOnSlash(event: KeyboardEvent): void {
	const menu = menuKind.all().find((element) => menuKind.valueOf(element) === "search") as
		| HTMLDetailsElement
		| undefined;
	const typing = (event.target as Element).closest("input, textarea, select, [contenteditable]");
	if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || typing || !menu) return;
	event.preventDefault();
	menu.open = true;
}
