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
			choice.checked = true;
			isHidden = true;
		}
	}
	return isHidden;
}
