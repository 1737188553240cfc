import { menuKind } from "#app/browser/page-markers.ts";
import { isOpenPopover } from "#app/browser/popovers.ts";

/**
 * Menus open and close without script. With script they also close on Escape, on a choice, on a click outside and
 * when the focus leaves; `/` opens the site search.
 */
export function enhanceMenus(): void {
	for (const menu of menuKind.all() as HTMLDetailsElement[]) closeWhenLeft(menu);
	document.addEventListener("keydown", openSearchOnSlash);
	for (const menu of document.querySelectorAll<HTMLElement>("nav[popover]")) closeOnBack(menu);
}

/**
 * The mobile menu looks like a separate page, so Back closes it: an open menu is a history entry. Choosing a page in it
 * replaces that entry.
 */
function closeOnBack(menu: HTMLElement): void {
	const isEntry = () => (window.history.state as { menu?: true } | null)?.menu === true;
	menu.addEventListener("toggle", ({ newState }) => {
		if (newState === "open" && !isEntry()) window.history.pushState({ menu: true }, "");
		else if (newState === "closed" && isEntry()) window.history.back();
	});
	window.addEventListener("popstate", () => isOpenPopover(menu) && menu.hidePopover());
	menu.addEventListener("click", (event) => {
		const link = event.target instanceof Element && event.target.closest("a");
		if (!link) return;
		const staysHere = link.target || event.ctrlKey || event.metaKey || event.shiftKey;
		if (isEntry()) window.history.replaceState(null, "");
		menu.hidePopover();
		if (staysHere || link.pathname === window.location.pathname) return;
		event.preventDefault();
		window.location.replace(link.href);
	});
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
