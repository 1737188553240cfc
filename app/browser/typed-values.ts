/** A value that a visitor typed or chose in a control. */
export interface TypedValue {
	/** Finds the control again, also in another rendering of the same page. */
	key: string;
	value: string | boolean;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Nothing secret, and nothing that a script can't set. */
const skipped = ["password", "hidden", "file", "submit", "button"];

function controls(root: ParentNode): [key: string, control: Control][] {
	const counts = new Map<string, number>();
	// Some radio buttons choose what the page shows, and are no answer.
	return [...root.querySelectorAll<Control>("input:not([data-view]), select, textarea")]
		.filter(({ type }) => !skipped.includes(type))
		.map((control) => {
			const option = isToggle(control) ? control.value : "";
			const name = [control.name || control.id, control.type, option].join("|");
			const count = counts.get(name) ?? 0;
			counts.set(name, count + 1);
			return [`${name}|${count}`, control];
		});
}

function isToggle(control: Control): control is HTMLInputElement {
	return control.type === "checkbox" || control.type === "radio";
}

export function captureTyped(root: ParentNode): TypedValue[] {
	return controls(root)
		.filter(([, control]) => (control.type === "radio" ? (control as HTMLInputElement).checked : control.value !== ""))
		.map(([key, control]) => ({ key, value: isToggle(control) ? control.checked : control.value }));
}

/** The values that the page was rendered with. */
export function captureRendered(root: ParentNode): TypedValue[] {
	return controls(root).map(([key, control]) => ({ key, value: renderedValue(control) }));
}

/** True if every control still has the value that the page was rendered with. */
export function isAsRendered(root: ParentNode): boolean {
	return controls(root).every(([, control]) => {
		return renderedValue(control) === (isToggle(control) ? control.checked : control.value);
	});
}

function renderedValue(control: Control): string | boolean {
	if (isToggle(control)) return control.defaultChecked;
	if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
	const options = [...control.options];
	return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

/** Fills in the controls as if the visitor did. Returns what found no control yet. */
export function restoreTyped(root: ParentNode, typed: readonly TypedValue[]): TypedValue[] {
	const found = new Map(controls(root));
	return typed.filter(({ key, value }) => {
		const control = found.get(key);
		if (control) fillControl(control, value);
		return !control;
	});
}

/** Sets a value as if the visitor did. */
export function fillControl(control: Control, value: string | boolean): void {
	if (typeof value === "boolean") {
		// React listens to the click.
		if (isToggle(control) && control.checked !== value) control.click();
		return;
	}
	if (control.value === value) return;
	// React replaces the setter of the element, to know what it has rendered.
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
	control.dispatchEvent(new Event("input", { bubbles: true }));
	control.dispatchEvent(new Event("change", { bubbles: true }));
}
