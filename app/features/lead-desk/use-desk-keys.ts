import { useEffect, useEffectEvent } from "react";
import { tinykeys } from "tinykeys";

/** One key of a page. */
export interface DeskKey {
	/** The key as in `KeyboardEvent.key`: `n`, `?`, `Enter`. */
	key: string;
	/** Describes the effect for the reader. */
	does: string;
	press: () => void;
	/** True if it repeats while the key is held down. */
	repeats?: boolean;
}

const typedInto = "textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio])";
const pressedByEnter = "a, button, summary, input";

/** Listens for the keys of a page. A key with Ctrl, Alt or Command belongs to the browser. */
export function useDeskKeys(keys: readonly DeskKey[], isOn: boolean): void {
	const press = useEffectEvent((event: KeyboardEvent, name: string) => {
		const key = keys.find((one) => one.key === name);
		if (!key || (event.repeat && !key.repeats)) return;
		event.preventDefault();
		key.press();
	});
	const names = keys.map(({ key }) => key).join(" ");
	useEffect(() => {
		if (!isOn) return undefined;
		const bindings = names
			.split(" ")
			.map((name) => [binding(name), (event: KeyboardEvent) => press(event, name)] as const);
		return tinykeys(window, Object.fromEntries(bindings), { ignore: rests });
	}, [names, isOn]);
}

/** Signs and digits need Shift on some keyboards. */
function binding(key: string): string {
	if (/^[A-Z]$/.test(key)) return `Shift+${key}`;
	return /^[a-z]/i.test(key) ? key : `[Shift]+${key}`;
}

/**
 * True while shortcuts are paused: somebody types or chooses, a dialog is open, or Enter presses the focused element. A
 * closed dialog keeps the focus until the browser draws again, so check if it is open, not where the focus is.
 */
function rests({ target, isComposing, key }: KeyboardEvent): boolean {
	if (isComposing || document.querySelector("dialog[open]")) return true;
	if (!(target instanceof Element)) return false;
	return target.closest(key === "Enter" ? `${typedInto}, ${pressedByEnter}` : typedInto) !== null;
}
