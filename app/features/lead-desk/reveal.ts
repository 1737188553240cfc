/** Shows a part of the page that is folded away, or that another choice hides. @returns whether it was hidden */
export function reveal(part: Element): boolean {
	let isHidden = false;
	for (let one: Element | null = part; one; one = one.parentElement) {
		if (one instanceof HTMLDetailsElement && !one.open) {
			one.open = true;
			isHidden = true;
		}
		const choice = one instanceof HTMLElement && document.getElementById(one.dataset.shownBy ?? "");
		if (choice instanceof HTMLInputElement && !choice.checked) {
			choose(choice);
			isHidden = true;
		}
	}
	return isHidden;
}

/** Chooses what a page shows. That is no answer that somebody typed, so it does not keep the page from being read again. */
export function choose(choice: HTMLInputElement): void {
	choice.checked = true;
	for (const one of document.querySelectorAll<HTMLInputElement>(`input[name="${choice.name}"]`)) {
		one.defaultChecked = one === choice;
	}
}
